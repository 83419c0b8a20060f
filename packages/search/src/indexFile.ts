/** Returns the address of an entry, without the base URL. */
export function locateEntry(page: string, anchor: string): string {
  return anchor === '' ? page : `${page}#${encodeURIComponent(anchor)}`;
}

/**
 * The index as browsers load it. Phrases of one group of `synonyms` mean the same; in a group of `foreign`, the first
 * is the site's own, and the others also search for it. Words of `unstemmed` have no other forms. `files` is the path
 * of the other files, where `*` stands for `names-0`, `summaries-0`, `words-0`, `text-0` and so on. Entries are
 * numbered from 0 to below `count`, in the order of the pages. Part 2 of the names has those with a word from
 * `starts.names[2]` on, in the order of `toPlace`; part 2 of the summaries belongs to it. A small site has all names
 * in `names` instead. `starts.pages` and `starts.texts` are the numbers of the first entries of the pages and of the
 * files of texts, encoded with `encodeNumbers`.
 */
export type IndexFile = {
  files: string;
  count: number;
  synonyms: readonly (readonly string[])[];
  foreign: readonly (readonly string[])[];
  unstemmed?: readonly string[];
  starts: {names: readonly string[]; words: readonly string[]; pages: string; texts: string};
  names?: NamesFile;
};

/** Letters of a shard key: words in different parts differ in these. */
export const PLACE_LENGTH = 6;

/** Returns the shard key of a word: its first letters, or the whole identifier, since many share a prefix. */
export function toPlace(word: string): string {
  return /[^\p{L}\p{N}]/u.test(word) ? word : word.slice(0, PLACE_LENGTH);
}

/**
 * The names of entries. A row of a page is `kind TAB name TAB anchor TAB trail`, where `kind` is an index in `kinds`
 * (`family kind`), the anchor is a short one (`Anchors`), and ` › ` separates the headings of the trail. The first row
 * is entry `first`; where numbers are skipped before a row, its fifth column has their count in base 36.
 */
export type NamesFile = {
  kinds: readonly string[];
  pages: readonly {
    url: string;
    title: string;
    alias: string;
    first: number;
    rows: string;
  }[];
};

/**
 * Data loaded after the first answer: a summary for each row of a part of the names, and the keywords of pages, by
 * the numbers of their entries.
 */
export type SummariesFile = {
  summaries: readonly string[];
  keywords: Readonly<Record<number, string>>;
};

/** Words of texts, and for each the numbers of the entries that contain it (`encodeNumbers`). */
export type WordsFile = {words: string; entries: string};

/** The texts of consecutive entries of one page. */
export type TextFile = {
  url: string;
  title: string;
  entries: readonly {anchor: string; name: string; trail: string; text: string}[];
};

const DIGITS =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>?@[]^_{|}~';
const MOST = DIGITS.length - 1;

/**
 * Encodes rising numbers as a string without spaces, quotes and backslashes: each is the count of numbers skipped
 * before it, one character below `MOST`, preceded by the last character for each `MOST`.
 */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number, index) => {
      const gap = number - (numbers[index - 1] ?? -1) - 1;
      return DIGITS.charAt(MOST).repeat(Math.floor(gap / MOST)) + DIGITS.charAt(gap % MOST);
    })
    .join('');
}

/** Decodes the numbers that `encodeNumbers` encoded. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    number += digit;
    if (digit < MOST) numbers.push((number += 1));
  }
  return numbers;
}
