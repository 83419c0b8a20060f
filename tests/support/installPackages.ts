import {execFile} from 'node:child_process';
import {createReadStream} from 'node:fs';
import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {promisify} from 'node:util';
import {createGunzip} from 'node:zlib';
import {unpackTar} from 'modern-tar/fs';

const repository = path.resolve(__dirname, '../..');

/**
 * Installs all packages of this repository into a site, from archives as `npm run pack` writes them. Their own
 * dependencies are found in a folder above the site.
 */
export async function installPackages(siteDir: string): Promise<void> {
  const archives = await mkdtemp(path.join(tmpdir(), 'archives-'));
  try {
    await packPackages(archives);
    for (const archive of await readdir(archives)) {
      const target = path.join(siteDir, 'node_modules', archive.replace(/-\d.*$/, ''));
      await unpackArchive(path.join(archives, archive), target);
    }
  } finally {
    await rm(archives, {recursive: true});
  }
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
