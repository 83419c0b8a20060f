import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {holdLock} from './buildLock.mjs';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, reportProgress, runNode, runTool} from './runProcess.mjs';

const DRAFT = path.join(REPOSITORY, '.cache/build');
const OLD = path.join(REPOSITORY, '.cache/build-old');

/** Exists while a build runs, and contains the id of its process. */
const LOCK = path.join(REPOSITORY, '.cache/build-lock');

/**
 * Disables the bundler's cache: with it, variables in the minified runtime get other names than in a first build,
 * because the minifier counts letters, also in hashes that only a first build has.
 */
const BUILD_VARIABLES = {NO_UPDATE_NOTIFIER: 'true', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** Matches lines to ignore, such as Docusaurus's last one after a good build: its folder is renamed afterwards. */
const REMARK = /^\[(?:INFO|SUCCESS)\] /;

/** The folder of the finished site. */
export const BUILD = path.join(REPOSITORY, 'build');

/**
 * Builds the production site, after any other build of it. It is written beside `build/`, and replaces that only when
 * it is complete; a failed build changes nothing. A failure ends with a line for each finding of the content check.
 * Prints Docusaurus's output only if it warns, if the check finds nothing, or with `isVerbose`.
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

/**
 * Tells what to do if the earlier site can't be moved away; the first build has none.
 * @param {NodeJS.ErrnoException} error
 */
function refuseUnlessMissing({code, message}) {
  if (code === 'ENOENT') return;
  throw new CommandFailure(
    `${message}\nbuild/ can't be replaced. Close what uses it, or unmount it, and build again.`,
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
    await rename(BUILD, OLD).catch(refuseUnlessMissing);
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

/** Returns the findings of the content check as `path:line:column kind message`. */
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
