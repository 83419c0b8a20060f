import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Returns a path with slashes on every system, so that it can be compared, matched and shown. */
export function toSlashes(file: string, {sep}: {sep: string} = path): string {
  return file.split(sep).join('/');
}

/** Lists the files below a folder in order, as paths from there with slashes. */
export function listFiles(folder: string, system: path.PlatformPath = path): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => system.relative(folder, system.join(parentPath, name)))
    .map((file) => toSlashes(file, system))
    .sort();
}
