import {expect, it} from 'vitest';
import {readReport} from '../runPlaywright';

const spec = (title: string, status: string) => ({
  ...{title, file: 'a.spec.ts', line: 7},
  tests: [{status, results: [{error: {message: 'no'}}]}],
});
const read = (statuses: string[], exitCode: number) => {
  const specs = statuses.map((status) => spec('works', status));
  const report = JSON.stringify({suites: [{suites: [{specs}]}], errors: []});
  return readReport('a.spec.ts', report, exitCode).findings.map(({message}) => message);
};

it('finds nothing where all tests passed', () => {
  expect(read(['expected', 'expected'], 0)).toEqual([]);
});

it('finds each test that failed or did not run', () => {
  expect(read(['expected', 'unexpected', 'skipped'], 1)).toEqual([
    'failed: a.spec.ts:7 works\n    no',
    'skipped: a.spec.ts:7 works',
  ]);
});

it('finds that no test ran, that the run ended otherwise, and that there is no report', () => {
  const end = (code: number, count: number) => [
    `Playwright ended with exit code ${code}, and ${count} tests passed`,
  ];
  expect(read([], 0)).toEqual(end(0, 0));
  expect(read(['expected'], 1)).toEqual(end(1, 1));
  expect(readReport('a', undefined, 1).findings.map(({message}) => message)).toEqual(end(1, 0));
});
