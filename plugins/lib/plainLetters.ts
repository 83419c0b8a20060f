/**
 * A text with plain letters for accented and full-width ones and for ligatures: how words are compared,
 * whichever way a reader types them.
 */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}
