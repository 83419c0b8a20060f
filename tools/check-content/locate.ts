import type {Place} from './types';

/** The line and column of an offset in a text. */
export function locate(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return {line: before.split('\n').length, column: offset - lastBreak};
}
