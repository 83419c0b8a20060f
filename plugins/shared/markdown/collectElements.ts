import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';

/** An element of a page that stands for generated content, and the node that holds it. */
export type FoundElement = {node: MdxJsxFlowElement; parent: Parent};

/** The elements of a page that have one of the names, in their order. */
export function collectElements(tree: Root, names: readonly string[]): FoundElement[] {
  const found: FoundElement[] = [];
  visitParents(tree, 'mdxJsxFlowElement', (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (parent && names.includes(node.name ?? '')) {
      found.push({node, parent});
    }
  });
  return found;
}
