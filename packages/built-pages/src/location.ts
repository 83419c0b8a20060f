import {escapePattern} from './escapePattern';

/** A line and a column of a file, both from 1. */
export type Location = {line: number; column: number};

/** A location with its file, from the site's folder. */
export type SourceLocation = Location & {file: string};

/** An error at a location; the message names the remedy. */
export type Problem = Location & {message: string};

/** Returns the location of an offset in a source. */
export function toLocation(text: string, offset: number): Location {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/**
 * Returns the location of the last pattern in a page's source, each searched for after the match of the one before it.
 * Skips a pattern without a match; if none has one, returns the start of the page.
 */
export function locateInPage(source: string, patterns: readonly RegExp[]): Location {
  let offset = -1;
  for (const pattern of patterns) {
    const distance = source.slice(offset + 1).search(pattern);
    if (distance !== -1) offset += 1 + distance;
  }
  return toLocation(source, Math.max(offset, 0));
}

/** Returns a pattern that matches where the source of a page gives an id to a heading or to an element. */
export function matchId(id: string): RegExp {
  return new RegExp(`(?<=\\{/\\* )#${escapePattern(id)} \\*/|\\bid="${escapePattern(id)}"`);
}

/** Formats an error of a file as `file:line:column: message`. */
export function formatProblem({file, line, column, message}: SourceLocation & Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}
