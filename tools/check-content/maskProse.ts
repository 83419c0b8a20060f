import type {Nodes} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {readSpan} from './readSpan';
import type {Prose} from './types';

/** The prose of one block: its words stay, its code turns to backticks, all else to spaces. */
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
