import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {createGunzip} from 'node:zlib';
import {unpackTar} from 'modern-tar/fs';

const repository = path.resolve(__dirname, '../..');

/** The archives by the names of their packages, once they are packed. */
let packed: Promise<Map<string, Buffer>> | undefined;

/**
 * Installs all packages of this repository into a site, from archives as `npm run pack` writes them. They are packed
 * once a process. Their own dependencies are found in a folder above the site.
 */
export async function installPackages(siteDir: string): Promise<void> {
  for (const [name, archive] of await (packed ??= packIntoMemory())) {
    await unpackArchive(archive, path.join(siteDir, 'node_modules', name));
  }
}

async function packIntoMemory(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'archives-'));
  try {
    await packPackages(folder);
    const archives = new Map<string, Buffer>();
    for (const file of await readdir(folder)) {
      archives.set(file.replace(/-\d.*$/, ''), await readFile(path.join(folder, file)));
    }
    return archives;
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Lists the folders of `packages/`. */
export function listPackages(): string[] {
  const entries = readdirSync(path.join(repository, 'packages'), {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
}

/** Packs all packages of this repository into a folder, as npm would publish them: `wit-docs-0.1.0.tgz`. */
export async function packPackages(folder: string): Promise<void> {
  for (const name of listPackages()) {
    const args = ['commands/pack.mjs', `packages/${name}`, '--pack-destination', folder];
    await promisify(execFile)(process.execPath, args, {cwd: repository});
  }
}

/** Unpacks the archive of a package into its folder. */
export async function unpackArchive(archive: Buffer, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await pipeline(Readable.from([archive]), createGunzip(), unpackTar(folder, {strip: 1}));
}
