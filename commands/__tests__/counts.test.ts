import {describe, expect, it} from 'vitest';
import {
  countChecker,
  countPlaywright,
  countVitest,
  formatSummary,
  requireTests,
} from '../counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((result, index) => ({status: result, fullName: `test ${index}`})),
});
const countFiles = (...testResults: ReturnType<typeof file>[]) => countVitest({testResults});

describe('the count of a Vitest report', () => {
  it('adds up the tests of all files', () => {
    expect(
      countFiles(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')),
    ).toEqual({
      passed: 3,
      failed: 1,
      notes: ['failed: test 1'],
    });
  });

  it('names a test that failed with its reason, without colours or stack', () => {
    const message = '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at a.test.ts:3:1';
    const test = {status: 'failed', fullName: 'adds', failureMessages: [message]};
    const {notes} = countVitest({
      testResults: [{name: 'a.test.ts', status: 'failed', assertionResults: [test]}],
    });
    expect(notes).toEqual(['failed: adds\n    AssertionError: expected 1 to be 2']);
  });

  it.each(['pending', 'skipped', 'todo'])('takes a %s test for failed and names it', (status) => {
    expect(countFiles(file('passed', 'passed', status))).toEqual({
      passed: 1,
      failed: 1,
      notes: ['not run: test 1'],
    });
  });

  it('takes a file that could not be loaded for one failure', () => {
    expect(countFiles(file('failed'))).toEqual({
      passed: 0,
      failed: 1,
      notes: ['broken: a.test.ts'],
    });
  });
});

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
      notes: ['failed: a.spec.ts:7 opens'],
    });
  });

  it('names a test that failed with its reason', () => {
    const results = [{}, {error: {message: 'Error: expected\n\nReceived: 2\n  at a.spec.ts:9'}}];
    const failed = {...spec(), tests: [{status: 'unexpected', results}]};
    expect(countPlaywright({suites: [{specs: [failed]}], errors: []}).notes).toEqual([
      'failed: a.spec.ts:7 opens\n    Error: expected\n    Received: 2',
    ]);
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

it('counts a checker: every finding as failed and names what was skipped', () => {
  const report = {passed: 7, findings: [{}, {}], skipped: ['examples/a: wac is not installed']};
  expect(countChecker(report)).toEqual({
    passed: 7,
    failed: 2,
    notes: ['skipped: examples/a: wac is not installed'],
  });
});

it('fails a suite in which no test ran, unless it says what it skipped', () => {
  const none = {passed: 0, failed: 0, notes: []};
  expect(requireTests(none)).toEqual({passed: 0, failed: 1, notes: ['no test ran']});
  const skipped = {...none, notes: ['skipped: hayride not installed']};
  expect(requireTests(skipped)).toBe(skipped);
});

it('ends a test run with one line for each suite and the plain sum', () => {
  const counts = new Map([
    ['lint', {passed: 1, failed: 0, notes: []}],
    ['browser', {passed: 40, failed: 2, notes: ['skipped: a.spec.ts:7 opens'], seconds: 71.6}],
  ]);
  expect(formatSummary(counts)).toMatchInlineSnapshot(`
    "lint     1 passed, 0 failed, 0 s
    browser: skipped: a.spec.ts:7 opens
    browser  40 passed, 2 failed, 72 s

    41 passed, 2 failed"
  `);
});
