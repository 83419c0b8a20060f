import {CommandFailure} from './runCommand.mjs';
import {requireTests} from './counts.mjs';
import {SITE_SUITES, SUITES} from './suites.mjs';

/** @typedef {keyof typeof SUITES} SuiteName */

/**
 * Runs suites, even if others fail, and adds their counts in the order of the names. Suites that need the site run in
 * one lane, which builds it first, and print at once; all others run beside it, and their output is shown when they
 * have ended.
 * @param {readonly SuiteName[]} names
 * @param {import('./suites.mjs').TestRun} run
 * @param {Map<string, import('./counts.mjs').Count>} counts
 */
export async function runSuites(names, run, counts) {
  /** @type {Map<string, import('./counts.mjs').Count>} */
  const results = new Map();
  const site = names.filter((name) => SITE_SUITES.includes(name));
  const others = names.filter((name) => !SITE_SUITES.includes(name));
  const quiet = {...run, output: /** @type {const} */ ('keep')};
  await Promise.all([
    // Two cores: without a site to build, the others have both.
    site.length > 0 ? runInTurn(site, run, results) : runInTurn(others, quiet, results),
    runInTurn(others, quiet, results),
  ]);
  for (const name of names) {
    const count = results.get(name);
    if (count) counts.set(name, count);
  }
}

/**
 * Runs suites one after another until none is left; another lane may take from the same list.
 * @param {SuiteName[]} names
 * @param {import('./suites.mjs').TestRun} run
 * @param {Map<string, import('./counts.mjs').Count>} results
 */
async function runInTurn(names, run, results) {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
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
