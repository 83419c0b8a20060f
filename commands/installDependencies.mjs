import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, reportProgress, runNode, runProcess} from './runProcess.mjs';

/**
 * What a lockfile says of packages, by their folders.
 * @typedef {Readonly<Record<string, {version?: string, integrity?: string, optional?: boolean, os?: string[],
 *   cpu?: string[]}>>} Packages
 */

/** With a log level, because npm passes its own, such as silent, on to programs that it starts. */
const ARGUMENTS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice'];

const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|EIDLETIMEOUT)\b/;
const CERTIFICATE = /\b(?:SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|CERT_\w+|DEPTH_ZERO_\w+)\b/;

/**
 * Installs the dependencies from the lockfile where they are not installed yet. Refuses a folder in which
 * nothing could be built.
 */
export async function installDependencies() {
  checkFolder(REPOSITORY);
  if (!existsSync(path.join(REPOSITORY, 'package-lock.json'))) {
    throw new CommandFailure('There is no package-lock.json here. Take it from the repository.');
  }
  if (await isInstalled(REPOSITORY)) return;
  console.log('Installing the dependencies from package-lock.json; this takes a few minutes.');
  const {exitCode, output} = await reportProgress('installing', runNpm(ARGUMENTS));
  if (exitCode !== 0) {
    throw new CommandFailure(explainInstallFailure(exitCode, output));
  }
}

/**
 * Whether a folder has the packages of its lockfile, whoever installed them. npm lists what it has installed
 * at the end of an installation, and removes the list before the next one.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  // npm says what is wrong with one that cannot be read.
  const read = (/** @type {string} */ file) =>
    readFile(path.join(folder, file), 'utf8')
      .then((text) => /** @type {{packages?: Packages}} */ (JSON.parse(text)).packages)
      .catch(() => undefined);
  const wanted = await read('package-lock.json');
  const installed = await read('node_modules/.package-lock.json');
  return (
    wanted !== undefined &&
    installed !== undefined &&
    isAsLocked(wanted, installed, process) &&
    Object.keys(installed).every((name) => existsSync(path.join(folder, name)))
  );
}

/**
 * Whether installed packages are those of the lockfile and run on this machine. Optional ones may be missing:
 * most are for other machines.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {{platform: string, arch: string}} machine as Node's `process`
 */
export function isAsLocked(wanted, installed, {platform, arch}) {
  const known = new Map(Object.entries(wanted).filter(([name]) => name !== ''));
  const isComplete = [...known].every(
    ([name, {optional}]) => optional || Object.hasOwn(installed, name),
  );
  return (
    isComplete &&
    Object.entries(installed).every(([name, {version, integrity, os, cpu}]) => {
      const other = known.get(name);
      const isSame =
        other !== undefined && other.version === version && other.integrity === integrity;
      return isSame && runsOn(os, platform) && runsOn(cpu, arch);
    })
  );
}

/**
 * Whether a package's list, such as `["linux"]` or `["!win32"]`, has this system or processor.
 * @param {string[] | undefined} list
 * @param {string} name
 */
function runsOn(list = [], name) {
  const isRefused = list.includes(`!${name}`);
  const named = list.filter((each) => !each.startsWith('!'));
  return !isRefused && (named.length === 0 || named.includes(name));
}

/**
 * Refuses a path with a character that has a meaning in the requests of the bundler (`#`, `?`, `!`), or
 * in the exports of packages (`*`): modules would not be found there.
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

/**
 * What a failed `npm ci` means for its user, with what to do.
 * @param {number} exitCode
 * @param {string} output what npm printed
 */
export function explainInstallFailure(exitCode, output) {
  const text = stripVTControlCharacters(output);
  const [code] = text.match(NETWORK) ?? text.match(CERTIFICATE) ?? [];
  const reason = code
    ? `The package registry cannot be reached (${code}). Check the connection, a proxy (npm config get proxy) and the registry (npm config get registry).`
    : `npm ci failed with exit code ${exitCode}; its own message is above.`;
  return `The dependencies could not be installed. ${reason}\nThen run the command again: it starts the installation over.`;
}

/**
 * The npm that runs this command; without one, the npm that the shell finds.
 * @param {string[]} args
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  const output = 'show and keep';
  return npm?.endsWith('npm-cli.js')
    ? runNode(npm, args, {output})
    : runProcess('npm', args, {output, needsShell: process.platform === 'win32'});
}
