import {escapePattern} from './escapePattern';

/** A line and a column of a file, both from 1. */
export type Location = {line: number; column: number};

/** A location with its file, from the site's folder. */
export type SourceLocation = Location & {file: string};

/** An error at a location, with the remedy. */
export type Problem = Location & {message: string};

/** Returns the location of an offset in a source. */
export function toLocation(text: string, offset: number): Location {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/**
 * Where a page's source matches the last of some patterns, each looked for after the match of the one
 * before. One that matches nowhere is passed over; if none matches, it is the start of the page.
 */
export function locateInPage(source: string, patterns: readonly RegExp[]): Location {
  let offset = -1;
  for (const pattern of patterns) {
    const distance = source.slice(offset + 1).search(pattern);
    if (distance !== -1) offset += 1 + distance;
  }
  return toLocation(source, Math.max(offset, 0));
}

/** Matches where the source of a page gives an id to a heading, or to an element. */
export function matchId(id: string): RegExp {
  return new RegExp(`(?<=\\{/\\* )#${escapePattern(id)} \\*/|\\bid="${escapePattern(id)}"`);
}

/** Formats the line of an error message about a file. */
export function formatProblem({file, line, column, message}: SourceLocation & Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}
