import {formatProblem, toLocation} from '../../shared/location';
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

/** Runs a step; a `WitError` in it becomes `file:line:column: reason`. */
export function withLocation<Result>({file, text}: Source, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof WitError)) {
      throw error;
    }
    const problem = {file, ...toLocation(text, error.offset), message: error.reason};
    throw new Error(formatProblem(problem), {cause: error});
  }
}
