import {existsSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {BROWSER_VARIABLE, explainFailures, provideBrowser} from './browser.mjs';
import {BUILD, buildSite} from './buildSite.mjs';
import {compareFolders} from './compareFolders.mjs';
import {countChecker, countPlaywright, countVitest, requireTests} from './counts.mjs';
import {findInPath} from './findInPath.mjs';
import {nameSpec} from './promises.mjs';
import {CommandFailure} from './runCommand.mjs';
import {REPOSITORY, runNode, runTool} from './runProcess.mjs';

/**
 * @typedef {import('./counts.mjs').Count} Count
 * @typedef {{reports: string, isSiteBroken: boolean}} TestRun what the suites of one run share;
 *   `reports` is a folder for the reports of the tools
 * @typedef {(run: TestRun) => Promise<Count>} Suite
 */

/** A font of the screenshots (tests/visual/fonts.conf). */
const SCREENSHOT_FONTS = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

/** The programs that every scenario needs. */
const SCENARIOS_NEED = ['hayride', 'cargo', 'wasm-tools'];

/** Browsers with other engines than Chromium's, their drivers, and a display without a screen. */
const ENGINES_NEED = ['firefox-esr', 'geckodriver', 'WebKitWebDriver', 'Xvfb'];

/** The servers whose configuration the site brings. */
const HOSTS_NEED = ['nginx', 'caddy'];

/**
 * The suites of `npm test` in their order, the quick ones first. Each runs to its end and counts
 * what it found.
 * @satisfies {Record<string, Suite>}
 */
export const SUITES = {
  lockfile: useChecker('lockfile'),
  types: useTool('tsc', '--noEmit'),
  lint: useTool('eslint', '--max-warnings', '0', '.'),
  styles: useTool('stylelint', '{src,plugins}/**/*.css'),
  format: useTool('prettier', '--check', '.'),
  content: useChecker('content'),
  theme: useChecker('theme'),
  unit: ({reports}) => runVitest(path.join(reports, 'vitest.json')),
  examples: useChecker('examples'),
  // The scenarios on Hayride's runtime.
  platform: useVitest('platform', SCENARIOS_NEED, {
    isOfSite: false,
    args: ['--reporter=./tests/platform/tieReporter.ts'],
  }),
  bindings: useChecker('bindings'),
  wit: useChecker('wit'),
  build: runBuild,
  rebuild: runRebuild,
  // What the files of the built site show without a browser.
  built: useVitest('built', []),
  browser: (run) => runPlaywright(run, 'playwright.json'),
  visual: runVisual,
  // The journeys of a reader in other engines than Chromium's.
  engines: useVitest('engines', ENGINES_NEED),
  // The same requests to each server that can serve the built site.
  hosts: useVitest('hosts', HOSTS_NEED),
  specification: runSpecification,
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
  if (args.length === 0) {
    return [...names];
  }
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
 * A suite that passes as one if an installed tool does.
 * @param {import('./runProcess.mjs').Tool} tool
 * @param {string[]} args
 * @returns {Suite}
 */
function useTool(tool, ...args) {
  return async () => countOne(await runTool(tool, args));
}

/**
 * The suite of a checker in `tools/`. It skips what needs a missing program; if `CI` is set, that
 * fails instead.
 * @param {string} subject
 * @returns {Suite}
 */
function useChecker(subject) {
  const script = `tools/check-${subject}/index.mjs`;
  return ({reports}) =>
    runChecker(path.join(reports, `${subject}.json`), script, process.env.CI ? ['--strict'] : []);
}

/**
 * Runs a script that writes the report of a checker, and counts that.
 * @param {string} report
 * @param {string} script
 * @param {readonly string[]} args
 */
async function runChecker(report, script, args) {
  const {exitCode} = await runNode(script, ['--report', report, ...args]);
  return readCount(report, exitCode, countChecker);
}

/**
 * A suite of Vitest that needs programs. It is skipped where one is missing; if `CI` is set, that fails
 * instead.
 * @param {string} name of its folder in `tests/` and of its report
 * @param {readonly string[]} programs
 * @param {{isOfSite?: boolean, args?: readonly string[]}} [options] `isOfSite`: it tests the built site
 * @returns {Suite}
 */
function useVitest(name, programs, {isOfSite = true, args = []} = {}) {
  return async (run) => {
    if (isOfSite) requireSite(run);
    const report = path.join(run.reports, `${name}.json`);
    const config = `tests/${name}/vitest.config.ts`;
    const missing = programs.filter((program) => findInPath(program).length === 0);
    return missing.length === 0
      ? runVitest(report, ['--config', config, ...args])
      : countSkipped(`${missing.join(', ')} not installed; see .ci/install-toolchains`);
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
 * Runs some files of browser tests and counts each, by its name.
 * @param {TestRun} run
 * @param {readonly string[]} names
 * @returns {Promise<Map<string, Count>>}
 */
export async function runSpecs(run, names) {
  const files = names.map(nameSpec);
  const whole = await runPlaywright(run, 'specs.json', files);
  // It ended for another reason than a test.
  if (whole.notes.some((note) => note.startsWith('ended with'))) {
    return new Map(names.map((name) => [name, whole]));
  }
  /** @type {{suites: (import('./counts.mjs').PlaywrightSuite & {file: string})[], errors: []}} */
  const report = JSON.parse(await readFile(path.join(run.reports, 'specs.json'), 'utf8'));
  return new Map(
    names.map((name) => {
      const suites = report.suites.filter(({file}) => file === path.basename(nameSpec(name)));
      return [name, requireTests(countPlaywright({...report, suites}))];
    }),
  );
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
  const count = await readCount(report, exitCode, countPlaywright);
  return count.failed === 0
    ? count
    : {...count, notes: [...count.notes, ...explainFailures(browser)]};
}

/**
 * Refuses to test a site that could not be built.
 * @param {TestRun} run
 */
function requireSite({isSiteBroken}) {
  if (isSiteBroken) {
    throw new CommandFailure('Not run: the site could not be built.');
  }
}

/**
 * Whether tests cover each requirement of the specification, read from the reports of the suites
 * `unit`, `built` and `browser`. If one of them did not run, only the ids that tests name are checked.
 * @type {Suite}
 */
async function runSpecification({reports}) {
  const report = path.join(reports, 'specification.json');
  const ran = ['vitest', 'built', 'playwright']
    .map((name) => path.join(reports, `${name}.json`))
    .filter((file) => existsSync(file));
  if (ran.length === 0) {
    const command = 'npm test -- --only unit,build,built,browser,specification';
    throw new CommandFailure(
      `The suite specification reads what unit, built and browser report in the same run. Run: ${command}`,
    );
  }
  return runChecker(report, 'tests/specification/index.mjs', ran);
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
