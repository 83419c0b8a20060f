import {stripVTControlCharacters} from 'node:util';

/** Lines of a failure's reason that the end of a run repeats. */
const REASON_LINES = 6;

/**
 * The result of a suite: `notes` say what the numbers do not; `seconds` is how long it took.
 * @typedef {{passed: number, failed: number, notes: readonly string[], seconds?: number}} Count
 *
 * @typedef {{name: string, status: string, message?: string,
 *   assertionResults: {status: string, fullName: string, failureMessages?: string[]}[]}} VitestFile
 * @typedef {{status: string, results?: {error?: {message?: string}}[]}} PlaywrightTest
 * @typedef {{title: string, file: string, line: number, tests: PlaywrightTest[]}} PlaywrightSpec
 * @typedef {{specs?: PlaywrightSpec[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 */

/**
 * Counts the JSON report of Vitest, and names the tests that failed. A file that fails without a failing test counts
 * once; a test that did not run counts as failed.
 * @param {{testResults: VitestFile[]}} report
 * @returns {Count}
 */
export function countVitest({testResults}) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({status}) => status === 'passed').length;
  const failed = tests.filter(({status}) => status === 'failed');
  const skipped = tests.filter(({status}) => status !== 'passed' && status !== 'failed');
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({status}) => status === 'failed'),
  );
  return {
    passed,
    failed: tests.length - passed + broken.length,
    notes: [
      ...failed.map(({fullName, failureMessages = []}) =>
        nameFailure(fullName, failureMessages[0]),
      ),
      ...skipped.map(({fullName}) => `not run: ${fullName}`),
      ...broken.map(({name}) => `broken: ${name}`),
    ],
  };
}

/**
 * Counts the JSON report of Playwright, and names the tests that failed. An error outside the tests counts once; a
 * test that did not run, or passed only on a retry, counts as failed.
 * @param {{suites: PlaywrightSuite[], errors: {message?: string}[]}} report
 * @returns {Count}
 */
export function countPlaywright({suites, errors}) {
  const runs = suites
    .flatMap(listSpecs)
    .flatMap((spec) => spec.tests.map((test) => ({...test, name: nameSpec(spec)})));
  const passed = runs.filter(({status}) => status === 'expected').length;
  const unexpected = runs.filter(({status}) => status === 'unexpected');
  const unsure = runs.filter(({status}) => status === 'skipped' || status === 'flaky');
  return {
    passed,
    failed: runs.length - passed + errors.length,
    notes: [
      ...unexpected.map(({name, results = []}) =>
        nameFailure(name, results.find(({error}) => error)?.error?.message),
      ),
      ...unsure.map(({status, name}) => `${status}: ${name}`),
      ...errors.map(({message = 'an error without a message'}) => `broken: ${message}`),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function listSpecs({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** @param {PlaywrightSpec} spec */
function nameSpec({file, line, title}) {
  return `${file}:${line} ${title}`;
}

/**
 * Formats a failed test with the first lines of its reason, without terminal colours.
 * @param {string} name
 * @param {string} [reason]
 */
function nameFailure(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  return [`failed: ${name}`, ...lines.slice(0, REASON_LINES)].join('\n    ');
}

/**
 * Counts the report of a checker in `check/` or `proofs/`: every finding counts as failed; skipped items are named.
 * @param {{passed: number, findings: readonly unknown[], skipped: readonly string[]}} report
 * @returns {Count}
 */
export function countChecker({passed, findings, skipped}) {
  return {passed, failed: findings.length, notes: skipped.map((name) => `skipped: ${name}`)};
}

/**
 * Counts a suite without any test as failed, unless it names what it skipped.
 * @param {Count} count
 * @returns {Count}
 */
export function requireTests(count) {
  const hasReason = count.notes.some((note) => note.startsWith('skipped: '));
  const isFine = count.passed + count.failed > 0 || hasReason;
  return isFine ? count : {passed: 0, failed: 1, notes: ['no test ran']};
}

/**
 * Formats the end of a test run: each suite's notes and a line for it, then the total.
 * @param {ReadonlyMap<string, Count>} counts by the suite's name
 */
export function formatSummary(counts) {
  const suites = [...counts];
  const width = Math.max(...suites.map(([name]) => name.length));
  const lines = suites.flatMap(([name, {passed, failed, notes, seconds = 0}]) => [
    ...notes.map((note) => `${name}: ${note}`),
    `${name.padEnd(width)}  ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`,
  ]);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    suites.reduce((total, [, count]) => total + count[key], 0);
  return [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
