import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultTreeAdapter as tree, parse} from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/** The types under which a script is data that no browser runs. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/**
 * The CSP sources (`'sha256-…'`) of all inline scripts in the HTML files of `folder`, sorted, each
 * once.
 * @param {string} folder
 * @param {readonly string[]} files paths below `folder`
 * @returns {Promise<string[]>}
 */
export async function hashInlineScripts(folder, files) {
  const pages = files.filter((file) => file.endsWith('.html'));
  const html = await Promise.all(pages.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [...new Set(html.flatMap(listScriptHashes))].sort();
}

/**
 * The CSP sources (`'sha256-…'`) of a page's inline scripts, each once, in the order of the page.
 * @param {string} html
 * @returns {string[]}
 */
export function listScriptHashes(html) {
  const hashes = findInlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/**
 * The inline scripts that a browser would run, in the order of the page. Scripts with `src` and JSON
 * blocks are left out; an empty script needs no hash.
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
