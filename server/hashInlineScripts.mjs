import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findInlineScripts} from './findInlineScripts.mjs';

/**
 * The CSP sources (`'sha256-…'`) of all inline scripts in the HTML files of `folder`, sorted, each
 * once.
 * @param {string} folder
 * @param {readonly string[]} files paths below `folder`
 * @returns {Promise<string[]>}
 */
export async function hashInlineScripts(folder, files) {
  /** @type {Set<string>} */
  const hashes = new Set();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const script of findInlineScripts(await readFile(path.join(folder, file), 'utf8'))) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes].sort();
}
