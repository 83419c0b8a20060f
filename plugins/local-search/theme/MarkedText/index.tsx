import React, {type ReactNode} from 'react';

const SNIPPET_LENGTH = 120;
/** How much of a snippet comes before its first match. */
const LEAD = 30;

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

/** About a line around the first match, in pieces as of `markTerms`; the start of the text where none matches. */
export function cutSnippet(text: string, terms: readonly string[]): string[] {
  const start = findStart(text, findMatches(markTerms(text, terms)));
  const end = findEnd(text, start);
  const cut = text.slice(start, end).trim();
  return markTerms(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}

/** Where the matches of a text start. */
function findMatches(pieces: readonly string[]): number[] {
  let offset = 0;
  return pieces.flatMap((piece, index) => {
    offset += piece.length;
    return isMatch(index) ? [offset - piece.length] : [];
  });
}

/** The start of a word before the match that has the most others close behind it. */
function findStart(text: string, matches: readonly number[]): number {
  const countFrom = (from: number) =>
    matches.filter((match) => match >= from && match < from + SNIPPET_LENGTH - LEAD).length;
  const best = matches.reduce(
    (winner, match) => (countFrom(match) > countFrom(winner) ? match : winner),
    matches[0] ?? 0,
  );
  const space = text.indexOf(' ', best - LEAD - 1);
  // A long identifier may reach from before the lead to the match in it.
  return best <= LEAD ? 0 : (space < best ? space : text.lastIndexOf(' ', best)) + 1;
}

/** The last end of a word within the length; within the word where that one is too long. */
function findEnd(text: string, start: number): number {
  const furthest = start + SNIPPET_LENGTH;
  if (furthest >= text.length) {
    return text.length;
  }
  const end = text.lastIndexOf(' ', furthest);
  return end > start ? end : furthest;
}
