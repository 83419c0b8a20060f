import type {InlineCode, Link, Nodes, Parents, PhrasingContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {ReferenceSymbol, RenderContext} from './catalogue';
import {code, link} from './markdown/nodes';

/** Returns the address of a symbol for a link; on its own page, just the anchor. */
export function toHref(
  {page, anchor}: Pick<ReferenceSymbol, 'page' | 'anchor'>,
  from: string | undefined,
): string {
  return page === from ? `#${anchor}` : `${page}#${anchor}`;
}

/** Returns a link to the symbol of that name, as inline code. Throws where no reference has it. */
export function linkTo(name: string, {page, catalogue}: RenderContext, label: string = name): Link {
  return link(toHref(catalogue.require(name), page), code(label));
}

/**
 * Makes links of inline code that names a symbol, in place. `page` is the route of the page where
 * the nodes are shown. Headings, summaries and what is already a link stay as they are.
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

/** Elements may be written as Markdown or as JSX. */
function isLinkOrTitle(node: Parents): boolean {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx
    ? /^(?:a|Link|summary|h[1-6])$/.test(node.name ?? '')
    : ['heading', 'link', 'linkReference'].includes(node.type);
}
