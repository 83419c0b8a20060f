import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Disk} from './includeCode';

/** Reads files below a folder, the repository's root. */
export function readRepository(root: string): Disk {
  return {
    readFile(file) {
      const full = path.join(root, file);
      return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined;
    },
    listFiles(folder) {
      const full = path.join(root, folder);
      return existsSync(full) && statSync(full).isDirectory() ? readdirSync(full).sort() : [];
    },
  };
}
