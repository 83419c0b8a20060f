import {expect, it} from 'vitest';
import {countReport} from '../countReport.mjs';

it('counts every finding as failed and names what was skipped', () => {
  const report = {passed: 7, findings: [{}, {}], skipped: ['examples/a: wac is not installed']};
  expect(countReport(report)).toEqual({
    passed: 7,
    failed: 2,
    notes: ['skipped: examples/a: wac is not installed'],
  });
});
