/**
 * What a ring of tests came to: `notes` name what the numbers alone do not say.
 * @typedef {{passed: number, failed: number, notes: string[]}} Count
 */

/**
 * The end of a test run: each ring's notes and one line, then the plain sum.
 * @param {ReadonlyMap<string, Count>} counts by the ring's name
 */
export function formatSummary(counts) {
  const rings = [...counts];
  const width = Math.max(...rings.map(([name]) => name.length));
  const lines = rings.flatMap(([name, {passed, failed, notes}]) => [
    ...notes.map((note) => `${name}: ${note}`),
    `${name.padEnd(width)}  ${passed} passed, ${failed} failed`,
  ]);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    rings.reduce((total, [, count]) => total + count[key], 0);
  return [...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
