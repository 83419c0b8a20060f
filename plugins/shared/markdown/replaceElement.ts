import type {Root, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {FoundElement} from './collectElements';

/**
 * Puts the blocks in the place of the element that stands for them. Nodes without a position get
 * the element's, in the blocks themselves: what later fails on one of them names the element's line.
 */
export function replaceElement({node, parent}: FoundElement, blocks: readonly RootContent[]): void {
  const content: Root = {type: 'root', children: [...blocks]};
  visitParents(content, (block) => {
    block.position ??= node.position;
  });
  parent.children.splice(parent.children.indexOf(node), 1, ...content.children);
}
