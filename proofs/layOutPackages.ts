import {cpSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder that wasm-tools reads: a package with the world `all`, which depends on every package of a
 * repository's `sources/wit/`, in `deps`.
 */
export function layOutPackages(root: string, folder: string): void {
  const wit = path.join(root, 'sources/wit');
  const deps = path.join(folder, 'deps');
  cpSync(path.join(wit, 'deps'), deps, {recursive: true});
  for (const entry of readdirSync(wit, {withFileTypes: true})) {
    if (entry.isDirectory() && entry.name !== 'deps') {
      // Folders of both can have one name: `http`.
      cpSync(path.join(wit, entry.name), path.join(deps, `own-${entry.name}`), {recursive: true});
    }
  }
  writeFileSync(path.join(folder, 'world.wit'), 'package docs:all;\n\nworld all {}\n');
}
