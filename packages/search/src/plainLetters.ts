/**
 * Returns a string with plain letters for accented and full-width ones and for ligatures, with plain spaces,
 * dashes and quotes, and without invisible characters: how words are compared, whichever way a reader types
 * them. A long dash is two, which phones make into it.
 */
export function plainLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[‒-―]/g, '--')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[‘-‛′ʼ]/g, "'")
    .replace(/[“-‟″«»]/g, '"');
}

/** Matches what has nothing to make plain: most strings. */
const PLAIN = /^[ -~]*$/;
