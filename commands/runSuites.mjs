import {CommandFailure} from './runCommand.mjs';
import {requireTests} from './counts.mjs';
import {SINGLE_CORE_SUITES, SUITES} from './suites.mjs';

/** @typedef {keyof typeof SUITES} SuiteName */

/**
 * Runs suites, whatever the results of the others, and adds what each counted, in the order of the names.
 * Those that use one core go first, two at a time, the longest before the others; each prints when it ends. The others use both cores.
 * @param {readonly SuiteName[]} names
 * @param {import('./suites.mjs').TestRun} run
 * @param {Map<string, import('./counts.mjs').Count>} counts
 */
export async function runSuites(names, run, counts) {
  const small = SINGLE_CORE_SUITES.filter((name) => names.includes(name));
  const large = names.filter((name) => !SINGLE_CORE_SUITES.includes(name));
  /** @type {Map<string, import('./counts.mjs').Count>} */
  const results = new Map();
  await Promise.all([
    runInTurn(small, {...run, output: 'keep'}, results),
    runInTurn(small, {...run, output: 'keep'}, results),
  ]);
  await runInTurn(large, run, results);
  for (const name of names) {
    const count = results.get(name);
    if (count) counts.set(name, count);
  }
}

/**
 * Runs the suites of a queue until it is empty; another lane may take from it too.
 * @param {SuiteName[]} queue
 * @param {import('./suites.mjs').TestRun} run
 * @param {Map<string, import('./counts.mjs').Count>} results
 */
async function runInTurn(queue, run, results) {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const count = await SUITES[name](run).then(requireTests).catch(countFailure);
    results.set(name, {...count, seconds: (performance.now() - start) / 1000});
  }
}

/**
 * @param {unknown} error
 * @returns {import('./counts.mjs').Count}
 */
function countFailure(error) {
  const message = error instanceof CommandFailure ? error.message : String(error);
  console.error(message);
  return {passed: 0, failed: 1, notes: [message]};
}
