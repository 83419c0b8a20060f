import {defaultTreeAdapter as tree, parse} from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/** The types under which a script is data that no browser runs. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * The texts of the inline scripts that a browser would run, in the order of the page.
 * Scripts with `src` and JSON blocks are left out; a script without text needs no hash.
 * @param {string} html
 * @returns {string[]}
 */
export function findInlineScripts(html) {
  return collectScripts(parse(html));
}

/**
 * @param {Node} node
 * @returns {string[]}
 */
function collectScripts(node) {
  if (!('childNodes' in node)) {
    return [];
  }
  if (node.nodeName !== 'script' || !tree.isElementNode(node)) {
    return node.childNodes.flatMap(collectScripts);
  }
  const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
  const isData = DATA_TYPES.includes((attributes.get('type') ?? '').trim().toLowerCase());
  return attributes.has('src') || isData
    ? []
    : node.childNodes.flatMap((child) => (tree.isTextNode(child) ? [child.value] : []));
}
