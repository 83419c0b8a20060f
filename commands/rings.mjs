import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {buildSite} from './buildSite.mjs';
import {CommandFailure} from './CommandFailure.mjs';
import {countReport} from './countReport.mjs';
import {countPlaywright} from './countPlaywright.mjs';
import {countVitest} from './countVitest.mjs';
import {BROWSER_VARIABLE} from './findBrowser.mjs';
import {provideBrowser} from './provideBrowser.mjs';
import {runProcess} from './runProcess.mjs';
import {runTool} from './runTool.mjs';

/**
 * @typedef {import('./formatSummary.mjs').Count} Count
 * @typedef {{reports: string, isSiteBroken: boolean}} Run what the rings of one run share
 */

/**
 * The rings of `npm test` in their order, the quick ones first. Each runs to its end and counts
 * what it found; `reports` is a folder for the reports of the tools.
 * @satisfies {Record<string, (run: Run) => Promise<Count>>}
 */
export const RINGS = {
  lockfile: async () =>
    countOne(await runProcess(process.execPath, ['tools/check-lockfile/index.mjs'])),
  types: async () => countOne(await runTool('tsc', ['--noEmit'])),
  lint: async () => countOne(await runTool('eslint', ['--max-warnings', '0', '.'])),
  format: async () => countOne(await runTool('prettier', ['--check', '.'])),
  unit: runUnit,
  examples: (run) => runChecker(run, 'examples'),
  bindings: (run) => runChecker(run, 'bindings'),
  build: runBuild,
  browser: runBrowser,
};

/**
 * @param {{status: number}} result
 * @returns {Count}
 */
function countOne({status}) {
  return status === 0 ? {passed: 1, failed: 0, notes: []} : {passed: 0, failed: 1, notes: []};
}

/**
 * @param {Run} run
 * @returns {Promise<Count>}
 */
async function runUnit({reports}) {
  const report = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const {status} = await runTool('vitest', ['run', ...reporters]);
  return readCount(report, status, countVitest);
}

/**
 * Checks what the machine has tools for; where `CI` is set, a missing tool fails.
 * @param {Run} run
 * @param {'examples' | 'bindings'} subject
 * @returns {Promise<Count>}
 */
async function runChecker({reports}, subject) {
  const report = path.join(reports, `${subject}.json`);
  const strict = process.env.CI ? ['--strict'] : [];
  const tool = [`tools/check-${subject}/index.mjs`, '--report', report, ...strict];
  const {status} = await runProcess(process.execPath, tool);
  return readCount(report, status, countReport);
}

/**
 * @param {Run} run
 * @returns {Promise<Count>}
 */
async function runBuild(run) {
  const {status, output} = await buildSite({keepOutput: true});
  run.isSiteBroken = status !== 0;
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  return {...countOne({status: status || warnings.length}), notes: warnings};
}

/**
 * @param {Run} run
 * @returns {Promise<Count>}
 */
async function runBrowser({reports, isSiteBroken}) {
  if (isSiteBroken) {
    throw new CommandFailure('Not run: the site could not be built.');
  }
  const report = path.join(reports, 'playwright.json');
  const env = {
    [BROWSER_VARIABLE]: await provideBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const {status} = await runTool('playwright', ['test', '--reporter=list,json'], {env});
  return readCount(report, status, countPlaywright);
}

/**
 * Counts a tool's report; a tool that fails without saying where has failed once.
 * @template Report
 * @param {string} file
 * @param {number} status
 * @param {(report: Report) => Count} count
 * @returns {Promise<Count>}
 */
async function readCount(file, status, count) {
  if (!existsSync(file)) {
    return {passed: 0, failed: 1, notes: [`ended with exit code ${status} and without a report`]};
  }
  /** @type {Report} */
  const report = JSON.parse(await readFile(file, 'utf8'));
  const result = count(report);
  return status !== 0 && result.failed === 0
    ? {...result, failed: 1, notes: [`ended with exit code ${status}`]}
    : result;
}
