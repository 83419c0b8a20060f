import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listScriptHashes} from './listScriptHashes.mjs';

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
    for (const hash of listScriptHashes(await readFile(path.join(folder, file), 'utf8'))) {
      hashes.add(hash);
    }
  }
  return [...hashes].sort();
}
