/**
 * @typedef {import('./formatSummary.mjs').Count} Count
 * @typedef {{passed: number, findings: readonly unknown[], skipped: readonly string[]}} Report
 */

/**
 * Counts the report of a checker: every finding has failed; what was skipped is named.
 * @param {Report} report
 * @returns {Count}
 */
export function countReport({passed, findings, skipped}) {
  return {passed, failed: findings.length, notes: skipped.map((name) => `skipped: ${name}`)};
}
