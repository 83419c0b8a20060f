import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_VARIABLE, findBrowser} from '../commands/browser.mjs';
import {countPlaywright} from '../commands/counts.mjs';
import type {Outcome, ProofContext} from './types';

/** Finds the browser of the browser tests: the system's, or the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  return findBrowser({downloaded: chromium.executablePath()});
}

/** Runs files of Playwright tests with a configuration of their own: a proof that consists of browser tests. */
export async function runPlaywright(
  {root, env, scratch}: ProofContext,
  {config, files}: {config: string; files: readonly string[]},
): Promise<Outcome> {
  const report = path.join(scratch, 'playwright.json');
  await rm(report, {force: true});
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'test', '--config', config, '--reporter=list,json', ...files];
  const browser = {[BROWSER_VARIABLE]: findChromium()};
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {...env, ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'close');
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return readReport(files[0] ?? config, text, child.exitCode);
}

/** Reads a report: returns a finding for each test that did not pass, and one if none did. */
export function readReport(
  file: string,
  text: string | undefined,
  exitCode: number | null,
): Outcome {
  const report = text && (JSON.parse(text) as Parameters<typeof countPlaywright>[0]);
  const {passed, notes} = report ? countPlaywright(report) : {passed: 0, notes: []};
  const hasPassed = passed > 0 && exitCode === 0;
  const end = `Playwright ended with exit code ${exitCode}, and ${passed} tests passed`;
  const messages = notes.length > 0 || hasPassed ? notes : [end];
  const toFinding = (message: string) => ({file, line: 1, column: 1, kind: 'test', message});
  return {findings: messages.map(toFinding)};
}
