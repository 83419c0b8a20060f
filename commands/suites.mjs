import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {BROWSER_VARIABLE, provideBrowser} from './browser.mjs';
import {buildSite} from './buildSite.mjs';
import {countChecker, countPlaywright, countVitest} from './counts.mjs';
import {rebuildElsewhere} from './rebuildElsewhere.mjs';
import {CommandFailure} from './runCommand.mjs';
import {runNode, runTool} from './runProcess.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {{reports: string, isSiteBroken: boolean, output?: 'show' | 'keep'}} TestRun what the suites of
 *   one run share; `reports` is a folder for the reports of the tools; with `keep`, what a tool prints is
 *   shown when it has ended
 * @typedef {(run: TestRun) => Promise<Count>} Suite
 */

/**
 * The suites of `npm test` in order, quick ones first. Each runs to its end and returns its counts.
 * @satisfies {Record<string, Suite>}
 */
export const SUITES = {
  lint: useTool('oxlint', '-c', 'oxlint.config.mjs'),
  unused: useTool('knip', '--no-config-hints'),
  styles: useTool('stylelint', '{src,plugins,packages}/**/*.css'),
  format: useTool('oxfmt', '--check'),
  content: useChecker('check/content'),
  theme: useChecker('check/theme'),
  // Compares all proofs with their current inputs; `npm run prove` runs them.
  proofs: useChecker('proofs', ['check.mjs']),
  unit: (run) => runVitest(run, 'vitest.json'),
  build: runBuild,
  rebuild: runRebuild,
  // Tests of the built files, without a browser.
  built: runBuilt,
  browser: runBrowser,
  // Proofs that read the built site, which can only be compared after a build.
  'site-proofs': async (run) => {
    requireSite(run);
    return useChecker('proofs', ['check.mjs', '--built'])(run);
  },
};

/**
 * Returns the suites that the arguments of `npm test` select, in their own order: all of them, those of CI only
 * there, or the comma-separated ones after `--only`. Throws at anything else.
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} names
 * @returns {Name[]}
 */
export function chooseSuites(args, names) {
  if (args.length === 0) return names.filter((name) => process.env.CI || name !== LEFT_TO_CI);
  const [option, value = ''] = args.length === 1 ? (args[0] ?? '').split('=') : args;
  const chosen = value.split(',');
  const unknown = chosen.find((name) => !(/** @type {readonly string[]} */ (names).includes(name)));
  if (option !== '--only' || args.length > 2 || unknown !== undefined) {
    const usage = `Use: npm test, or npm test -- --only ${names.slice(-2).join(',')}`;
    throw new CommandFailure(
      `Unknown: ${args.join(' ')}. ${usage}. The suites are ${names.join(', ')}.`,
    );
  }
  return names.filter((name) => chosen.includes(name));
}

/**
 * Suites that need the built site, after the one that builds it.
 * @type {readonly (keyof typeof SUITES)[]}
 */
export const SITE_SUITES = ['build', 'rebuild', 'built', 'browser', 'site-proofs'];

/** Runs only if `CI` is set or if it is named: it takes as long as `build`, and concerns few changes. */
const LEFT_TO_CI = 'rebuild';

/**
 * Prints the output of a program if it was kept.
 * @param {import('./runProcess.mjs').ProcessResult} result
 */
function showOutput(result) {
  process.stdout.write(result.output);
  return result;
}

/**
 * Creates a suite that passes as one if an installed tool does.
 * @param {import('./runProcess.mjs').Tool} tool
 * @param {string[]} args
 * @returns {Suite}
 */
function useTool(tool, ...args) {
  return async ({output}) => countOne(showOutput(await runTool(tool, args, {output})));
}

/**
 * Creates the suite of a checker: a script that writes a report.
 * @param {string} folder
 * @param {readonly string[]} [command] the script with its arguments
 * @returns {Suite}
 */
function useChecker(folder, [script, ...rest] = ['index.mjs']) {
  return async ({reports, output}) => {
    const report = path.join(reports, `${[path.basename(folder), ...rest].join('')}.json`);
    const args = ['--report', report, ...rest];
    const {exitCode} = showOutput(await runNode(`${folder}/${script}`, args, {output}));
    return readCount(report, exitCode, countChecker);
  };
}

/**
 * Runs Vitest and counts its report.
 * @param {TestRun} run
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
async function runVitest({reports, output}, name, args = []) {
  const report = path.join(reports, name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const {exitCode} = showOutput(await runTool('vitest', ['run', ...args, ...reporters], {output}));
  return readCount(report, exitCode, countVitest);
}

/** @type {Suite} */
async function runBuild(run) {
  const {exitCode, faults, warnings} = await buildSite();
  run.isSiteBroken = exitCode !== 0;
  return {...countOne({exitCode: exitCode || warnings.length}), notes: [...warnings, ...faults]};
}

/**
 * Builds the site again in another folder: each file must have the same bytes.
 * @type {Suite}
 */
async function runRebuild(run) {
  requireSite(run);
  const notes = await rebuildElsewhere();
  return {...countOne({exitCode: notes.length}), notes};
}

/** @type {Suite} */
async function runBrowser(run) {
  requireSite(run);
  const report = path.join(run.reports, 'playwright.json');
  const browser = await provideBrowser();
  const env = {[BROWSER_VARIABLE]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  const {exitCode} = await runTool('playwright', ['test', '--reporter=list,json'], {env});
  return readCount(report, exitCode, countPlaywright);
}

/**
 * Throws if the site to test could not be built.
 * @param {TestRun} run
 */
function requireSite({isSiteBroken}) {
  if (isSiteBroken) throw new CommandFailure('Not run: the site could not be built.');
}

/** @type {Suite} */
async function runBuilt(run) {
  requireSite(run);
  return runVitest(run, 'built.json', ['--config', 'tests/built/vitest.config.ts']);
}

/**
 * @param {{exitCode: number}} result
 * @returns {Count}
 */
function countOne({exitCode}) {
  return exitCode === 0 ? {passed: 1, failed: 0, notes: []} : {passed: 0, failed: 1, notes: []};
}

/**
 * Counts a tool's report; a tool that fails without a failure in its report counts as one.
 * @template Report
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: Report) => Count} count
 * @returns {Promise<Count>}
 */
async function readCount(file, exitCode, count) {
  if (!existsSync(file)) {
    return {passed: 0, failed: 1, notes: [`ended with exit code ${exitCode} and without a report`]};
  }
  /** @type {Report} */
  const report = JSON.parse(await readFile(file, 'utf8'));
  const result = count(report);
  return exitCode !== 0 && result.failed === 0
    ? {...result, failed: 1, notes: [`ended with exit code ${exitCode}`]}
    : result;
}
