import {findTerms} from './findTerms';

const LENGTH = 120;
/** How much of a snippet comes before its first match. */
const LEAD = 30;

/**
 * About a line of a text around the match that has the most others close after it; its start
 * where no term matches. Terms are words in lower case.
 */
export function cutSnippet(text: string, terms: readonly string[]): string {
  const matches = findTerms(text, terms).map(({start}) => start);
  const start = findStart(text, matches);
  const end = findEnd(text, start);
  const cut = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}

/** The start of a word before the match that has the most others close after it. */
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

/** The last end of a word within the length; within the word where that one is too long. */
function findEnd(text: string, start: number): number {
  const furthest = start + LENGTH;
  if (furthest >= text.length) {
    return text.length;
  }
  const end = text.lastIndexOf(' ', furthest);
  return end > start ? end : furthest;
}
