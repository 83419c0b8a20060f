import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {CommandFailure} from './CommandFailure.mjs';
import {explainInstallFailure} from './explainInstallFailure.mjs';
import {isInstalled} from './isInstalled.mjs';
import {REPOSITORY} from './repository.mjs';
import {runProcess} from './runProcess.mjs';

/** How often a sign of life is given, in seconds: npm is silent for minutes. */
const SIGN_OF_LIFE = 15;

/** Loud, because npm tells the programs that it starts how silent it was asked to be itself. */
const ARGUMENTS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice'];

/**
 * Installs the dependencies from the lockfile where `node_modules` does not hold them. npm removes
 * the folder first and writes its record last, so whatever interrupts it, the next run starts over.
 */
export async function installDependencies() {
  const lockfile = await readLockfile('package-lock.json');
  if (!lockfile) {
    throw new CommandFailure('There is no package-lock.json here. Take it from the repository.');
  }
  if (isInstalled(lockfile, await readLockfile('node_modules/.package-lock.json'), process)) {
    return;
  }
  console.log('Installing the dependencies from package-lock.json; this takes a few minutes.');
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += SIGN_OF_LIFE;
    console.log(`… still installing after ${seconds} s`);
  }, SIGN_OF_LIFE * 1000);
  const {status, output} = await runNpm(ARGUMENTS).finally(() => clearInterval(timer));
  if (status !== 0) {
    throw new CommandFailure(explainInstallFailure(status, output));
  }
}

/**
 * npm as it runs this command; without it, the one that the shell finds.
 * @param {string[]} args
 */
function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? runProcess(process.execPath, [npm, ...args], {keepOutput: true})
    : runProcess('npm', args, {keepOutput: true, needsShell: process.platform === 'win32'});
}

/**
 * @param {string} file
 * @returns {Promise<import('./isInstalled.mjs').Lockfile | undefined>}
 */
async function readLockfile(file) {
  try {
    /** @type {import('./isInstalled.mjs').Lockfile} */
    const lockfile = JSON.parse(await readFile(path.join(REPOSITORY, file), 'utf8'));
    return lockfile;
  } catch {
    return undefined;
  }
}
