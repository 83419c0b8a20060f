import {searchProse} from '../searchProse';
import type {WordRule} from '../types';

const BELITTLING = 'Leave it out: what is simple for you may be new to the reader.';
const UNFINISHED = 'A page says what is: leave it out, or write what is known.';

const BANNED: readonly {pattern: RegExp; remedy: string}[] = [
  {pattern: /\b(?:simply|just|easy|easily|obviously)\b(?!-)/gi, remedy: BELITTLING},
  {pattern: /\bplease\b/gi, remedy: 'Leave it out and use the plain imperative.'},
  {pattern: /\b(?:TODO|FIXME)\b/g, remedy: UNFINISHED},
  {
    pattern: /\b(?:coming\s+soon|work\s+in\s+progress|placeholder|lorem\s+ipsum)\b/gi,
    remedy: UNFINISHED,
  },
];

/** Words that slight the reader or admit that a page is not finished stay out of the prose. */
export const checkBannedWords: WordRule = (text) =>
  BANNED.flatMap(({pattern, remedy}) =>
    searchProse(text, pattern, (word) => `“${word}” is a banned word. ${remedy}`),
  );
