import {createHash} from 'node:crypto';
import {addTo} from './addTo';
import {Anchors} from './anchors';
import {completeOptions, type IndexOptions, type Sizes} from './completeOptions';
import {completePages, type IndexedEntry, type IndexedPage} from './completePages';
import {
  encodeNumbers,
  PLACE_LENGTH,
  toPlace,
  type IndexFile,
  type NamesFile,
  type SummariesFile,
  type TextFile,
  type WordsFile,
} from './indexFile';
import {listPlainWords, LONGEST_WORD, tokenize} from './tokenize';
import type {Page} from './types';

/** A file of the index: its path in the built site, and its content. */
export type BuiltFile = {path: string; content: string};

/** An entry with its number and its page. */
type Row = {number: number; page: IndexedPage; entry: IndexedEntry};

/**
 * Returns the files of the index; the one with the fixed name is last. The same pages in the same order give the same
 * bytes. Throws one error that lists every problem in the options, or else in the pages.
 */
export function buildIndex(pages: readonly Page[], options: IndexOptions = {}): BuiltFile[] {
  const {file, folder, synonyms, foreign, unstemmed, sizes} = completeOptions(options);
  const rows = completePages(pages)
    .flatMap((page) => page.entries.map((entry) => ({page, entry})))
    .map((row, number): Row => ({number, ...row}));
  const firsts = rows.filter(({page}, number) => rows[number - 1]?.page !== page);
  const names = cutNames(rows, sizes);
  const texts = cutTexts(rows, sizes.text);
  const wordParts = cutWords(rows, names.length > 1 ? sizes.part : Infinity);
  const formatted = names.map(({items}) => formatNames(items));
  const contents: [string, unknown][] = [
    ...(names.length > 1 ? formatted.map(toEntry('names')) : []),
    ...names.map(({items}) => formatSummaries(items)).map(toEntry('summaries')),
    ...wordParts.map(({items}) => formatWords(items)).map(toEntry('words')),
    ...texts.map(({file}) => file).map(toEntry('text')),
  ];
  const files = contents.map(([name, content]) => ({name, content: JSON.stringify(content)}));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const index: IndexFile = {
    files: `${folder}/*-${hash}.json`,
    count: rows.length,
    ...{synonyms, foreign, unstemmed},
    starts: {
      names: names.map(({start}) => start),
      words: wordParts.map(({start}) => start),
      pages: encodeNumbers(firsts.map(({number}) => number)),
      texts: encodeNumbers(texts.map(({first}) => first)),
    },
    ...(formatted.length === 1 && {names: formatted[0]}),
  };
  return [
    ...files.map(({name, content}) => ({path: index.files.replace('*', name), content})),
    {path: file, content: JSON.stringify(index)},
  ];
}

function toEntry(kind: string): (content: unknown, number: number) => [string, unknown] {
  return (content, number) => [`${kind}-${number}`, content];
}

/** Cuts names into parts by the words that find them; a small site has one part. */
function cutNames(rows: readonly Row[], sizes: Sizes): Part<Row>[] {
  if (measureRows(rows) <= sizes.whole) {
    return [{start: '', items: [...rows]}];
  }
  const byWord = new Map<string, Row[]>();
  for (const row of rows) {
    const {page, entry} = row;
    const others = entry.anchor === '' ? [page.alias, ...page.keywords] : [];
    for (const word of new Set(tokenize([entry.name, ...others].join(' ')))) {
      addTo(byWord, word, row);
    }
  }
  const words = [...byWord]
    .map(([word, found]) => ({word, item: chooseShortest(found, sizes.word)}))
    .map((one) => ({...one, size: measureRows(one.item)}));
  return splitParts(words, sizes.part).map(({start, items}) => ({
    start,
    items: [...new Set(items.flat())].sort((a, b) => a.number - b.number),
  }));
}

/** Returns the shortest names that share a very common word: readers find longer ones by their other words. */
function chooseShortest(rows: readonly Row[], size: number): Row[] {
  let filled = 0;
  return [...rows]
    .sort((a, b) => a.entry.name.length - b.entry.name.length)
    .filter((row) => (filled += measureRows([row])) <= size);
}

function measureRows(rows: readonly Row[]): number {
  return rows.reduce((sum, {entry}) => sum + entry.name.length + entry.summary.length, 0);
}

/** Formats entries grouped by page; a row is one line. */
function formatNames(rows: readonly Row[]): NamesFile {
  const kinds: string[] = [];
  type Lines = {first: number; last: number; lines: string[]; anchors: Anchors};
  const pages = new Map<IndexedPage, Lines>();
  for (const {number, page, entry} of rows) {
    const kind = `${entry.family} ${entry.kind}`;
    if (!kinds.includes(kind)) kinds.push(kind);
    const fresh = {first: number, last: number - 1, lines: [], anchors: new Anchors()};
    const known = pages.get(page) ?? fresh;
    const skipped = number - known.last - 1;
    const anchor = known.anchors.shorten(entry.name, entry.anchor);
    const row = [kinds.indexOf(kind), entry.name, anchor, entry.trail.join(' › ')];
    known.lines.push([...row, ...(skipped > 0 ? [skipped.toString(36)] : [])].join('\t'));
    known.last = number;
    pages.set(page, known);
  }
  const formatted = [...pages].map(([{url, title, alias}, {first, lines}]) => ({
    ...{url, title, alias, first},
    rows: lines.join('\n'),
  }));
  return {kinds, pages: formatted};
}

function formatSummaries(rows: readonly Row[]): SummariesFile {
  const pages = rows.filter(({page, entry}) => entry.anchor === '' && page.keywords.length > 0);
  return {
    summaries: rows.map(({entry}) => entry.summary),
    keywords: Object.fromEntries(pages.map(({number, page}) => [number, page.keywords.join(', ')])),
  };
}

/** Cuts texts into files of about `size` characters, each of one page, with the number of its first entry. */
function cutTexts(rows: readonly Row[], size: number): {first: number; file: TextFile}[] {
  type Entries = TextFile['entries'][number][];
  const files: {first: number; page: IndexedPage; entries: Entries; filled: number}[] = [];
  for (const {number, page, entry} of rows) {
    const {anchor, name, trail, text} = entry;
    const last = files.at(-1);
    const item = {anchor, name, trail: trail.join(' › '), text};
    if (last?.page === page && last.filled + text.length <= size) {
      last.entries.push(item);
      last.filled += text.length;
    } else {
      files.push({first: number, page, entries: [item], filled: text.length});
    }
  }
  return files.map(({first, page: {url, title}, entries}) => ({
    first,
    file: {url, title, entries},
  }));
}

type WordEntries = {word: string; entries: string};

/** Cuts the words of texts into parts; each word has the numbers of the entries that have it only in their text. */
function cutWords(rows: readonly Row[], size: number): Part<WordEntries>[] {
  const numbers = new Map<string, number[]>();
  for (const {number, entry} of rows) {
    const known = new Set(tokenize(`${entry.name} ${entry.summary}`));
    for (const word of new Set(listPlainWords(entry.text))) {
      if (!known.has(word)) addTo(numbers, word, number);
    }
  }
  const items = [...numbers].map(([word, found]) => {
    const entries = encodeNumbers(found);
    return {word, item: {word, entries}, size: word.length + entries.length};
  });
  return splitParts(items, size);
}

function formatWords(items: readonly WordEntries[]): WordsFile {
  return {
    words: items.map(({word}) => word).join(' '),
    entries: items.map(({entries}) => entries).join(' '),
  };
}

/** A word of the index, its content and the size of that content. */
type SizedWord<Item> = {word: string; item: Item; size: number};

/** Items of the words from `start` up to the start of the next part. */
type Part<Item> = {start: string; items: Item[]};

const SHORTEST_PREFIX = 2;
/** Factor by which a part may be larger if its words are identifiers with the same prefix. */
const LARGER = 4;

/**
 * Cuts words into parts of at most `size`, in the order of `toPlace`. Words with the same first two letters stay
 * together, so that a typing error after them still leads to the right part; if those are too many, words with the
 * same three, and so on.
 */
export function splitParts<Item>(words: readonly SizedWord<Item>[], size: number): Part<Item>[] {
  const placed = words.map((one) => ({...one, place: toPlace(one.word)}));
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  placed.sort((a, b) => compare(a.place, b.place) || compare(a.word, b.word));
  const parts: Part<Item>[] = [{start: '', items: []}];
  let filled = 0;
  for (const group of splitGroups(placed, SHORTEST_PREFIX, size)) {
    const added = measure(group.words);
    if (filled > 0 && filled + added > size) {
      parts.push({start: group.prefix, items: []});
      filled = 0;
    }
    parts.at(-1)?.items.push(...group.words.map(({item}) => item));
    filled += added;
  }
  return parts;
}

type Group<Item> = {prefix: string; words: (SizedWord<Item> & {place: string})[]};

function splitGroups<Item>(
  words: Group<Item>['words'],
  length: number,
  size: number,
): Group<Item>[] {
  const groups = new Map<string, Group<Item>['words']>();
  words.forEach((one) => addTo(groups, one.place.slice(0, length), one));
  const most = length < PLACE_LENGTH ? size : LARGER * size;
  return [...groups].flatMap(([prefix, members]) =>
    measure(members) > most && length < LONGEST_WORD
      ? splitGroups(members, length + 1, size)
      : [{prefix, words: members}],
  );
}

function measure(words: readonly {size: number}[]): number {
  return words.reduce((sum, {size}) => sum + size, 0);
}
