import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The files of this name in the folders of the search path for programs, in its order.
 * @param {string} program
 */
export function findInPath(program) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).filter((file) => existsSync(file));
}
