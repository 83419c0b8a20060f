import type {
  Answer,
  Finder,
  IndexFile,
  NamesFile,
  SummariesFile,
  TextFile,
  WordsFile,
} from '../types';
import {describeResults, lacksTerms, suggestQuery} from './describeResults';
import {matchQuery, type Match} from './matchQuery';
import {rank, type Ranked} from './rank';
import {readQuery, type Slot} from './readQuery';
import {Store} from './store';

/** Loads a file of the index by its path in the site. Rejects when it cannot be had. */
type LoadFile = (path: string) => Promise<unknown>;

/** How long a reader has to stop typing before more is loaded, in milliseconds. */
const PAUSE = 150;
/** How many texts are loaded for a query, of its best results. */
const MAX_TEXTS = 2;
/** Of more results, texts are not worth their bytes. */
const MOST_TOLD = 4;

/**
 * A finder over an index whose other files are loaded when a query needs them. Where that fails, it
 * answers from what it has. Rejects what isn't an index.
 */
export async function createFinder(index: IndexFile, loadFile: LoadFile): Promise<Finder> {
  if (!index.files.includes('*')) {
    throw new Error(`The search index names its files ${index.files}, without a *.`);
  }
  const store = new Store(index);
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
      const matches = matchQuery(store, slots);
      const ranked = rank(store, query.text, matches, query.family);
      const wanted = listFiles(index, slots);
      const isMissing = (name: string) => !loaded.has(name) && !failed.has(name);
      const missing = wanted.filter(isMissing);
      const texts = missing.length > 0 ? [] : chooseTexts(store, ranked, matches);
      return {matches, ranked, missing: [...missing, ...texts.filter(isMissing)]};
    };
    const loadMissing = async (missing: readonly string[]): Promise<void> => {
      const results = await Promise.allSettled(missing.map(load));
      missing
        .filter((_, number) => results[number]?.status === 'rejected')
        .forEach((name) => failed.add(name));
      if (isCancelled) return;
      const next = answer();
      if (next.missing.length === 0) show(describeAnswer(store, query.text, next, true));
      else await loadMissing(next.missing);
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

/** The files with the names, summaries and texts that have a query's words. */
function listFiles({starts}: IndexFile, slots: readonly Slot[]): string[] {
  const words = slots.flatMap(({alternatives}) => alternatives.flatMap((one) => one.words));
  const locate = (parts: readonly string[]) => [
    ...new Set(words.map((word) => findPart(parts, word))),
  ];
  return [
    ...locate(starts.names).flatMap((part) => [`names-${part}`, `summaries-${part}`]),
    ...locate(starts.words).map((part) => `words-${part}`),
  ];
}

/** The part in which a word is: the last one that starts at it or before. */
function findPart(starts: readonly string[], word: string): number {
  const after = starts.findIndex((start) => start > word);
  return after === -1 ? starts.length - 1 : Math.max(0, after - 1);
}

/** The texts that tell what the best results have to do with a query, where nothing else does. */
function chooseTexts(store: Store, ranked: readonly Ranked[], matches: readonly Match[]): string[] {
  const files = ranked
    .slice(0, MOST_TOLD)
    .filter(({entry, number}) => !entry || lacksTerms(store, number, entry, matches))
    .map(({number}) => store.textFileOf(number));
  return [...new Set(files)].slice(0, MAX_TEXTS).map((file) => `text-${file}`);
}

function describeAnswer(
  store: Store,
  text: string,
  {matches, ranked}: {matches: readonly Match[]; ranked: readonly Ranked[]},
  isWhole: boolean,
): Answer {
  // While more is loaded, results without all words would only flicker.
  const shown = isWhole ? ranked : ranked.filter(({share}) => share === 1);
  const {groups, terms} = describeResults(store, shown, matches);
  const suggestion = groups.length === 0 && isWhole ? suggestQuery(store, text) : undefined;
  return {groups, terms, isWhole, ...(suggestion !== undefined && {suggestion})};
}
