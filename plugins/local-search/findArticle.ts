import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes as Html} from 'parse5';

/** The first `article` of an HTML document; `undefined` where there is none. */
export function findArticle(html: string): Html.Element | undefined {
  return findElement(parse(html), 'article');
}

/** The first element of that name below a node, in the order of the text. */
export function findElement(node: Html.ParentNode, name: string): Html.Element | undefined {
  for (const child of tree.getChildNodes(node)) {
    if (tree.isElementNode(child)) {
      const found = child.tagName === name ? child : findElement(child, name);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}
