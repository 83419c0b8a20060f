import type {Nodes} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import type {Location} from '../findings';
import type {Prose} from './types';

/** Returns where a node of a parsed page starts, and its offsets in the source. */
export function readSpan({position}: Nodes): Location & {start: number; end: number} {
  const {line = 1, column = 1, offset: start = 0} = position?.start ?? {};
  return {line, column, start, end: position?.end.offset ?? start};
}

/** Returns the prose of one block: words stay, code becomes backticks, all else spaces. */
export function maskProse(source: string, block: Nodes): Prose {
  const {start, end} = readSpan(block);
  const mask = [...source.slice(start, end).replace(/[^\n]/g, ' ')];
  const keep = (node: Nodes, character?: string) => {
    const span = readSpan(node);
    for (let at = span.start; at < span.end; at += 1) {
      mask[at - start] = character ?? source.charAt(at);
    }
  };
  visitParents(block, (node) => {
    if (node.type === 'inlineCode') {
      keep(node, '`');
    }
    // `hayride:cli` reads as a text directive; the site turns those back to text.
    if (node.type === 'text' || node.type === 'textDirective') {
      keep(node);
      return SKIP;
    }
    return undefined;
  });
  return {text: mask.join(''), offset: start};
}
