import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below `folder`, sorted, with `/` between the parts; none where there is no folder.
 * Links are left out: they could lead outside.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
