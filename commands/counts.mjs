/**
 * The result of a suite: `notes` say what the numbers do not.
 * @typedef {{passed: number, failed: number, notes: readonly string[]}} Count
 *
 * @typedef {{name: string, status: string, message?: string,
 *   assertionResults: {status: string, fullName: string}[]}} VitestFile
 * @typedef {{title: string, file: string, line: number, tests: {status: string}[]}} PlaywrightSpec
 * @typedef {{specs?: PlaywrightSpec[], suites?: PlaywrightSuite[]}} PlaywrightSuite
 */

/**
 * Counts the JSON report of Vitest. A file that fails without a failing test counts once; a test
 * that did not run counts as failed and is named.
 * @param {{testResults: VitestFile[]}} report
 * @returns {Count}
 */
export function countVitest({testResults}) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({status}) => status === 'passed').length;
  const skipped = tests.filter(({status}) => status !== 'passed' && status !== 'failed');
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({status}) => status === 'failed'),
  );
  return {
    passed,
    failed: tests.length - passed + broken.length,
    notes: [
      ...skipped.map(({fullName}) => `not run: ${fullName}`),
      ...broken.map(({name}) => `broken: ${name}`),
    ],
  };
}

/**
 * Counts the JSON report of Playwright. An error outside the tests counts once; a test that did not
 * run, or passed only when it was repeated, counts as failed and is named.
 * @param {{suites: PlaywrightSuite[], errors: {message?: string}[]}} report
 * @returns {Count}
 */
export function countPlaywright({suites, errors}) {
  const runs = suites
    .flatMap(listSpecs)
    .flatMap((spec) => spec.tests.map(({status}) => ({status, spec})));
  const passed = runs.filter(({status}) => status === 'expected').length;
  const unsure = runs.filter(({status}) => status === 'skipped' || status === 'flaky');
  return {
    passed,
    failed: runs.length - passed + errors.length,
    notes: [
      ...unsure.map(({status, spec}) => `${status}: ${spec.file}:${spec.line} ${spec.title}`),
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

/**
 * Counts the report of a checker in `tools/`: every finding has failed; what was skipped is named.
 * @param {{passed: number, findings: readonly unknown[], skipped: readonly string[]}} report
 * @returns {Count}
 */
export function countChecker({passed, findings, skipped}) {
  return {passed, failed: findings.length, notes: skipped.map((name) => `skipped: ${name}`)};
}

/**
 * A suite without a single test proves nothing, unless it says what it skipped.
 * @param {Count} count
 * @returns {Count}
 */
export function requireTests(count) {
  const hasReason = count.notes.some((note) => note.startsWith('skipped: '));
  const isFine = count.passed + count.failed > 0 || hasReason;
  return isFine ? count : {passed: 0, failed: 1, notes: ['no test ran']};
}

/**
 * The end of a test run: each suite's notes and one line, then the total.
 * @param {ReadonlyMap<string, Count>} counts by the suite's name
 */
export function formatSummary(counts) {
  const suites = [...counts];
  const width = Math.max(...suites.map(([name]) => name.length));
  const lines = suites.flatMap(([name, {passed, failed, notes}]) => [
    ...notes.map((note) => `${name}: ${note}`),
    `${name.padEnd(width)}  ${passed} passed, ${failed} failed`,
  ]);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    suites.reduce((total, [, count]) => total + count[key], 0);
  return [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
