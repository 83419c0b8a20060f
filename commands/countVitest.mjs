/**
 * @typedef {{status: string, fullName: string}} Assertion
 * @typedef {{name: string, status: string, message?: string, assertionResults: Assertion[]}} File
 * @typedef {import('./formatSummary.mjs').Count} Count
 */

/**
 * Counts the JSON report of Vitest. A file that fails without a failing test counts once; a test
 * that did not run counts as failed and is named.
 * @param {{testResults: File[]}} report
 * @returns {Count}
 */
export function countVitest({testResults}) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({status}) => status === 'passed').length;
  const failed = tests.filter(({status}) => status === 'failed').length;
  const skipped = tests.filter(({status}) => status !== 'passed' && status !== 'failed');
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({status}) => status === 'failed'),
  );
  return {
    passed,
    failed: failed + skipped.length + broken.length,
    notes: [
      ...skipped.map(({fullName}) => `not run: ${fullName}`),
      ...broken.map(({name}) => `broken: ${name}`),
    ],
  };
}
