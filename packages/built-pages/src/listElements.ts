import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Lists the elements in a node of parsed HTML in document order. */
export function listElements(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes
    .filter((child) => tree.isElementNode(child))
    .flatMap((child) => [child, ...listElements(child)]);
}
