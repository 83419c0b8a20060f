import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {holdLock} from './buildLock.mjs';
import {REPOSITORY, reportProgress, runNode, runTool} from './runProcess.mjs';

const DRAFT = path.join(REPOSITORY, '.cache/build');
const OLD = path.join(REPOSITORY, '.cache/build-old');

/** There while a build runs; it has the id of its process. */
const LOCK = path.join(REPOSITORY, '.cache/build-lock');

/**
 * With the bundler's cache, the names of variables in the minified runtime differ from those of a first
 * build: the minifier counts letters, also those of hashes that only a first build has.
 */
const BUILD_VARIABLES = {NO_UPDATE_NOTIFIER: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Docusaurus's last line on a good build is one: the folder that it names is renamed afterwards. */
const REMARK = /^\[(?:INFO|SUCCESS)\] /;

/** The folder of the finished site. */
export const BUILD = path.join(REPOSITORY, 'build');

/**
 * Builds the production site, after any other build of it. It is written beside `build/` and replaces
 * it only when it is complete; a build that fails changes nothing. A failure ends with a line for each fault
 * that the content check finds. Docusaurus's output is printed only where it warns, where the check finds
 * nothing, or with `isVerbose`.
 * @param {{isVerbose?: boolean}} [options]
 * @returns {Promise<{exitCode: number, faults: string[], warnings: string[]}>}
 */
export function buildSite({isVerbose = false} = {}) {
  return holdLock(
    LOCK,
    () => build(isVerbose),
    (owner) =>
      console.log(
        `Another build of this folder is running (process ${owner}). Waiting for its end; if there is none, delete .cache/build-lock.`,
      ),
  );
}

/** @param {boolean} isVerbose */
async function build(isVerbose) {
  console.log('Building the site.');
  await remove(DRAFT, OLD);
  const work = runTool('docusaurus', ['build', '--out-dir', DRAFT], {
    output: isVerbose ? 'show and keep' : 'keep',
    env: BUILD_VARIABLES,
  });
  const {exitCode, output} = await (isVerbose ? work : reportProgress('building', work));
  if (exitCode === 0) {
    await rename(BUILD, OLD).catch(() => undefined);
    await rename(DRAFT, BUILD);
  }
  await remove(DRAFT, OLD);
  const faults = exitCode === 0 ? [] : await findFaults();
  // With `FORCE_COLOR`, they have colours also where no terminal shows them.
  const lines = output.split('\n').map((text) => ({text, plain: stripVTControlCharacters(text)}));
  const rest = lines
    .filter(({plain}) => exitCode !== 0 || !REMARK.test(plain))
    .map(({text}) => text)
    .join('\n')
    .trim();
  if (!isVerbose && faults.length === 0 && rest !== '') {
    console.log(rest);
  }
  if (faults.length > 0) {
    const hint = isVerbose ? '' : ' (npm run build -- --verbose prints all that Docusaurus says)';
    console.error(`\nThe site could not be built${hint}:\n\n${faults.join('\n')}`);
  }
  const warnings = lines.map(({plain}) => plain).filter((line) => line.includes('[WARNING]'));
  return {exitCode, faults, warnings};
}

/** Returns the findings of the content check: `path:line:column kind message`. */
async function findFaults() {
  const {exitCode, output} = await runNode('check/content/index.mjs', [], {output: 'keep'});
  return exitCode === 2 ? output.split('\n').filter((line) => /^\S+:\d+:\d+ /.test(line)) : [];
}

/** @param {string[]} folders */
async function remove(...folders) {
  for (const folder of folders) {
    await rm(folder, {recursive: true, force: true});
  }
}
