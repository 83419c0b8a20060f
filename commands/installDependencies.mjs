import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, reportProgress, runNode, runProcess} from './runProcess.mjs';

/** Written when an installation is complete; npm removes it together with the folder. */
const STAMP = path.join(REPOSITORY, 'node_modules/.install-stamp');

/** With a log level, because npm passes its own, such as silent, on to programs that it starts. */
const ARGUMENTS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice'];

const NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|EIDLETIMEOUT)\b/;
const CERTIFICATE = /\b(?:SELF_SIGNED_CERT\w*|UNABLE_TO_\w+|CERT_\w+|DEPTH_ZERO_\w+)\b/;

/**
 * Installs the dependencies from the lockfile unless `node_modules` has the stamp of this lockfile
 * and this machine. An interrupted installation has none, so the next command installs again. Refuses a
 * folder in which nothing could be built.
 */
export async function installDependencies() {
  checkFolder(REPOSITORY);
  const lockfile = await readFile(path.join(REPOSITORY, 'package-lock.json')).catch(() => {
    throw new CommandFailure('There is no package-lock.json here. Take it from the repository.');
  });
  const stamp = createStamp(lockfile, process);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) {
    return;
  }
  console.log('Installing the dependencies from package-lock.json; this takes a few minutes.');
  const {exitCode, output} = await reportProgress('installing', runNpm(ARGUMENTS));
  if (exitCode !== 0) {
    throw new CommandFailure(explainInstallFailure(exitCode, output));
  }
  await writeFile(STAMP, stamp);
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
 * What tells one complete installation from another: the lockfile, and what native packages are
 * built for.
 * @param {Buffer | string} lockfile
 * @param {{platform: string, arch: string, versions: {modules: string}}} machine as Node's `process`
 */
export function createStamp(lockfile, {platform, arch, versions}) {
  const hash = createHash('sha256').update(lockfile).digest('hex');
  return [platform, arch, versions.modules, hash].join('-');
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
