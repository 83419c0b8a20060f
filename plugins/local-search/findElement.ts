import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';

/** The first element below a node that has one of the names, in the order of the text. */
export function findElement(
  node: Html.ParentNode,
  names: readonly string[],
): Html.Element | undefined {
  for (const child of node.childNodes) {
    if (tree.isElementNode(child)) {
      const found = names.includes(child.tagName) ? child : findElement(child, names);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}
