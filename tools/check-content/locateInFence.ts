import type {Place} from './types';

/** Where on a page a place in the code of a fence is: the code starts in the line behind it. */
export function locateInFence(fence: Place, {line, column}: Place): Place {
  return {line: fence.line + line, column: fence.column + column - 1};
}
