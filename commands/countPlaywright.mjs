/**
 * @typedef {{title: string, file: string, line: number, tests: {status: string}[]}} Spec
 * @typedef {{specs?: Spec[], suites?: Suite[]}} Suite
 * @typedef {import('./formatSummary.mjs').Count} Count
 */

/**
 * Counts the JSON report of Playwright. An error outside the tests counts once; a test that did not
 * run, or passed only when it was repeated, counts as failed and is named.
 * @param {{suites: Suite[], errors: {message?: string}[]}} report
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
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function listSpecs({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
