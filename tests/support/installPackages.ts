import {execFile} from 'node:child_process';
import {createReadStream, rmSync} from 'node:fs';
import {mkdir, mkdtemp, readdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {createGunzip} from 'node:zlib';
import {unpackTar} from 'modern-tar/fs';

const repository = path.resolve(__dirname, '../..');

/** The folder with the archives, once they are packed. */
let packed: Promise<string> | undefined;

/**
 * Installs all packages of this repository into a site, from archives as `npm run pack` writes them: once a process.
 * Their own dependencies are found in a folder above the site.
 */
export async function installPackages(siteDir: string): Promise<void> {
  const archives = await (packed ??= packForProcess());
  for (const archive of await readdir(archives)) {
    const target = path.join(siteDir, 'node_modules', archive.replace(/-\d.*$/, ''));
    await unpackArchive(path.join(archives, archive), target);
  }
}

/** Packs all packages into a folder that the end of this process removes. */
async function packForProcess(): Promise<string> {
  const archives = await mkdtemp(path.join(tmpdir(), 'archives-'));
  process.once('exit', () => rmSync(archives, {recursive: true}));
  await packPackages(archives);
  return archives;
}

/** Packs all packages of this repository into a folder, as npm would publish them: `wit-docs-0.1.0.tgz`. */
export async function packPackages(folder: string): Promise<void> {
  for (const name of await readdir(path.join(repository, 'packages'))) {
    const args = ['commands/pack.mjs', `packages/${name}`, '--pack-destination', folder];
    await promisify(execFile)(process.execPath, args, {cwd: repository});
  }
}

/** Unpacks the archive of a package into its folder. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(folder, {strip: 1}));
}
