import type {WitSource} from './types';

/** Something wrong in WIT: the reason, and the offset in the text that it is about. */
export class WitError extends Error {
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** The error with its place in front, `file:line:column: reason`, both counted from 1. */
export function placeError(error: WitError, file: string, text: string): Error {
  const before = text.slice(0, error.offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new Error(`${file}:${before.length}:${column}: ${error.reason}`);
}

/** Runs a step; a `WitError` in it gets the place in the source in front. */
export function atPlace<Result>(
  {file, text}: Pick<WitSource, 'file' | 'text'>,
  step: () => Result,
): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof WitError ? placeError(error, file, text) : error;
  }
}
