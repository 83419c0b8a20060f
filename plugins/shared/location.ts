/** A line and a column of a file, both from 1. */
export type Location = {line: number; column: number};

/** A location with its file, from the repository's root. */
export type SourceLocation = Location & {file: string};

/** What is wrong at a location, with the remedy. */
export type Problem = Location & {message: string};

/** The location of an offset in a text. */
export function toLocation(text: string, offset: number): Location {
  const before = text.slice(0, offset);
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}

/** The line of an error message about a file. */
export function formatProblem({file, line, column, message}: SourceLocation & Problem): string {
  return `${file}:${line}:${column}: ${message}`;
}
