import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, reportProgress, runNpm} from './runProcess.mjs';

/**
 * Packages of a lockfile, by their folders.
 * @typedef {Readonly<Record<string, {integrity?: string, optional?: boolean}>>} Packages
 */

/** Sets a log level, because npm passes its own, such as silent, on to programs that it starts. */
const ARGUMENTS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice'];

/**
 * Installs the dependencies from the lockfile unless they are installed; npm refuses a Node.js that is too old.
 * Throws in a folder in which nothing could be built.
 */
export async function installDependencies() {
  checkFolder(REPOSITORY);
  if (await isInstalled(REPOSITORY)) return;
  console.log('Installing the dependencies from package-lock.json; this takes a few minutes.');
  const {exitCode} = await reportProgress('installing', runNpm(ARGUMENTS));
  if (exitCode !== 0) {
    throw new CommandFailure(
      `The dependencies could not be installed: npm ci failed with exit code ${exitCode}, and its own message is above.\nThen run the command again: it starts the installation over.`,
    );
  }
}

/**
 * Tells whether a folder has the packages of its lockfile, whoever installed them. npm lists them at the end of an
 * installation, and removes the list before the next one. Optional ones may be missing: most are for other machines.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  // npm explains an invalid one.
  const read = (/** @type {string} */ file) =>
    readFile(path.join(folder, file), 'utf8')
      .then((text) => /** @type {{packages?: Packages}} */ (JSON.parse(text)).packages)
      .catch(() => undefined);
  const wanted = await read('package-lock.json');
  const installed = await read('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.keys({...wanted, ...installed})
    .filter((name) => name !== '' && (installed[name] || !wanted[name]?.optional))
    .every((name) => {
      const [own, other] = [wanted[name], installed[name]];
      return own && other && own.integrity === other.integrity;
    });
}

/**
 * Throws at a path with a character that has a meaning in the bundler's requests (`#`, `?`, `!`) or in the exports of
 * packages (`*`): modules would not be found there.
 * @param {string} folder
 */
export function checkFolder(folder) {
  const [character] = /[#?!*]/.exec(folder) ?? [];
  if (character) {
    throw new CommandFailure(
      `The site cannot be built in ${folder}: the bundler does not find modules below a folder with ${character} in its name. Move the site to a path without # ? ! *`,
    );
  }
}
