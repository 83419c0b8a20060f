import {expect, it} from 'vitest';
import {formatSummary} from '../formatSummary.mjs';

it('ends a test run with one line for each ring and the plain sum', () => {
  const counts = new Map([
    ['lint', {passed: 1, failed: 0, notes: []}],
    ['browser', {passed: 40, failed: 2, notes: ['skipped: a.spec.ts:7 opens']}],
  ]);
  expect(formatSummary(counts)).toMatchInlineSnapshot(`
    "lint     1 passed, 0 failed
    browser: skipped: a.spec.ts:7 opens
    browser  40 passed, 2 failed

    41 passed, 2 failed"
  `);
});
