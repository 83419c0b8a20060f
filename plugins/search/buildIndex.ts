import {createHash} from 'node:crypto';
import {addTo} from '../lib/addTo';
import {splitParts, type Part} from './splitParts';
import {listPlainWords, tokenize} from './tokenize';
import {
  INDEX_FILE,
  locateEntry,
  type IndexedEntry,
  type IndexedPage,
  type IndexFile,
  type NamesFile,
  type SummariesFile,
  type TextFile,
  type WordsFile,
} from './types';

/** A file of the index: its path in the built site, and its content. */
type BuiltFile = {path: string; content: string};

/** The sizes, in characters, by which the index is cut into files. */
const SIZES = {
  /** Up to which size all names are in the file that the first query loads. */
  whole: 400_000,
  /** A part of the names and of the words of a larger site. */
  part: 2_500,
  /** The texts of a page that are in one file. */
  text: 12_000,
};

const FOLDER = 'assets/search/';

/** An entry with its page. */
type Row = {page: IndexedPage; entry: IndexedEntry};

/**
 * The files of the index, the one with the fixed name last. The same pages in the same order make the
 * same bytes. Refuses words for an address that no entry has.
 */
export function buildIndex(
  pages: readonly IndexedPage[],
  synonyms: IndexFile['synonyms'] = [],
  foundBy: SummariesFile['foundBy'] = {},
  sizes: typeof SIZES = SIZES,
): BuiltFile[] {
  checkAddresses(pages, Object.keys(foundBy));
  const names = cutNames(pages, foundBy, sizes);
  const texts = pages.flatMap((page) => cutTexts(page, sizes.text));
  const words = cutWords(texts, names.length > 1 ? sizes.part : Infinity);
  const textsOf = locateTexts(texts);
  const formatted = names.map(({items}) => formatNames(items, textsOf));
  const contents: [string, unknown][] = [
    ...(names.length > 1 ? formatted.map(toEntry('names')) : []),
    ...names.map(({items}) => formatSummaries(items, foundBy)).map(toEntry('summaries')),
    ...words
      .map(({items}) => ({lines: items.join('\n')}) satisfies WordsFile)
      .map(toEntry('words')),
    ...texts.map(toEntry('text')),
  ];
  const files = contents.map(([name, content]) => ({name, content: JSON.stringify(content)}));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const index: IndexFile = {
    files: `${FOLDER}*-${hash}.json`,
    synonyms,
    starts: {names: names.map(({start}) => start), words: words.map(({start}) => start)},
    ...(formatted.length === 1 && {names: formatted[0]}),
  };
  return [
    ...files.map(({name, content}) => ({path: index.files.replace('*', name), content})),
    {path: INDEX_FILE, content: JSON.stringify(index)},
  ];
}

function checkAddresses(pages: readonly IndexedPage[], wanted: readonly string[]): void {
  const known = new Set(
    pages.flatMap(({url, entries}) => entries.map(({anchor}) => locateEntry(url, anchor))),
  );
  const unknown = wanted.filter((url) => !known.has(url));
  if (unknown.length > 0) {
    const reason = (url: string) =>
      `no page, section or symbol is at "${url}". Correct or remove it.`;
    throw new Error(unknown.map((url) => `searchWords.ts: ${reason(url)}`).join('\n'));
  }
}

function toEntry(kind: string): (content: unknown, number: number) => [string, unknown] {
  return (content, number) => [`${kind}-${number}`, content];
}

/** All names in one part; those of a larger site by the words that find them. */
function cutNames(
  pages: readonly IndexedPage[],
  foundBy: SummariesFile['foundBy'],
  sizes: typeof SIZES,
): Part<Row>[] {
  const rows = pages.flatMap((page) => page.entries.map((entry) => ({page, entry})));
  if (measureRows(rows) <= sizes.whole) {
    return [{start: '', items: rows}];
  }
  const byWord = new Map<string, number[]>();
  rows.forEach(({page, entry}, number) => {
    const also = foundBy[locateEntry(page.url, entry.anchor)] ?? '';
    for (const word of new Set(tokenize(`${entry.name} ${also}`))) {
      addTo(byWord, word, number);
    }
  });
  const take = (numbers: readonly number[]) => numbers.flatMap((number) => rows[number] ?? []);
  const words = [...byWord].map(([word, item]) => ({word, item, size: measureRows(take(item))}));
  return splitParts(words, sizes.part).map(({start, items}) => {
    const numbers = new Set(items.flat());
    return {start, items: take([...numbers].sort((a, b) => a - b))};
  });
}

function measureRows(rows: readonly Row[]): number {
  return rows.reduce((sum, {entry}) => sum + entry.name.length + entry.summary.length, 0);
}

/** The rows by page; a row is one line. */
function formatNames(rows: readonly Row[], textsOf: TextRanges): NamesFile {
  const kinds: string[] = [];
  const pages = new Map<IndexedPage, string[]>();
  for (const {page, entry} of rows) {
    const kind = `${entry.family} ${entry.kind}`;
    if (!kinds.includes(kind)) {
      kinds.push(kind);
    }
    const row = [kinds.indexOf(kind), entry.name, entry.anchor, entry.trail.join(' › ')];
    addTo(pages, page, row.join('\t'));
  }
  const formatted = [...pages].map(([{url, title, alias}, lines]) => ({
    ...{url, title, alias},
    texts: textsOf.get(url) ?? [0, 0],
    rows: lines.join('\n'),
  }));
  return {kinds, pages: formatted};
}

function formatSummaries(rows: readonly Row[], foundBy: SummariesFile['foundBy']): SummariesFile {
  const urls = new Set(rows.map(({page, entry}) => locateEntry(page.url, entry.anchor)));
  return {
    summaries: rows.map(({entry}) => entry.summary),
    foundBy: Object.fromEntries(Object.entries(foundBy).filter(([url]) => urls.has(url))),
  };
}

/** The text of a page in files of about that size. */
function cutTexts({url, title, entries}: IndexedPage, size: number): TextFile[] {
  const files: TextFile['entries'][number][][] = [];
  let filled = Infinity;
  for (const {anchor, name, trail, text} of entries) {
    if (filled + text.length > size) {
      files.push([]);
      filled = 0;
    }
    files.at(-1)?.push({anchor, name, trail: trail.join(' › '), text});
    filled += text.length;
  }
  return files.map((part) => ({url, title, entries: part}));
}

/** By page, the number of its first text and the number after its last. */
type TextRanges = ReadonlyMap<string, readonly [number, number]>;

function locateTexts(texts: readonly TextFile[]): TextRanges {
  const ranges = new Map<string, readonly [number, number]>();
  texts.forEach(({url}, number) => ranges.set(url, [ranges.get(url)?.[0] ?? number, number + 1]));
  return ranges;
}

/** The lines of words, each with the numbers of the texts that have it. */
function cutWords(texts: readonly TextFile[], size: number): Part<string>[] {
  const numbers = new Map<string, number[]>();
  texts.forEach(({title, entries}, number) => {
    const words = entries.flatMap(({name, text}) => [
      ...listPlainWords(name),
      ...listPlainWords(text),
    ]);
    for (const word of new Set([...listPlainWords(title), ...words])) {
      addTo(numbers, word, number);
    }
  });
  const lines = [...numbers].map(([word, found]) => {
    const gaps = found.map((number, index) => (number - (found[index - 1] ?? -1)).toString(36));
    const item = `${word} ${gaps.join(' ')}`;
    return {word, item, size: item.length};
  });
  return splitParts(lines, size);
}
