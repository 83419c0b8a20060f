import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Finding} from '../check/lib/findings';
import type {Outcome, ProofContext} from './types';

/** The fields of Vitest's report that are used here. */
type Report = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      meta: {scenario?: string};
    }[];
  }[];
};

/** Runs one file of tests with a configuration of its own: a proof that consists of tests. */
export async function runVitest(
  {root, env, scratch}: ProofContext,
  {config, file}: {config: string; file: string},
): Promise<Outcome> {
  const report = path.join(scratch, 'vitest.json');
  await rm(report, {force: true});
  const program = path.join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [program, 'run', '--config', config, ...reporters, file], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const fail = (message: string): Finding => ({file, line: 1, column: 1, kind: 'test', message});
  if (text === undefined) {
    return {
      findings: [fail(`Vitest ended with exit code ${child.exitCode} and without a report.`)],
    };
  }
  return readReport(JSON.parse(text) as Report, fail);
}

/** Reads a report: returns a finding for each test that did not pass, and the scenarios that did. */
export function readReport({testResults}: Report, fail: (message: string) => Finding): Outcome {
  const tests = testResults.flatMap(({assertionResults}) => assertionResults);
  const failed = tests.filter(({status}) => status !== 'passed');
  const findings = failed.map(({fullName, status, failureMessages, meta: {scenario}}) => {
    const name = scenario === undefined ? `“${fullName}”` : `scenario ${scenario}, “${fullName}”,`;
    return fail(`${name} ${status}: ${failureMessages[0] ?? 'it did not run'}`);
  });
  const broken = testResults
    .filter(({status, assertionResults}) => status !== 'passed' || assertionResults.length === 0)
    .map(({message}) => fail(message || 'no test ran'));
  const scenarios = tests.flatMap(({meta}) => meta.scenario ?? []).sort();
  return {
    findings: findings.length > 0 ? findings : broken,
    ...(scenarios.length > 0 && {scenarios}),
  };
}
