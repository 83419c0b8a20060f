import {stemmer} from 'stemmer';
import {addTo} from '../../lib/addTo';
import {plainLetters} from '../../lib/plainLetters';
import {listPlainWords, splitWords, STOP_WORDS, tokenize} from '../tokenize';
import {
  locateEntry,
  type NamesFile,
  type Result,
  type SummariesFile,
  type TextFile,
  type WordsFile,
} from '../types';
import {toStems} from './rankName';
import {runInSteps} from './runInSteps';
import type {Hit, StoredEntry, UnderstoodSlot, WordRecord} from './types';

const WEIGHTS = {
  name: 1,
  trail: 0.6,
  title: 1.05,
  address: 0.45,
  foundBy: 1.2,
  summary: 0.28,
  text: 0.13,
};
/** What a word in a second field adds, of its weight there. */
const SECOND_FIELD = 0.3;

const START_LENGTH = 2;

const NO_HIT: Hit = {weight: 0, text: 0, isInName: false};

/** The weight of a word that is in two fields of an entry. */
export function joinWeights(a: number, b: number): number {
  return Math.max(a, b) + Math.min(a, b) * SECOND_FIELD;
}

/** What the browser has loaded of the index, by word and by entry. */
export class Store {
  readonly entries = new Map<string, StoredEntry>();
  readonly words = new Map<string, WordRecord>();
  /** The words that names have. */
  readonly named = new Set<string>();
  /** What slots of queries mean (understandQuery), until other words come. */
  readonly understood = new Map<string, UnderstoodSlot | undefined>();
  /** The words with the same stem. */
  readonly stems = new Map<string, string[]>();
  /** The words with the same first letters. */
  private readonly starts = new Map<string, string[]>();
  /** The page of each text. */
  readonly pages = new Map<number, string>();
  /** The entries of each part of the names. */
  private readonly parts: StoredEntry[][] = [];

  /** Adds a part of the names. Entries that are there already stay as they are. */
  async addNames({kinds, pages}: NamesFile, part: number): Promise<void> {
    const entries: StoredEntry[] = [];
    await runInSteps(pages, (page) => entries.push(...this.addPage(page, kinds)));
    this.parts[part] = entries;
  }

  /** Adds the summaries of a part of the names, which comes first. */
  async addSummaries({summaries, foundBy}: SummariesFile, part: number): Promise<void> {
    await runInSteps((this.parts[part] ?? []).entries(), ([index, entry]) => {
      entry.summary ||= summaries[index] ?? '';
      this.addWords(entry, entry.summary, WEIGHTS.summary);
    });
    await runInSteps(Object.entries(foundBy), ([url, words]) => {
      const entry = this.entries.get(url);
      if (entry) {
        entry.phrases = words
          .split(', ')
          .filter((phrase) => phrase.includes(' '))
          .map(toTellingStems);
        this.addWords(entry, words, WEIGHTS.foundBy);
      }
    });
  }

  /** Adds in which texts words occur. */
  async addTexts({lines}: WordsFile): Promise<void> {
    await runInSteps(lines.split('\n'), (line) => {
      const [word = '', ...gaps] = line.split(' ');
      let number = -1;
      this.recordOf(word).texts = gaps.map((gap) => (number += parseInt(gap, 36)));
    });
  }

  /** Adds a text, so that the words in it are found where they are. */
  addText({url, title, entries}: TextFile, number: number): void {
    this.pages.set(number, url);
    for (const {anchor, name, trail, text} of entries) {
      const kind = anchor ? 'section' : 'page';
      const result = {family: 'page', kind, name, summary: '', trail} as const;
      const entry = this.addEntry({url, title}, anchor, result, [name]);
      entry.text = text;
      entry.textNumber = number;
      this.addTextWords(entry, text);
    }
  }

  /** The words that start with a text of at least two letters. */
  listStarted(start: string): string[] {
    const words = this.starts.get(start.slice(0, START_LENGTH)) ?? [];
    return words.filter((word) => word.startsWith(start));
  }

  /** Whether the loaded text of an entry has a word of the index. */
  isInText(word: string, entry: StoredEntry): boolean {
    return (this.words.get(word)?.entries.get(entry)?.text ?? 0) > 0;
  }

  /** Adds what can be found on a page, and returns it. */
  private addPage(
    {url, title, alias, texts, rows}: NamesFile['pages'][number],
    kinds: NamesFile['kinds'],
  ): StoredEntry[] {
    const page = {url, title};
    for (let text = texts[0]; text < texts[1]; text += 1) {
      this.pages.set(text, url);
    }
    return rows.split('\n').map((row) => {
      const [kindIndex = '', name = '', anchor = '', trail = ''] = row.split('\t');
      const [family, ...words] = (kinds[Number(kindIndex)] ?? '').split(' ');
      const kind = words.join(' ');
      const others = kind === 'section' ? [anchor.replace(/-/g, ' ')] : alias === '' ? [] : [alias];
      // A row of a table may have several names.
      const names = family === 'page' ? [name, ...others] : name.split(', ');
      const result = {family: family as Result['family'], kind, name, summary: '', trail};
      return this.addEntry(page, anchor, result, names);
    });
  }

  private addEntry(
    page: StoredEntry['page'],
    anchor: string,
    {trail, ...result}: Omit<Result, 'url' | 'trail'> & {trail: string},
    names: readonly string[],
  ): StoredEntry {
    const url = locateEntry(page.url, anchor);
    const known = this.entries.get(url);
    if (known) {
      return known;
    }
    const plain = names.map((name) => plainLetters(name).toLowerCase());
    const sizes = names
      .slice(0, result.kind === 'section' ? 1 : undefined)
      .map((name) => listPlainWords(name).length);
    const entry: StoredEntry = {
      ...{...result, page, url, trail: trail === '' ? [] : trail.split(' › '), text: ''},
      names: plain,
      stems: result.family === 'page' ? plain.map(toStems) : [],
      phrases: [],
      nameSize: Math.max(1, Math.min(...sizes)),
    };
    this.entries.set(url, entry);
    // The id of a section is found by its words, but with less weight.
    const written = result.kind === 'section' ? names.slice(0, 1) : names;
    written.forEach((name) => this.addWords(entry, name, WEIGHTS.name));
    this.addWords(entry, trail, WEIGHTS.trail);
    // The folders of a page are the categories that it is in; an author chose the id of a section.
    this.addWords(entry, anchor === '' ? page.url : anchor, WEIGHTS.address);
    if (anchor !== '') {
      this.addWords(entry, page.title, WEIGHTS.title);
    }
    return entry;
  }

  /** As in BM25, a word weighs more the more often it comes, and the shorter the text is. */
  private addTextWords(entry: StoredEntry, text: string): void {
    const counts = new Map<string, number>();
    const words = tokenize(text);
    words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
    const saturation = 1.2 * (0.4 + (0.6 * words.length) / 120);
    for (const [word, count] of counts) {
      const {entries} = this.recordOf(word);
      const weight = (WEIGHTS.text * 2.2 * count) / (count + saturation);
      entries.set(entry, {...(entries.get(entry) ?? NO_HIT), text: weight});
    }
  }

  private addWords(entry: StoredEntry, text: string, weight: number): void {
    new Set(tokenize(text)).forEach((word) => this.addWord(entry, word, weight));
  }

  private addWord(entry: StoredEntry, word: string, weight: number): void {
    const {entries} = this.recordOf(word);
    // A message may be about a mistyped word.
    if (weight === WEIGHTS.name && entry.family !== 'error') {
      this.named.add(word);
    }
    const {weight: other, text, isInName} = entries.get(entry) ?? NO_HIT;
    entries.set(entry, {
      weight: joinWeights(weight, other),
      text,
      isInName: isInName || weight === WEIGHTS.name,
    });
  }

  private recordOf(word: string): WordRecord {
    this.understood.clear();
    const known = this.words.get(word);
    if (known) {
      return known;
    }
    const record: WordRecord = {entries: new Map(), texts: []};
    this.words.set(word, record);
    addTo(this.stems, stemmer(word), word);
    addTo(this.starts, word.slice(0, START_LENGTH), word);
    return record;
  }
}

function toTellingStems(phrase: string): string {
  const words = splitWords(phrase).map(({whole}) => whole);
  return toStems(words.filter((word) => !STOP_WORDS.has(word)).join(' '));
}
