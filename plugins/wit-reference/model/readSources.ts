import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {WitSource} from '../parser/types';

/** The WIT files below `wit/` of a folder: the site's own packages, then those in `wit/deps`. */
export function listWitFiles(root: string): string[] {
  const own = listFolders(root, 'wit').filter((folder) => folder !== 'wit/deps');
  return [...own, ...listFolders(root, 'wit/deps')].flatMap((folder) => listFiles(root, folder));
}

/** Reads them. A package's file `types.wit` comes first, the others by name. */
export function readSources(root: string): WitSource[] {
  return listWitFiles(root).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
    isOwn: !file.startsWith('wit/deps/'),
  }));
}

function listFolders(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full)
    ? readdirSync(full)
        .filter((name) => statSync(path.join(full, name)).isDirectory())
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];
}

function listFiles(root: string, folder: string): string[] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.wit'));
  const first = names.filter((name) => name === 'types.wit');
  const others = names.filter((name) => name !== 'types.wit').sort();
  return [...first, ...others].map((name) => `${folder}/${name}`);
}
