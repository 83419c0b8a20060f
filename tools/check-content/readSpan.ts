import type {Nodes} from 'mdast';

/** Where a node of a parsed page starts and ends; the parser gives each node its position. */
export function readSpan({position}: Nodes): {
  line: number;
  column: number;
  start: number;
  end: number;
} {
  const {line = 1, column = 1, offset: start = 0} = position?.start ?? {};
  return {line, column, start, end: position?.end.offset ?? start};
}
