/**
 * @typedef {import('./formatSummary.mjs').Count} Count
 * @typedef {import('../tools/check-examples/runCheck').Report} Report
 */

/**
 * Counts the report of the examples: every finding has failed; what was skipped is named.
 * @param {Pick<Report, 'passed' | 'skipped'> & {findings: readonly unknown[]}} report
 * @returns {Count}
 */
export function countExamples({passed, findings, skipped}) {
  return {passed, failed: findings.length, notes: skipped.map((name) => `skipped: ${name}`)};
}
