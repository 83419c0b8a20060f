import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CommandFailure} from './runCommand.mjs';
import {requireTests} from './counts.mjs';
import {SUITES} from './suites.mjs';

/**
 * Hands a step what the suites of one run share, and removes their reports after it.
 * @param {(run: import('./suites.mjs').TestRun) => Promise<void>} step
 */
export async function shareRun(step) {
  const run = {reports: await mkdtemp(path.join(tmpdir(), 'test-reports-')), isSiteBroken: false};
  await step(run);
  await rm(run.reports, {recursive: true});
}

/**
 * Runs suites one after the other, whatever the results of the others, and adds what each counted.
 * @param {readonly (keyof typeof SUITES)[]} names
 * @param {import('./suites.mjs').TestRun} run
 * @param {Map<string, import('./counts.mjs').Count>} counts
 */
export async function runSuites(names, run, counts) {
  for (const [index, name] of names.entries()) {
    console.log(`\n== ${name} (${index + 1} of ${names.length})`);
    const start = performance.now();
    const count = await SUITES[name](run).then(requireTests).catch(countFailure);
    counts.set(name, {...count, seconds: (performance.now() - start) / 1000});
  }
}

/**
 * @param {unknown} error
 * @returns {import('./counts.mjs').Count}
 */
export function countFailure(error) {
  const message = error instanceof CommandFailure ? error.message : String(error);
  console.error(message);
  return {passed: 0, failed: 1, notes: [message]};
}
