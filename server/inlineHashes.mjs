import {createHash} from 'node:crypto';
import {defaultTreeAdapter as tree, parse} from 'parse5';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node
 * @typedef {{scripts: Set<string>, styles: Set<string>}} Found
 * @typedef {{scripts: string[], styles: string[]}} Inline the CSP sources (`'sha256-…'`) of a page's
 *   inline code
 */

/** Types of scripts that are data, which browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * Returns the SHA-256 of bytes in the format of `integrity` attributes and, in quotes, of content security policies.
 * @param {string | Uint8Array} bytes
 */
export function digest(bytes) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/**
 * Lists the CSP sources of a page's inline styles and of the inline scripts that a browser would run, without
 * duplicates, in page order. Leaves out scripts with `src` and JSON blocks; an empty element needs no hash.
 * @param {string} html
 * @returns {Inline}
 */
export function listInlineHashes(html) {
  /** @type {Found} */
  const found = {scripts: new Set(), styles: new Set()};
  collect(parse(html), found);
  return {scripts: [...found.scripts], styles: [...found.styles]};
}

/**
 * @param {Node} node
 * @param {Found} found
 */
function collect(node, found) {
  if (!('childNodes' in node)) {
    return;
  }
  if (!tree.isElementNode(node) || !['script', 'style'].includes(node.nodeName)) {
    node.childNodes.forEach((child) => collect(child, found));
    return;
  }
  const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
  const isData = DATA_TYPES.includes((attributes.get('type') ?? '').trim().toLowerCase());
  if (!attributes.has('src') && !isData) {
    const hashes = found[node.nodeName === 'script' ? 'scripts' : 'styles'];
    for (const child of node.childNodes) {
      if (tree.isTextNode(child)) hashes.add(`'${digest(child.value)}'`);
    }
  }
}
