/** Words so common in English that they do not distinguish sections; never in the index. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in ' +
    'into is it its may me my no of on or our should so than that the their them then there ' +
    'these they this to was we were what when where which who why will with would you your'
  ).split(' '),
);

/** A word in lower case: itself and, of an identifier, the names in it. */
export type Word = {whole: string; parts: string[]};

// A word may start like a flag and hold the marks that join names: `--to-a`, `a:b/c@1.0`, `A_B`.
const WORD = /-{0,2}[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_.:/@='’-]*[\p{L}\p{N}\p{M}_])?/gu;
// From the weakest separator to the strongest: each part is a word of the index.
const JOINTS = [/@+/, /[:/=]+/, /[-_]+/, /\.+/];
const POSSESSIVE = /['’]s$/;
const LONGEST = 64;

/** The words of a text, in order. */
export function splitWords(text: string): Word[] {
  return Array.from(text.toLowerCase().matchAll(WORD), ([found]) => {
    const whole = found.replace(POSSESSIVE, '');
    return {whole, parts: splitParts(whole)};
  });
}

/** The words of the index for a text: every word whole, and after it the names in it. */
export function tokenize(text: string): string[] {
  return splitWords(text)
    .flatMap(({whole, parts}) => [whole, ...parts])
    .filter((word) => word.length <= LONGEST);
}

function splitParts(whole: string): string[] {
  const parts = new Set<string>();
  let pieces = [whole];
  for (const joint of JOINTS) {
    pieces = pieces.flatMap((piece) => piece.split(joint));
    pieces.forEach((piece) => parts.add(piece));
  }
  // A version is found with and without its letter.
  [...parts].filter((part) => /^v\d+\./.test(part)).forEach((part) => parts.add(part.slice(1)));
  parts.delete(whole);
  return [...parts].filter(isName);
}

/** Whether a part of an identifier is a word: a single letter or a number in a version is not. */
function isName(part: string): boolean {
  return part.length > 1 && !/^v?\d{1,2}$/.test(part);
}
