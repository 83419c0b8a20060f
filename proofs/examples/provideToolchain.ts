import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';

const FILES = ['package.json', 'package-lock.json'];
const ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs the pinned packages of `toolchain/package.json` into a folder of `.cache`, once for each state of its
 * lockfile, and returns the folder. They are separate from the site's own packages, because they weigh more than a
 * third of those, and only the examples need them.
 */
export async function provideToolchain(root: string): Promise<string> {
  const source = path.join(import.meta.dirname, 'toolchain');
  const lockfile = await readFile(path.join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
  const folder = path.join(root, '.cache/component-toolchain', hash);
  if (!existsSync(folder)) {
    const draft = `${folder}.draft`;
    await rm(draft, {recursive: true, force: true});
    await mkdir(draft, {recursive: true});
    for (const file of FILES) {
      await copyFile(path.join(source, file), path.join(draft, file));
    }
    console.log('Installing the component toolchain of npm …');
    const {status, stderr} = spawnSync('npm', ARGUMENTS, {
      cwd: draft,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(`the toolchain in ${source} cannot be installed:\n${stderr.trim()}`);
    }
    await rename(draft, folder);
  }
  return folder;
}
