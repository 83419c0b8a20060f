import {plainLetters} from './plainLetters';

/** Words too common in English to distinguish sections; never in the index. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its may me my no of on or our should so than that the their them then there these ' +
    'they this to us want was we were what when where which who why will with would you your'
  ).split(' '),
);

/** Words of questions and of documentation, which add little to a query. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'about add after all allow already always another before best between cannot change ' +
    'difference different doc docs documentation does don example examples find get gets getting ' +
    'give guide guides happens help just keep kind let like list location look make makes mean ' +
    'means more much need needed needs new not often one only other own page per possible put ' +
    'reference same see show some something still such support supported supports take takes talk ' +
    'tell too try turn tutorial tutorials two use used uses using versus via vs want way whats ' +
    'within without work working works'
  ).split(' '),
);

/**
 * A word in plain letters and lower case. For an identifier, `parts` are the names in it, and `names` those without
 * others inside. `indexed` are those of `whole` and `parts` that the index has.
 */
export type Word = {
  whole: string;
  parts: readonly string[];
  names: readonly string[];
  indexed: readonly string[];
};

// A word may start like a flag and hold the marks that join names: `--to-a`, `a:b/c@1.0`, `A_B`, `C:\a`, `ctrl+c`.
const WORD =
  /-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{N}_.:/\\@'-]*[\p{L}\p{N}_](?:\+\p{L}(?![\p{L}\p{N}]))?)?/gu;
// Match a separator and the parts around it, from the weakest to the strongest: each part is a word of the index.
const PARTS = [
  [/@/, /[^@]+/g],
  [/[:/\\]/, /[^:/\\]+/g],
  [/\./, /(?:[^.]|\.(?=\d))+/g],
  [/[-_]/, /[^-_]+/g],
  [/\./, /[^.]+/g],
  [/[\p{Ll}\p{N}]\p{Lu}/u, /.*?(?:[\p{Ll}\p{N}](?=\p{Lu})|$)/gu],
] as const;
// Matches a word with several parts, which most words don't have.
const COMPOSED = /[@:/\\._-]|[\p{Ll}\p{N}]\p{Lu}/u;
/** Matches the punctuation that joins names to an identifier. */
const JOINED = /[@:/\\._-]/;
const POSSESSIVE = /'s$/;
// Matches the prefix of a variable's or a file's name: `$env:NAME`, `export NAME=value`, `C:\Users\me\file`.
const BEFORE =
  /\$[Ee]nv:|\b(?:export|set) (?=[A-Z]+[_=])|(?:\b[A-Z]:\\Users\\|\/(?:home|Users)\/)[^\s/\\]+/g;
// A key with a letter, however it is written.
const KEY = /(?:\b(?:ctrl|control|cmd)[ +-]|[⌃⌘^])(?=[a-z]\b)/gi;
/** The most letters of a word in the index. */
export const LONGEST_WORD = 64;
/** The most words of a phrase with synonyms. */
export const LONGEST_PHRASE = 4;

/** Splits a string into words, in order. */
export function splitWords(text: string): Word[] {
  const plain = plainLetters(text).replace(BEFORE, ' ').replace(KEY, ' ctrl+');
  return (plain.match(WORD) ?? []).map(splitWord);
}

/** Words that were split before, cached because an index repeats most of them. */
const split = new Map<string, Word>();

function splitWord(found: string): Word {
  const known = split.get(found);
  if (known) return known;
  const whole = found.replace(POSSESSIVE, '');
  const {parts, names} = splitIdentifier(whole);
  const lower = whole.toLowerCase();
  const word = {whole: lower, parts, names, indexed: [lower, ...parts].filter(isIndexed)};
  split.set(found, word);
  return word;
}

/** Returns the words of a string as the index has them: each whole word, followed by the names in it. */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(({indexed}) => indexed);
}

/**
 * Lists the words of a string, without those that consist of others. `WebAssembly` consists of two, unless the string
 * is `prose`, where capitals inside a word belong to a name.
 */
export function listPlainWords(text: string, prose = false): string[] {
  return splitWords(text)
    .flatMap(({whole, names}) =>
      names.length > 0 && (!prose || JOINED.test(whole)) ? names : [whole],
    )
    .filter(isIndexed);
}

function isIndexed(word: string): boolean {
  return word.length <= LONGEST_WORD && !STOP_WORDS.has(word);
}

function splitIdentifier(whole: string): Pick<Word, 'parts' | 'names'> {
  if (!COMPOSED.test(whole)) {
    return {parts: [], names: []};
  }
  const parts = new Set([whole.toLowerCase()]);
  let pieces = [whole];
  for (const [separator, part] of PARTS) {
    // Most identifiers have one kind of separator.
    if (!separator.test(whole)) continue;
    pieces = pieces.flatMap((piece) => piece.match(part) ?? []);
    pieces.forEach((piece) => parts.add(piece.toLowerCase()));
  }
  // A version is found with and without its letter.
  [...parts].filter((part) => /^v\d+\./.test(part)).forEach((part) => parts.add(part.slice(1)));
  parts.delete(whole.toLowerCase());
  const names = pieces.map((piece) => piece.toLowerCase()).filter(isName);
  return {parts: [...parts].filter(isName), names: parts.size === 0 ? [] : names};
}

/** Tells whether a part of an identifier counts as a word; stop words, single letters and version numbers don't. */
function isName(part: string): boolean {
  return part.length > 1 && !STOP_WORDS.has(part) && !/^v?\d{1,2}$/.test(part);
}
