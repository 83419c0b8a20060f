import {spawn} from 'node:child_process';
import {REPOSITORY} from './repository.mjs';

/**
 * @typedef {{env?: NodeJS.ProcessEnv, keepOutput?: boolean, needsShell?: boolean}} ProcessOptions
 * @typedef {{status: number, output: string}} ProcessResult
 */

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program in the repository to its end, without input, its output on the terminal. With
 * `keepOutput` the output is handed back as well; it then has no moving progress bars. When this
 * process is told to stop, the program is stopped first; what comes after it does not run.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 * @returns {Promise<ProcessResult>}
 */
export function runProcess(program, args, {env = {}, keepOutput = false, needsShell = false} = {}) {
  return new Promise((resolve, reject) => {
    const stream = keepOutput ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: REPOSITORY,
      env: {...process.env, ...env},
      shell: needsShell,
      stdio: ['ignore', stream, stream],
    });
    const output = collectOutput(child);
    const release = passSignals(child);
    child.on('error', reject);
    child.on('close', (status, signal) => {
      const wasStopped = release();
      if (wasStopped) {
        process.kill(process.pid, wasStopped);
      } else {
        if (signal) {
          console.error(`${program} was ended by ${signal}.`);
        }
        resolve({status: status ?? 1, output: Buffer.concat(output).toString('utf8')});
      }
    });
  });
}

/**
 * Shows what a piped program prints, and keeps it.
 * @param {import('node:child_process').ChildProcess} child
 */
function collectOutput(child) {
  /** @type {Buffer[]} */
  const chunks = [];
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name]?.on('data', (/** @type {Buffer} */ chunk) => {
      chunks.push(chunk);
      process[name].write(chunk);
    });
  }
  return chunks;
}

/**
 * Hands signals on to a program.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | undefined} ends that and says which signal came, if any
 */
function passSignals(child) {
  /** @type {NodeJS.Signals | undefined} */
  let received;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    received = signal;
    child.kill(signal);
  };
  STOP_SIGNALS.forEach((signal) => process.on(signal, pass));
  return () => {
    STOP_SIGNALS.forEach((signal) => process.off(signal, pass));
    return received;
  };
}
