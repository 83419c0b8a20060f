import type {Piece} from '../types';
import {markTerms} from './markTerms';

const LENGTH = 150;
const LEAD = 30;

/** About two lines of a text around its first match, in pieces; its start where none matches. */
export function cutSnippet(text: string, terms: readonly string[]): Piece[] {
  const pieces = markTerms(text, terms);
  const start = findStart(text, readMatches(pieces));
  const end = findEnd(text, start);
  const cut = text.slice(start, end).trim();
  return markTerms(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}

/** Where the matches of a text start. */
function readMatches(pieces: readonly Piece[]): number[] {
  let offset = 0;
  return pieces.flatMap(({text, isMatch}) => {
    offset += text.length;
    return isMatch ? [offset - text.length] : [];
  });
}

/** The start of a word before the match that has the most others close behind it. */
function findStart(text: string, matches: readonly number[]): number {
  const countFrom = (from: number) =>
    matches.filter((match) => match >= from && match < from + LENGTH - LEAD).length;
  const best = matches.reduce(
    (winner, match) => (countFrom(match) > countFrom(winner) ? match : winner),
    matches[0] ?? 0,
  );
  const space = text.indexOf(' ', best - LEAD - 1);
  // A long identifier may reach from before the lead to the match in it.
  return best <= LEAD ? 0 : (space < best ? space : text.lastIndexOf(' ', best)) + 1;
}

/** The last end of a word that is near enough; within the word when it alone is too long. */
function findEnd(text: string, start: number): number {
  const furthest = start + LENGTH;
  if (furthest >= text.length) {
    return text.length;
  }
  const end = text.lastIndexOf(' ', furthest);
  return end > start ? end : furthest;
}
