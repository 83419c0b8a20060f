import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {BROWSER_VARIABLE, provideBrowser} from './browser.mjs';
import {BUILD, buildSite} from './buildSite.mjs';
import {compareFolders} from './compareFolders.mjs';
import {countChecker, countPlaywright, countVitest} from './counts.mjs';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, runNode, runTool} from './runProcess.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {{reports: string, isSiteBroken: boolean, output?: 'show' | 'keep'}} TestRun what the suites of
 *   one run share; `reports` is a folder for the reports of the tools; with `keep`, what a tool prints is
 *   shown when it has ended
 * @typedef {(run: TestRun) => Promise<Count>} Suite
 */

/** A font of the screenshots (tests/visual/fonts.conf). */
const SCREENSHOT_FONTS = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

/**
 * The suites of `npm test` in their order, the quick ones first. Each runs to its end and counts
 * what it found.
 * @satisfies {Record<string, Suite>}
 */
export const SUITES = {
  lint: useTool('oxlint', '-c', 'oxlint.config.mjs'),
  unused: useTool('knip', '--no-config-hints'),
  styles: useTool('stylelint', '{src,plugins}/**/*.css'),
  format: useTool('oxfmt', '--check'),
  content: useChecker('check/content'),
  theme: useChecker('check/theme'),
  // Whether everything slow was proved on what is here now; `npm run prove` runs it.
  proofs: useChecker('proofs', 'check.mjs'),
  unit: ({reports}) => runVitest(path.join(reports, 'vitest.json')),
  build: runBuild,
  rebuild: runRebuild,
  // What the files of the built site show without a browser.
  built: runBuilt,
  browser: (run) => runPlaywright(run, 'playwright.json'),
  visual: runVisual,
};

/**
 * The suites that the arguments of `npm test` name, in their own order: all of them, or those
 * behind `--only`, separated by commas. Refuses anything else.
 * @template {string} Name
 * @param {readonly string[]} args
 * @param {readonly Name[]} names
 * @returns {Name[]}
 */
export function chooseSuites(args, names) {
  if (args.length === 0) return [...names];
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
 * The suites that leave the other core to another one, the longest first.
 * @type {readonly (keyof typeof SUITES)[]}
 */
export const SINGLE_CORE_SUITES = [
  'content',
  'lint',
  'proofs',
  'unused',
  'styles',
  'format',
  'theme',
];

/**
 * Shows what a program printed, where that was kept.
 * @param {import('./runProcess.mjs').ProcessResult} result
 */
function showOutput(result) {
  process.stdout.write(result.output);
  return result;
}

/**
 * A suite that passes as one if an installed tool does.
 * @param {import('./runProcess.mjs').Tool} tool
 * @param {string[]} args
 * @returns {Suite}
 */
function useTool(tool, ...args) {
  return async ({output}) => countOne(showOutput(await runTool(tool, args, {output})));
}

/**
 * The suite of a checker: a script that writes a report.
 * @param {string} folder
 * @param {string} [script]
 * @returns {Suite}
 */
function useChecker(folder, script = 'index.mjs') {
  return async ({reports, output}) => {
    const report = path.join(reports, `${path.basename(folder)}.json`);
    const args = ['--report', report];
    const {exitCode} = showOutput(await runNode(`${folder}/${script}`, args, {output}));
    return readCount(report, exitCode, countChecker);
  };
}

/**
 * What a suite counts that is skipped; if `CI` is set, that is a failure.
 * @param {string} reason
 * @returns {Count}
 */
function countSkipped(reason) {
  return {passed: 0, failed: process.env.CI ? 1 : 0, notes: [`skipped: ${reason}`]};
}

/**
 * Runs Vitest and counts its report.
 * @param {string} report
 * @param {readonly string[]} args
 */
async function runVitest(report, args = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const {exitCode} = await runTool('vitest', ['run', ...args, ...reporters]);
  return readCount(report, exitCode, countVitest);
}

/** @type {Suite} */
async function runBuild(run) {
  const {exitCode, faults, warnings} = await buildSite();
  run.isSiteBroken = exitCode !== 0;
  return {...countOne({exitCode: exitCode || warnings.length}), notes: [...warnings, ...faults]};
}

/**
 * Builds the site once more, with whatever the first build left in caches: each file has the same bytes.
 * @type {Suite}
 */
async function runRebuild(run) {
  requireSite(run);
  const folder = path.join(REPOSITORY, '.cache/rebuild');
  const {exitCode, faults} = await buildSite({folder});
  const notes = exitCode === 0 ? await compareFolders(BUILD, folder) : faults;
  await rm(folder, {recursive: true, force: true});
  return {...countOne({exitCode: exitCode || notes.length}), notes};
}

/**
 * The screenshots of the views. They are of Debian's fonts: where those are missing, it says so and
 * compares nothing; if `CI` is set, that fails instead.
 * @type {Suite}
 */
async function runVisual(run) {
  if (process.platform === 'linux' && existsSync(SCREENSHOT_FONTS)) {
    return runPlaywright(run, 'visual.json', ['--config', 'tests/visual/playwright.config.ts']);
  }
  const needed = `Linux and ${SCREENSHOT_FONTS} (Debian: fonts-dejavu-core)`;
  return countSkipped(`the screenshots need ${needed}`);
}

/**
 * Runs Playwright on the built site and counts its report.
 * @param {TestRun} run
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
async function runPlaywright(run, name, args = []) {
  requireSite(run);
  const report = path.join(run.reports, name);
  const browser = await provideBrowser();
  const env = {[BROWSER_VARIABLE]: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  const {exitCode} = await runTool('playwright', ['test', '--reporter=list,json', ...args], {env});
  return readCount(report, exitCode, countPlaywright);
}

/**
 * Refuses to test a site that could not be built.
 * @param {TestRun} run
 */
function requireSite({isSiteBroken}) {
  if (isSiteBroken) throw new CommandFailure('Not run: the site could not be built.');
}

/** @type {Suite} */
async function runBuilt(run) {
  requireSite(run);
  const report = path.join(run.reports, 'built.json');
  return runVitest(report, ['--config', 'tests/built/vitest.config.ts']);
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
