import {plainLetters} from '../../lib/plainLetters';
import type {
  Answer,
  Finder,
  IndexFile,
  NamesFile,
  ResultGroup,
  SummariesFile,
  TextFile,
  WordsFile,
} from '../types';
import {chooseTexts} from './chooseTexts';
import {cutSnippet} from './cutSnippet';
import {findTerms} from './findTerms';
import {groupResults} from './groupResults';
import {createRanking, type Ranked} from './createRanking';
import {readQuery, type Slot} from './readQuery';
import {Store} from './store';
import type {StoredEntry} from './types';
import {suggestQuery} from './suggestQuery';
import {understandQuery, type Understood} from './understandQuery';

/** Loads a file of the index by its path in the site. Rejects when it cannot be had. */
type LoadFile = (path: string) => Promise<unknown>;

/** How long a reader has to stop typing before more is loaded, in milliseconds. */
const PAUSE = 150;
/** From this exactness of a name on (rankName), texts need not be searched. */
const EXACT = 3;
/** With so many names that have all words, they need not be searched either. */
const ENOUGH = 6;

/**
 * A finder over an index whose other files are loaded when a query needs them. Where that fails, it
 * answers from what it has. Rejects what isn't an index.
 */
export async function createFinder(index: IndexFile, loadFile: LoadFile): Promise<Finder> {
  if (!index.files.includes('*')) {
    throw new Error(`The search index names its files ${index.files}, without a *.`);
  }
  const store = new Store();
  const loaded = new Set<string>();
  if (index.names) {
    await store.addNames(index.names, 0);
    loaded.add('names-0');
  }
  const load = createLoader(index, loadFile, store, loaded);

  return (query, show) => {
    let isCancelled = false;
    const failed = new Set<string>();
    const slots = readQuery(query.text, index.synonyms);

    const answer = () => {
      const understood = understandQuery(store, query.text, slots);
      const texts = new Set(chooseTexts(store, understood));
      const rank = createRanking(understood, query.family);
      const named = rank(new Set());
      const isSettled = areNamesEnough(slots, understood, named);
      const ranked = isSettled || texts.size === 0 ? named : rank(texts);
      const needed = listFiles(index, slots, isSettled ? undefined : texts);
      const missing = needed.filter((name) => !loaded.has(name) && !failed.has(name));
      return {understood, ranked, missing};
    };
    const loadMissing = async (missing: readonly string[]): Promise<void> => {
      const results = await Promise.allSettled(missing.map(load));
      missing
        .filter((_, number) => results[number]?.status === 'rejected')
        .forEach((name) => failed.add(name));
      if (!isCancelled) {
        const next = answer();
        if (next.missing.length === 0) {
          show(describeAnswer(store, query.text, next, true));
        } else {
          await loadMissing(next.missing);
        }
      }
    };

    const first = answer();
    const isWhole = slots.length === 0 || first.missing.length === 0;
    show(describeAnswer(store, query.text, first, isWhole));
    const timer = isWhole ? undefined : setTimeout(() => void loadMissing(first.missing), PAUSE);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  };
}

/** Loads a file by its name once and adds it to the store; again after a failure. */
function createLoader(index: IndexFile, loadFile: LoadFile, store: Store, loaded: Set<string>) {
  const loading = new Map<string, Promise<void>>();
  const add = (name: string, content: unknown): Promise<void> => {
    const [kind, part] = name.split('-');
    switch (kind) {
      case 'names':
        return store.addNames(content as NamesFile, Number(part));
      case 'summaries':
        return store.addSummaries(content as SummariesFile, Number(part));
      case 'words':
        return store.addTexts(content as WordsFile);
      default:
        store.addText(content as TextFile, Number(part));
        return Promise.resolve();
    }
  };
  const loadNow = async (name: string) => {
    const content = await loadFile(index.files.replace('*', name));
    // Summaries belong to names.
    const names = name.replace('summaries', 'names');
    if (names !== name && !loaded.has(names)) {
      await load(names);
    }
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

/** The files that an answer needs to be whole; without texts, only names answer it. */
function listFiles(
  {starts}: IndexFile,
  slots: readonly Slot[],
  texts: ReadonlySet<number> | undefined,
): string[] {
  const words = slots.flatMap(({alternatives}) => alternatives.flatMap((one) => one.words));
  const locate = (kind: keyof IndexFile['starts']) => [
    ...new Set(words.map((word) => findPart(starts[kind], word))),
  ];
  const names = locate('names');
  return [
    ...names.flatMap((part) => [`names-${part}`, `summaries-${part}`]),
    ...(texts ? locate('words').map((part) => `words-${part}`) : []),
    ...[...(texts ?? [])].map((text) => `text-${text}`),
  ];
}

/** The part in which a word is: the last one that starts at it or before. */
function findPart(starts: readonly string[], word: string): number {
  const after = starts.findIndex((start) => start > word);
  return after === -1 ? starts.length - 1 : Math.max(0, after - 1);
}

/** Whether names answer a query so well that no text could answer it better. */
function areNamesEnough(
  slots: readonly Slot[],
  understood: Understood,
  ranked: readonly Ranked[],
): boolean {
  const isUnderstood = understood.slots.length === slots.length && !understood.isCorrected;
  const complete = ranked.filter(({share}) => share === 1).length;
  return (ranked[0]?.name ?? 0) >= EXACT || (isUnderstood && complete >= ENOUGH);
}

function describeAnswer(
  store: Store,
  text: string,
  {understood, ranked}: {understood: Understood; ranked: readonly Ranked[]},
  isWhole: boolean,
): Answer {
  const terms = [...understood.terms];
  // While texts may still hold better ones, results without all words would only flicker.
  const shown = isWhole ? ranked : ranked.filter(({share, name}) => share === 1 || name > 0);
  const groups = groupResults(shown, (entry) => describeEntry(store, entry, terms));
  const suggestion = groups.length === 0 && isWhole ? suggestQuery(store, text) : undefined;
  return {
    ...{groups, isWhole, terms: keepShown(terms, groups)},
    ...(suggestion !== undefined && {suggestion}),
  };
}

/** A line of the summary; where only the text has the words, of the text. */
function describeEntry(store: Store, entry: StoredEntry, terms: readonly string[]): string {
  const {summary, text} = entry;
  const isInText = () => terms.some((term) => store.isInText(term, entry));
  const isBetter = summary === '' || (findTerms(summary, terms).length === 0 && isInText());
  return cutSnippet(isBetter ? text : summary, terms);
}

/** The terms that occur in what readers see. */
function keepShown(terms: readonly string[], groups: readonly ResultGroup[]): string[] {
  const texts = groups.flatMap(({title, results}) => [
    title,
    ...results.flatMap(({name, trail, summary}) => [name, ...trail, summary]),
  ]);
  const all = plainLetters(texts.join('\n')).toLowerCase();
  return terms.filter((term) => all.includes(term));
}
