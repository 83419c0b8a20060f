import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import type {Location} from 'docusaurus-built-pages/location';

/** Lists the nodes of some types in a tree, in order. */
export function listNodes<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: Type[]
): Extract<Nodes, {type: Type}>[] {
  type Listed = Extract<Nodes, {type: Type}>;
  const nodes: Listed[] = [];
  visitParents(tree, (node) => {
    if ((types as string[]).includes(node.type)) {
      nodes.push(node as Listed);
    }
  });
  return nodes;
}

/** Returns the location of a node of a parsed page, with its offsets in the source. */
export function readSpan({position}: Nodes): Location & {start: number; end: number} {
  const {line = 1, column = 1, offset: start = 0} = position?.start ?? {};
  return {line, column, start, end: position?.end.offset ?? start};
}

/** The group of tabs that choose a language; the browser keeps one choice for all of them. */
export const LANGUAGE_TABS = 'language';

/** Lists the panels of `<Tabs>`. */
export function listTabItems({children}: MdxJsxFlowElement): MdxJsxFlowElement[] {
  return children.filter(
    (child): child is MdxJsxFlowElement =>
      child.type === 'mdxJsxFlowElement' && child.name === 'TabItem',
  );
}
