import {stemmer} from 'stemmer';
import {addTo} from './addTo';
import {Anchors} from './anchors';
import {
  decodeNumbers,
  locateEntry,
  type IndexFile,
  type NamesFile,
  type SummariesFile,
  type TextFile,
  type WordsFile,
} from './indexFile';
import {plainLetters} from './plainLetters';
import {listPlainWords, tokenize} from './tokenize';
import type {Result} from './types';
import {WEIGHTS} from './weights';

/** A name of an entry in plain letters and lower case, and its words without stop words. */
export type LoadedName = {text: string; words: readonly string[]; weight: number; rank: number};

/** A result, with its number. */
export type LoadedEntry = Result & {
  number: number;
  anchor: string;
  title: string;
  pageUrl: string;
  names: readonly LoadedName[];
};

/**
 * Occurrences of a word: its weight in the fields of each entry, by the entry's number, and the numbers of the
 * entries whose text contains it.
 */
export type WordRecord = {fields: Map<number, number>; texts: readonly number[]; isName: boolean};

const START_LENGTH = 2;

/** The part of the index that the browser has loaded, by word and by entry. */
export class LoadedIndex {
  readonly entries: Map<number, LoadedEntry> = new Map();
  readonly words: Map<string, WordRecord> = new Map();
  /** Texts of entries, by their numbers. */
  readonly texts: Map<number, string> = new Map();
  /** Corrections of words with a typing error (`matchQuery`), until more words are loaded. */
  readonly corrections: Map<string, readonly string[]> = new Map();
  /** The number of all entries, loaded or not. */
  readonly size: number;
  /** The numbers of the pages' first entries. */
  private readonly pageStarts: readonly number[];
  /** The numbers of the first entries of the texts' files. */
  private readonly textStarts: readonly number[];
  private readonly unstemmed: readonly string[];
  private readonly stems = new Map<string, string[]>();
  private readonly starts = new Map<string, string[]>();
  /** The numbers of the entries whose summaries are loaded. */
  private readonly described = new Set<number>();
  /** The entries of each part of the names. */
  private readonly parts: LoadedEntry[][] = [];

  constructor({starts, count, unstemmed = []}: IndexFile) {
    this.unstemmed = unstemmed;
    this.size = count;
    this.pageStarts = decodeNumbers(starts.pages);
    this.textStarts = decodeNumbers(starts.texts);
  }

  /** Adds a part of the names. Keeps entries that are already loaded. */
  async addNames({kinds, pages}: NamesFile, part: number): Promise<void> {
    const entries: LoadedEntry[] = [];
    await runInSteps(pages, (page) => entries.push(...this.addPage(page, kinds)));
    this.parts[part] = entries;
  }

  /** Adds the summaries of a part of the names, which must be loaded first. */
  async addSummaries({summaries, keywords}: SummariesFile, part: number): Promise<void> {
    await runInSteps((this.parts[part] ?? []).entries(), ([index, entry]) => {
      // Another part may have had the entry too.
      if (this.described.has(entry.number)) return;
      this.described.add(entry.number);
      entry.summary = summaries[index] ?? '';
      this.addWords(entry, entry.summary, WEIGHTS.summary);
      const names = keywords[entry.number]?.split(', ') ?? [];
      this.addNamesOf(
        entry,
        names.map((text) => toProse(text, WEIGHTS.keyword, WEIGHTS.keywordName)),
      );
    });
  }

  /** Adds the entries whose texts contain words. */
  async addTexts({words, entries}: WordsFile): Promise<void> {
    const numbers = entries.split(' ');
    await runInSteps(words.split(' ').entries(), ([index, word]) => {
      this.recordOf(word).texts = decodeNumbers(numbers[index] ?? '');
    });
  }

  /** Adds a file of texts and their entries, whose names may not be loaded yet on a large site. */
  addText({url, title, entries}: TextFile, file: number): void {
    const first = this.textStarts[file] ?? 0;
    entries.forEach(({anchor, name, trail, text}, index) => {
      const kind = anchor ? 'section' : 'page';
      const entry = {family: 'page', kind, name, anchor, trail};
      this.addEntry(first + index, {url, title, alias: ''}, entry);
      this.texts.set(first + index, text);
    });
  }

  /** Returns the number of the page of an entry. */
  pageOf(number: number): number {
    return this.pageStarts[findLast(this.pageStarts, number)] ?? 0;
  }

  /** Returns the number of the file with the text of an entry. */
  textFileOf(number: number): number {
    return findLast(this.textStarts, number);
  }

  /** Returns the weight of a word: rarer words weigh more. */
  rarity(word: string): number {
    const {fields, texts} = this.words.get(word) ?? {fields: new Map(), texts: []};
    return rate(this.size, Math.max(fields.size, texts.length));
  }

  /** Lists the words with the same stem as a word. */
  listRelated(word: string): readonly string[] {
    return this.stems.get(this.stemOf(word)) ?? [];
  }

  /** Lists the words with a prefix of at least two letters. */
  listStarted(start: string): string[] {
    const words = this.starts.get(start.slice(0, START_LENGTH)) ?? [];
    return words.filter((word) => word.startsWith(start));
  }

  /** Adds the entries of a page, and returns them. */
  private addPage(page: NamesFile['pages'][number], kinds: NamesFile['kinds']): LoadedEntry[] {
    const anchors = new Anchors();
    let number = page.first - 1;
    return page.rows.split('\n').map((row) => {
      const [kindIndex = '', name = '', short = '', trail = '', skipped = ''] = row.split('\t');
      const anchor = anchors.restore(name, short);
      const [family = '', ...words] = (kinds[Number(kindIndex)] ?? '').split(' ');
      number += 1 + (parseInt(skipped, 36) || 0);
      return this.addEntry(number, page, {family, kind: words.join(' '), name, anchor, trail});
    });
  }

  private addEntry(
    number: number,
    page: Omit<NamesFile['pages'][number], 'first' | 'rows'>,
    {family, kind, name, anchor, trail}: Row,
  ): LoadedEntry {
    const known = this.entries.get(number);
    if (known) return known;
    const isPage = anchor === '';
    const names = [
      // A row of a table may have several names.
      ...(family === 'page' ? [toProse(name, 1)] : name.split(', ').map((text) => toName(text, 1))),
      ...(isPage && page.alias !== '' ? [toProse(page.alias, WEIGHTS.alias)] : []),
    ];
    const entry: LoadedEntry = {
      ...{number, anchor, family, kind, name, names: [], title: page.title, pageUrl: page.url},
      url: locateEntry(page.url, anchor),
      trail: trail === '' ? [] : trail.split(' › '),
      summary: '',
    };
    this.entries.set(number, entry);
    this.addNamesOf(entry, names);
    this.addWords(entry, trail, WEIGHTS.trail);
    this.addWords(entry, isPage ? page.url : anchor, WEIGHTS.trail);
    return entry;
  }

  private addNamesOf(entry: LoadedEntry, names: readonly LoadedName[]): void {
    entry.names = [...entry.names, ...names];
    for (const {text, words, weight} of names) {
      const length = 1 + WEIGHTS.nameLength * (words.length - 1);
      this.addWords(entry, text, weight / length, true);
    }
  }

  private addWords({number}: LoadedEntry, text: string, weight: number, isName = false): void {
    for (const word of new Set(tokenize(text))) {
      const record = this.recordOf(word);
      const other = record.fields.get(number) ?? 0;
      record.fields.set(number, joinWeights(weight, other));
      record.isName ||= isName;
    }
  }

  private stemOf(word: string): string {
    return this.unstemmed.includes(word) ? word : toStem(word);
  }

  private recordOf(word: string): WordRecord {
    const known = this.words.get(word);
    if (known) return known;
    const record: WordRecord = {fields: new Map(), texts: [], isName: false};
    this.words.set(word, record);
    this.corrections.clear();
    addTo(this.stems, this.stemOf(word), word);
    addTo(this.starts, word.slice(0, START_LENGTH), word);
    return record;
  }
}

type Row = {family: string; kind: string; name: string; anchor: string; trail: string};

/** Returns the weight of a word that occurs in `count` of `size` entries. */
export function rate(size: number, count: number): number {
  return Math.log(1 + size / (1 + count));
}

/** Returns the stem that all forms of a word share, in British and American spelling. */
function toStem(word: string): string {
  return stemmer(
    word
      .replace(/is(e[sdr]?|ing|ations?)$/, 'iz$1')
      .replace(/our/, 'or')
      .replace(/ence$/, 'ense'),
  );
}

/** Combines the weights of a word in two fields of an entry. */
function joinWeights(a: number, b: number): number {
  return Math.max(a, b) + Math.min(a, b) * WEIGHTS.secondField;
}

/** Creates the name of a symbol. */
function toName(text: string, weight: number): LoadedName {
  return createName(text, listPlainWords(text), weight, weight);
}

/** Creates the name of a page or a section, or a keyword. */
function toProse(text: string, weight: number, rank = weight): LoadedName {
  return createName(text, listPlainWords(text, true), weight, rank);
}

function createName(
  text: string,
  words: readonly string[],
  weight: number,
  rank: number,
): LoadedName {
  return {text: plainLetters(text).toLowerCase(), words, weight, rank};
}

/** Finds the index of the last start at or below a value; starts rise; -1 if all are above it. */
export function findLast<Value extends number | string>(
  starts: readonly Value[],
  value: Value,
): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as Value) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Milliseconds for which a step may block the page. */
const LONGEST_STEP = 8;

/** Calls a function with each item, and lets the browser respond to its reader in between. */
async function runInSteps<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => void,
): Promise<void> {
  let start = performance.now();
  for (const item of items) {
    handle(item);
    if (performance.now() - start > LONGEST_STEP) {
      await pause();
      start = performance.now();
    }
  }
}

/** Lets pending tasks run first. A timer would add 4 ms each time. */
function pause(): Promise<unknown> {
  const {port1, port2} = new MessageChannel();
  port2.postMessage(null);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  }).finally(() => port1.close());
}
