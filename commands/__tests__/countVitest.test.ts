import {describe, expect, it} from 'vitest';
import {countVitest} from '../countVitest.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((result, index) => ({status: result, fullName: `test ${index}`})),
});
const count = (...testResults: ReturnType<typeof file>[]) => countVitest({testResults});

describe('the count of a Vitest report', () => {
  it('adds up the tests of all files', () => {
    expect(count(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'))).toEqual({
      passed: 3,
      failed: 1,
      notes: [],
    });
  });

  it.each(['pending', 'skipped', 'todo'])('takes a %s test for failed and names it', (status) => {
    expect(count(file('passed', 'passed', status))).toEqual({
      passed: 1,
      failed: 1,
      notes: ['not run: test 1'],
    });
  });

  it('takes a file that could not be loaded for one failure', () => {
    expect(count(file('failed'))).toEqual({passed: 0, failed: 1, notes: ['broken: a.test.ts']});
  });
});
