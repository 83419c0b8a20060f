import type {InlineCode, Link, Nodes, Parents, PhrasingContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {ReferenceSymbol, RenderContext} from './catalogue';
import {code, link} from './markdown/nodes';

/** Returns the address of a symbol; on its own page, only the anchor. */
export function toHref(
  {page, anchor}: Pick<ReferenceSymbol, 'page' | 'anchor'>,
  from: string | undefined,
): string {
  return page === from ? `#${anchor}` : `${page}#${anchor}`;
}

/** Returns a link to the symbol with this name, as inline code. Throws if no reference has it. */
export function linkTo(name: string, {page, catalogue}: RenderContext, label: string = name): Link {
  return link(toHref(catalogue.require(name), page), code(label));
}

/**
 * Turns inline code that names a symbol into a link, in place. `page` is the route of the page that shows the nodes.
 * Leaves out headings, summaries and existing links.
 */
export function linkNames(
  tree: Nodes,
  page: string | undefined,
  find: (text: string) => ReferenceSymbol | undefined,
): void {
  const found: {node: InlineCode; parent: Parents; symbol: ReferenceSymbol}[] = [];
  visitParents(tree, 'inlineCode', (node, ancestors: Parents[]) => {
    const parent = ancestors.at(-1);
    const symbol = ancestors.some(isLinkOrTitle) ? undefined : find(node.value);
    if (parent && symbol) found.push({node, parent, symbol});
  });
  for (const {node, parent, symbol} of found) {
    const children = parent.children as PhrasingContent[];
    children.splice(children.indexOf(node), 1, link(toHref(symbol, page), node));
  }
}

/** Tells whether a node is a link or a title, written as Markdown or as JSX. */
function isLinkOrTitle(node: Parents): boolean {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx
    ? /^(?:a|Link|summary|h[1-6])$/.test(node.name ?? '')
    : ['heading', 'link', 'linkReference'].includes(node.type);
}
