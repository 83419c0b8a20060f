import {describe, expect, it} from 'vitest';
import {readReport} from '../runVitest';

const fail = (message: string) => ({file: 'a.ts', line: 1, column: 1, kind: 'test', message});
const test = (fullName: string, status: string, scenario?: string, message?: string) => ({
  ...{fullName, status, failureMessages: message === undefined ? [] : [message]},
  meta: scenario === undefined ? {} : {scenario},
});
const report = (...assertionResults: ReturnType<typeof test>[]) => ({
  testResults: [{name: 'a.ts', status: 'passed', message: '', assertionResults}],
});

describe('the report of a file of tests', () => {
  it('has the scenarios that passed, sorted', () => {
    const tests = [test('b', 'passed', 'two'), test('a', 'passed', 'one'), test('c', 'passed')];
    expect(readReport(report(...tests), fail)).toEqual({findings: [], scenarios: ['one', 'two']});
  });

  it('has a finding for each test that failed or did not run', () => {
    const tests = [test('a', 'failed', 'one', 'no'), test('b', 'skipped')];
    expect(readReport(report(...tests), fail).findings.map(({message}) => message)).toEqual([
      'scenario one, “a”, failed: no',
      '“b” skipped: it did not run',
    ]);
  });

  it('has one where no test ran, or the file broke', () => {
    expect(readReport(report(), fail).findings).toEqual([fail('no test ran')]);
    const broken = {name: 'a.ts', status: 'failed', message: 'cannot start', assertionResults: []};
    expect(readReport({testResults: [broken]}, fail).findings).toEqual([fail('cannot start')]);
  });
});
