/**
 * Normalizes a string for comparison, however a reader types it: plain letters for accented and full-width ones and
 * for ligatures, plain spaces, dashes and quotes, no invisible characters. A long dash becomes two, which phones turn
 * into it.
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

/** Matches strings that are already plain, as most are. */
const PLAIN = /^[ -~]*$/;
