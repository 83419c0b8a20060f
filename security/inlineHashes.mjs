import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultTreeAdapter as tree, parse} from 'parse5';
import {digest} from './digest.mjs';

/**
 * @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node
 * @typedef {{scripts: string[], styles: string[]}} Inline a page's inline code: its texts, or their
 *   CSP sources (`'sha256-…'`)
 */

/** The types under which a script is data that no browser runs. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * The CSP sources of the inline scripts and styles of each HTML file of `folder`, by file.
 * @param {string} folder
 * @param {readonly string[]} files paths below `folder`
 * @returns {Promise<Map<string, Inline>>}
 */
export async function hashPages(folder, files) {
  const pages = files.filter((file) => file.endsWith('.html'));
  const html = await Promise.all(pages.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(pages.map((file, index) => [file, listInlineHashes(html[index] ?? '')]));
}

/**
 * The CSP sources of a page's inline scripts and styles, each once, in the order of the page.
 * @param {string} html
 * @returns {Inline}
 */
export function listInlineHashes(html) {
  const {scripts, styles} = findInline(html);
  return {scripts: [...new Set(scripts.map(hash))], styles: [...new Set(styles.map(hash))]};
}

/** @param {string} text */
function hash(text) {
  return `'${digest(text)}'`;
}

/**
 * The inline styles, and the inline scripts that a browser would run, in the order of the page.
 * Scripts with `src` and JSON blocks are left out; an empty element needs no hash.
 * @param {string} html
 * @returns {Inline}
 */
export function findInline(html) {
  /** @type {Inline} */
  const found = {scripts: [], styles: []};
  collect(parse(html), found);
  return found;
}

/**
 * @param {Node} node
 * @param {Inline} found
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
    const texts = node.childNodes.flatMap((child) => (tree.isTextNode(child) ? [child.value] : []));
    found[node.nodeName === 'script' ? 'scripts' : 'styles'].push(...texts);
  }
}
