import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {WitSource} from './syntax';

/**
 * Reads the WIT at a path as other tools do: a file, or the files of a folder as the local package, with each file
 * and folder in its `deps` as a package that it depends on.
 */
export function readWit(root: string): WitSource[] {
  const deps = path.join(root, 'deps');
  const names = existsSync(deps) ? readdirSync(deps).sort() : [];
  return [
    ...readFiles(root, true),
    ...names.flatMap((name) => readFiles(path.join(deps, name), false)),
  ];
}

/** Reads the file at a path, or the files directly in the folder there. */
function readFiles(at: string, isLocal: boolean): WitSource[] {
  const files = statSync(at).isDirectory()
    ? readdirSync(at, {withFileTypes: true})
        .filter((entry) => !entry.isDirectory())
        .map(({name}) => path.join(at, name))
        .sort()
    : [at];
  return files
    .filter((file) => file.endsWith('.wit'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
      isLocal,
    }));
}
