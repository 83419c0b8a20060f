import type {Result} from '../types';

/** A result with what is known of it so far; `text` is empty until it was loaded. */
export type StoredEntry = Result & {
  page: {url: string; title: string};
  /** What it is called, in lower case: its name, then the label of a page and the id of a section. */
  names: readonly string[];
  /** The same with the stems of the words; only of pages and sections. */
  stems: readonly string[];
  /** The stems of phrases that find it although it does not have them. */
  phrases: readonly string[];
  /** How many words its name has, at least 1. */
  nameSize: number;
  text: string;
  /** The number of its text, once that is loaded. */
  textNumber?: number;
};

/** How well an entry has a word, and how well its text; `isInName` tells whether its name does. */
export type Hit = {weight: number; text: number; isInName: boolean};

/** All that the index has about a word. */
export type WordRecord = {entries: Map<StoredEntry, Hit>; texts: readonly number[]};

/** A slot that the index has. */
export type UnderstoodSlot = {
  /** The words of the index that were looked for. */
  terms: ReadonlySet<string>;
  /** What was typed and what it may mean, if that is no name. */
  correction?: [typed: string, meant: readonly string[]];
  entries: ReadonlyMap<StoredEntry, Hit>;
  texts: ReadonlyMap<number, number>;
  /** The pages of these texts. */
  pages: ReadonlySet<string>;
  /** How much the slot tells: more for rarer words. */
  weight: number;
  isWeak: boolean;
};
