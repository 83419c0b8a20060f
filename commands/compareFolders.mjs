import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../server/addresses.mjs';

/**
 * Returns a line for each file that exists in only one of two folders, or differs between them, sorted.
 * @param {string} first
 * @param {string} second
 * @returns {Promise<string[]>}
 */
export async function compareFolders(first, second) {
  const [known, found] = await Promise.all([first, second].map(readFolder));
  const names = [...new Set([...(known?.keys() ?? []), ...(found?.keys() ?? [])])].sort();
  return names.flatMap((name) => {
    const [before, after] = [known?.get(name), found?.get(name)];
    if (!before || !after) return [`only in ${before ? first : second}: ${name}`];
    return before.equals(after) ? [] : [`differs: ${name}`];
  });
}

/**
 * Reads all files of a folder, as bytes by their paths in it.
 * @param {string} folder
 */
async function readFolder(folder) {
  const read = (await listFiles(folder)).map(
    async (file) => /** @type {const} */ ([file, await readFile(path.join(folder, file))]),
  );
  return new Map(await Promise.all(read));
}
