import type {WitSource} from '../parser/types';
import {placeError, WitError} from '../parser/WitError';

/** Refuses a name that is defined a second time, at its second place. */
export function checkTwice(
  names: readonly {source: WitSource; name: string; start: number}[],
): void {
  const seen = new Set<string>();
  for (const {source, name, start} of names) {
    if (seen.has(name)) {
      throw placeError(refuseTwice(name, start), source.file, source.text);
    }
    seen.add(name);
  }
}

/** What is wrong with a name that is there already. */
export function refuseTwice(name: string, start: number): WitError {
  return new WitError(`“${name}” is defined twice. Give one of the two another name.`, start);
}
