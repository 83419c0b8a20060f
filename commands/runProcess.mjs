import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * `input` lets the program ask its user. `output` sends the program's output to the terminal, to the result, or to
 * both. Programs draw moving progress bars only with `show`.
 * @typedef {{env?: NodeJS.ProcessEnv, input?: 'inherit', output?: 'show' | 'keep' | 'show and keep',
 *   needsShell?: boolean, signal?: AbortSignal}} ProcessOptions
 * @typedef {{exitCode: number, output: string}} ProcessResult
 */

/** The repository's folder, so that commands work in any current folder. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));

/** Scripts of installed tools: Node runs them directly, so nothing depends on a shell. */
const TOOLS = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  stylelint: 'stylelint/bin/stylelint.mjs',
  playwright: '@playwright/test/cli.js',
  vitest: 'vitest/vitest.mjs',
};

/** @typedef {keyof typeof TOOLS} Tool */

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'];

/** Seconds between the lines of `reportProgress`. */
const PROGRESS_INTERVAL = 15;

/**
 * Runs an installed tool to its end, like `runProcess`.
 * @param {Tool} tool
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 */
export function runTool(tool, args, options) {
  return runNode(path.join('node_modules', TOOLS[tool]), args, options);
}

/**
 * Runs a script of the repository to its end, like `runProcess`.
 * @param {string} script its path from the repository's folder, or an absolute path
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 */
export function runNode(script, args, options) {
  return runProcess(process.execPath, [path.resolve(REPOSITORY, script), ...args], options);
}

/**
 * Runs the npm that runs this command, or else the npm that the shell finds.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('npm-cli.js')
    ? runNode(npm, args)
    : runProcess('npm', args, {needsShell: process.platform === 'win32'});
}

/**
 * Runs a program in the repository to its end. If this process is told to stop, the program is stopped first, and
 * nothing runs after it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 * @returns {Promise<ProcessResult>}
 */
export function runProcess(program, args, options = {}) {
  const {env, input = 'ignore', output = 'show', needsShell = false, signal: abort} = options;
  return new Promise((resolve, reject) => {
    const stream = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: REPOSITORY,
      env: {...process.env, ...env},
      shell: needsShell,
      signal: abort,
      stdio: [input, stream, stream],
    });
    const chunks = collectOutput(child, output === 'show and keep');
    const release = passSignals(child);
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      const stopSignal = release();
      if (stopSignal) {
        process.kill(process.pid, stopSignal);
        return;
      }
      if (signal && !abort?.aborted) {
        console.error(`${program} was ended by ${signal}.`);
      }
      resolve({exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8')});
    });
  });
}

/**
 * Prints how long some work has taken so far, for programs that print nothing for minutes.
 * @template Result
 * @param {string} verb such as `building`
 * @param {Promise<Result>} work
 */
export async function reportProgress(verb, work) {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += PROGRESS_INTERVAL;
    console.log(`… still ${verb} after ${seconds} s`);
  }, PROGRESS_INTERVAL * 1000);
  return work.finally(() => clearInterval(timer));
}

/**
 * Collects the output of a piped program, and shows it on request.
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} isShown
 */
function collectOutput(child, isShown) {
  /** @type {Buffer[]} */
  const chunks = [];
  for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
    child[name]?.on('data', (/** @type {Buffer} */ chunk) => {
      chunks.push(chunk);
      if (isShown) {
        process[name].write(chunk);
      }
    });
  }
  return chunks;
}

/**
 * Passes signals on to a program.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | undefined} ends that and returns the signal that came, if any
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
