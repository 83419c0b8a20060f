import type {Heading as HeadingNode, Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {maskProse} from './maskProse';
import {readSpan} from './readSpan';
import type {Heading} from './types';

/** The headings of a page's body in order, wherever they stand. */
export function collectHeadings(source: string, tree: Root): Heading[] {
  const headings: Heading[] = [];
  visitParents(tree, 'heading', (node) => {
    const {line, column} = readSpan(node);
    const text = maskProse(source, node).text.trim();
    headings.push({line, column, depth: node.depth, text, id: readId(node)});
  });
  return headings;
}

/** The id in a comment at the heading's end: `## Limits {/* #limits *\/}`. */
function readId({children}: HeadingNode): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') {
    return undefined;
  }
  return last.value.match(/^\s*\/\*\s*#(\S+)\s*\*\/\s*$/)?.[1];
}
