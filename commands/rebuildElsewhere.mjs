import {existsSync} from 'node:fs';
import {cp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {BUILD} from './buildSite.mjs';
import {compareFolders} from './compareFolders.mjs';
import {REPOSITORY, runNode, runProcess} from './runProcess.mjs';

/** The folder of the repository's copy. */
const COPY = path.join(REPOSITORY, '.cache/elsewhere');

/** Folders that builds and tests keep for their next runs. */
const CACHE = path.join(REPOSITORY, 'node_modules/.cache');

/**
 * Builds the site from a copy of the repository. Returns a line for each file that differs from the one in `build/`,
 * or the output of a failed build.
 */
export async function rebuildElsewhere() {
  await rm(COPY, {recursive: true, force: true});
  await copyRepository();
  const build = path.join(COPY, 'commands/build.mjs');
  const {exitCode, output} = await runNode(build, [], {output: 'keep'});
  const differences =
    exitCode === 0 ? await compareFolders(BUILD, path.join(COPY, 'build')) : [output];
  await rm(COPY, {recursive: true, force: true});
  return differences;
}

/** Copies the files that git knows or would add, and the installed packages. The copy has the same history. */
async function copyRepository() {
  const list = await runGit('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = list.split('\0').filter((file) => file && existsSync(path.join(REPOSITORY, file)));
  for (const file of [...files, 'node_modules']) {
    await cp(path.join(REPOSITORY, file), path.join(COPY, file), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source !== CACHE,
    });
  }
  const history = await runGit('rev-parse', '--absolute-git-dir');
  await writeFile(path.join(COPY, '.git'), `gitdir: ${history}`);
}

/** @param {string[]} args */
async function runGit(...args) {
  return (await runProcess('git', args, {output: 'keep'})).output;
}
