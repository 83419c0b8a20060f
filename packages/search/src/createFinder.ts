import {plainLetters} from './plainLetters';
import {describeResults, lacksTerms, listTerms, suggestQuery} from './describeResults';
import {
  toPlace,
  type IndexFile,
  type NamesFile,
  type SummariesFile,
  type TextFile,
  type WordsFile,
} from './indexFile';
import {findLast, LoadedIndex} from './loadedIndex';
import {listMeanings, matchQuery, parseQuery, type Match, type QueryTerm} from './matchQuery';
import {rank, tidyText, type Ranked} from './rank';
import type {Answer, Finder} from './types';

/** Loads a file of the index by its path in the site. Rejects if it cannot be loaded. */
export type LoadFile = (path: string) => Promise<unknown>;

/** Pause in typing after which more is loaded, in milliseconds. */
const PAUSE = 150;
/** The most files of texts that a query loads for its best results. */
const MAX_TEXTS = 2;
/** Words of a query from which on a section that contains it word for word counts as its answer. */
const PHRASE_WORDS = 4;
/** The most results whose texts are worth loading. */
const MOST_TOLD = 4;

/**
 * Creates a finder over an index; its other files are loaded when a query needs them. If loading fails, it answers
 * from the files that it has. Rejects anything but an index.
 */
export async function createFinder(indexFile: IndexFile, loadFile: LoadFile): Promise<Finder> {
  if (!indexFile.files?.includes('*')) {
    throw new Error('This is not a search index: it does not name its files.');
  }
  const index = new LoadedIndex(indexFile);
  const meanings = listMeanings(indexFile);
  const loaded = new Set<string>();
  if (indexFile.names) {
    await index.addNames(indexFile.names, 0);
    loaded.add('names-0');
  }
  const load = createLoader(indexFile, loadFile, index, loaded);

  return (query, show) => {
    let isCancelled = false;
    const failed = new Set<string>();
    const terms = parseQuery(query.text, meanings);
    const answer = () => {
      const matches = matchQuery(index, terms);
      const rankWith = (phrases: ReadonlySet<number>) =>
        rank(index, query.text, matches, query.family, phrases);
      const ranked = rankWith(new Set());
      const isMissing = (name: string) => !loaded.has(name) && !failed.has(name);
      const missing = listFiles(indexFile, terms).filter(isMissing);
      if (missing.length > 0) return {matches, ranked, missing};
      const isPhrase = toPlain(query.text).split(' ').length >= PHRASE_WORDS;
      const texts = isPhrase ? chooseLikely(index, ranked) : chooseTelling(index, ranked, matches);
      const phrases = isPhrase ? findPhrases(index, texts, query.text) : new Set<number>();
      return {
        matches,
        ranked: phrases.size > 0 ? rankWith(phrases) : ranked,
        missing: texts.map((text) => `text-${text}`).filter(isMissing),
      };
    };
    const loadMissing = async (missing: readonly string[]): Promise<void> => {
      const results = await Promise.allSettled(missing.map(load));
      missing
        .filter((_, number) => results[number]?.status === 'rejected')
        .forEach((name) => failed.add(name));
      if (isCancelled) return;
      const next = answer();
      if (next.missing.length === 0) show(describeAnswer(index, query.text, next, true));
      else await loadMissing(next.missing);
    };

    const first = answer();
    const isWhole = terms.length === 0 || first.missing.length === 0;
    show(describeAnswer(index, query.text, first, isWhole));
    const timer = isWhole ? undefined : setTimeout(() => void loadMissing(first.missing), PAUSE);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  };
}

/** Returns a function that loads a file by its name and adds it to the index, once unless it fails. */
function createLoader(
  indexFile: IndexFile,
  loadFile: LoadFile,
  index: LoadedIndex,
  loaded: Set<string>,
) {
  const loading = new Map<string, Promise<void>>();
  const add = (name: string, content: unknown): Promise<void> => {
    const [kind, part] = name.split('-');
    switch (kind) {
      case 'names':
        return index.addNames(content as NamesFile, Number(part));
      case 'summaries':
        return index.addSummaries(content as SummariesFile, Number(part));
      case 'words':
        return index.addTexts(content as WordsFile);
      default:
        index.addText(content as TextFile, Number(part));
        return Promise.resolve();
    }
  };
  const loadNow = async (name: string) => {
    const content = await loadFile(indexFile.files.replace('*', name));
    // Summaries belong to names.
    const names = name.replace('summaries', 'names');
    if (names !== name && !loaded.has(names)) await load(names);
    await add(name, content);
    loaded.add(name);
  };
  const load = (name: string): Promise<void> => {
    const promise = loading.get(name) ?? loadNow(name);
    loading.set(name, promise);
    promise.catch(() => loading.delete(name));
    return promise;
  };
  return load;
}

/** Lists the files with the names, summaries and texts that contain a query's words. */
function listFiles({starts}: IndexFile, terms: readonly QueryTerm[]): string[] {
  const words = terms.flatMap(({alternatives}) => alternatives.flatMap((one) => one.words));
  const locate = (parts: readonly string[]) => [
    // The first part starts before all words.
    ...new Set(words.map((word) => findLast(parts, toPlace(word)))),
  ];
  return [
    ...locate(starts.names).flatMap((part) => [`names-${part}`, `summaries-${part}`]),
    ...locate(starts.words).map((part) => `words-${part}`),
  ];
}

/** Returns the files with the texts of the best results whose names and summaries lack the query's words. */
function chooseTelling(
  index: LoadedIndex,
  ranked: readonly Ranked[],
  matches: readonly Match[],
): number[] {
  const terms = listTerms(matches);
  const lacking = ranked
    .slice(0, MOST_TOLD)
    .filter(({entry, number}) => !entry || lacksTerms(index, number, entry, terms));
  return listFilesOf(index, lacking);
}

/** Returns the files with the texts that contain most of a query's words. */
function chooseLikely(index: LoadedIndex, ranked: readonly Ranked[]): number[] {
  return listFilesOf(
    index,
    [...ranked].sort((a, b) => b.own - a.own),
  );
}

function listFilesOf(index: LoadedIndex, ranked: readonly Ranked[]): number[] {
  return [...new Set(ranked.map(({number}) => index.textFileOf(number)))].slice(0, MAX_TEXTS);
}

/** Finds the entries in these files whose text contains a query word for word. */
function findPhrases(index: LoadedIndex, files: readonly number[], query: string): Set<number> {
  const phrase = toPlain(query);
  return new Set(
    [...index.texts]
      .filter(([number]) => files.includes(index.textFileOf(number)))
      .filter(([, text]) => toPlain(text).includes(phrase))
      .map(([number]) => number),
  );
}

function toPlain(text: string): string {
  return tidyText(plainLetters(text));
}

function describeAnswer(
  index: LoadedIndex,
  text: string,
  {matches, ranked}: {matches: readonly Match[]; ranked: readonly Ranked[]},
  isWhole: boolean,
): Answer {
  // While more is loaded, results without all words would only flicker.
  const shown = isWhole ? ranked : ranked.filter(({share}) => share === 1);
  const {groups, terms} = describeResults(index, shown, matches);
  const suggestion = groups.length === 0 && isWhole ? suggestQuery(index, text) : undefined;
  return {groups, terms, isWhole, ...(suggestion !== undefined && {suggestion})};
}
