import {createHash} from 'node:crypto';
import {findInlineScripts} from './findInlineScripts.mjs';

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
