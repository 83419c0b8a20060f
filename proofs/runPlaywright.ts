import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {BROWSER_VARIABLE, findBrowser} from '../commands/browser.mjs';
import {countPlaywright} from '../commands/counts.mjs';
import type {Finding} from '../check/lib/findings';
import type {Outcome, ProofContext} from './types';

/** Finds the browser of the browser tests: the system's, or the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  return findBrowser({downloaded: chromium.executablePath()});
}

/** Runs files of Playwright's tests with a configuration of their own: a proof that consists of browser tests. */
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
  const end = `Playwright ended with exit code ${child.exitCode}`;
  const {passed, notes} = text
    ? countPlaywright(JSON.parse(text) as Parameters<typeof countPlaywright>[0])
    : {passed: 0, notes: [`${end} and without a report`]};
  const isGood = notes.length > 0 || (passed > 0 && child.exitCode === 0);
  const messages = isGood ? notes : [`${end}; ${passed} tests passed`];
  return {findings: messages.map((message) => toFinding(files[0] ?? config, message))};
}

function toFinding(file: string, message: string): Finding {
  return {file, line: 1, column: 1, kind: 'test', message};
}
