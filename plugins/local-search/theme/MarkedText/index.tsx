import React, {type ReactNode} from 'react';

/** Text in pieces, every second one of them in `<mark>`; whatever it contains is never markup. */
export default function MarkedText({pieces}: {pieces: readonly string[]}): ReactNode {
  return pieces.map((text, index) => {
    const Tag = isMatch(index) ? 'mark' : React.Fragment;
    return <Tag key={index}>{text}</Tag>;
  });
}

function isMatch(index: number): boolean {
  return index % 2 === 1;
}

/**
 * Splits a text into pieces: every second one is one of the terms. Terms are words of the index, in
 * lower case; one within a longer word does not count, unless a joint such as `:` separates them.
 */
export function markTerms(text: string, terms: readonly string[]): string[] {
  if (terms.length === 0) {
    return [text];
  }
  // The longest first: `a:b` as one piece rather than `a` and `b`.
  const choices = [...terms].sort((a, b) => b.length - a.length).map(escapePattern);
  // One group, so that the matches are among the pieces.
  return text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])(${choices.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  );
}

function escapePattern(term: string): string {
  return term.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');
}
