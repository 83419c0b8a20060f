import {formatProblem, type SourceLocation} from '../../shared/location';
import type {WitSource} from './types';

/** A file of WIT, by which an offset becomes a location. */
type Source = Pick<WitSource, 'file' | 'text'>;

/** Something wrong in WIT: the reason, and the offset in the file that it is about. */
export class WitError extends Error {
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** The location of an offset in a file. */
export function toLocation({file, text}: Source, offset: number): SourceLocation {
  const before = text.slice(0, offset).split('\n');
  return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/** Runs a step; a `WitError` in it becomes `file:line:column: reason`. */
export function withLocation<Result>(source: Source, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof WitError)) {
      throw error;
    }
    const location = toLocation(source, error.offset);
    throw new Error(formatProblem({...location, message: error.reason}), {cause: error});
  }
}
