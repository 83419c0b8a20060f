import type {Piece} from '../types';

/**
 * A text in pieces, those that are one of the terms marked. Terms are words of the index, in
 * small letters; one within a longer word is not marked, unless a joint such as `:` parts them.
 */
export function markTerms(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) {
    return [{text, isMatch: false}];
  }
  // The longest first: `a:b` as one piece rather than `a` and `b`.
  const choices = [...terms].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${choices.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  // The pattern has one group: every second piece is a match.
  return text
    .split(pattern)
    .map((piece, index) => ({text: piece, isMatch: index % 2 === 1}))
    .filter((piece) => piece.text !== '');
}

function escapePattern(term: string): string {
  return term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}
