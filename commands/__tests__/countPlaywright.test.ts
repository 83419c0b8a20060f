import {describe, expect, it} from 'vitest';
import {countPlaywright} from '../countPlaywright.mjs';

const spec = (...statuses: string[]) => ({
  title: 'opens',
  file: 'a.spec.ts',
  line: 7,
  tests: statuses.map((status) => ({status})),
});

describe('the count of a Playwright report', () => {
  it('adds up the tests of nested suites', () => {
    const nested = {specs: [spec('expected')], suites: [{specs: [spec('expected', 'unexpected')]}]};
    expect(countPlaywright({suites: [nested, {specs: [spec('expected')]}], errors: []})).toEqual({
      passed: 3,
      failed: 1,
      notes: [],
    });
  });

  it.each(['skipped', 'flaky'])('takes a %s test for failed and names it', (status) => {
    expect(countPlaywright({suites: [{specs: [spec(status)]}], errors: []})).toEqual({
      passed: 0,
      failed: 1,
      notes: [`${status}: a.spec.ts:7 opens`],
    });
  });

  it('takes an error outside the tests for one failure', () => {
    expect(countPlaywright({suites: [], errors: [{message: 'no server'}]})).toEqual({
      passed: 0,
      failed: 1,
      notes: ['broken: no server'],
    });
  });
});
