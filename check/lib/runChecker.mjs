import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatFinding} from './formatFinding.mjs';
import {watchChecker} from './watchChecker.mjs';

/**
 * @typedef {import('./findings').CheckOptions} CheckOptions
 * @typedef {import('./findings').CheckResult} CheckResult
 * @typedef {(options: CheckOptions) => CheckResult | Promise<CheckResult>} Check
 */

/**
 * Runs a check for the command line: `[--report file] [root]` and its own `options`, which the check receives by
 * name; with `watched` files and folders also `--watch`. Prints skipped items and findings, then the summary. Exit
 * code 0: clean; 2: findings; 1: could not run, with the reason after `subject`.
 * @param {string} folder
 * @param {string} name of the check, which the file of this name in `folder` exports
 * @param {string} subject
 * @param {import('node:util').ParseArgsConfig['options']} [options]
 * @param {readonly string[]} [watched]
 */
export async function runChecker(folder, name, subject, options = {}, watched = []) {
  try {
    const {values, positionals} = parseArgs({
      options: {
        report: {type: 'string'},
        ...(watched.length > 0 && {watch: {type: 'boolean'}}),
        ...options,
      },
      allowPositionals: true,
    });
    const {report: reportFile, watch, ...rest} = values;
    const root = path.resolve(positionals[0] ?? '.');
    // Loaded each time, because what it imports may have changed.
    const check = async () => (await loadCheck(folder, name))({root, ...rest});
    if (watch) {
      watchChecker({root, paths: watched, check});
      return;
    }
    const {summary, ...report} = await check();
    report.skipped.forEach((reason) => console.log(`skipped: ${reason}`));
    report.findings.forEach((finding) => console.log(formatFinding(finding)));
    console.log(summary);
    if (typeof reportFile === 'string') {
      await writeFile(reportFile, JSON.stringify(report));
    }
    process.exitCode = report.findings.length === 0 ? 0 : 2;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${subject} cannot be checked: ${reason}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function loadCheck(folder, name) {
  const {runnerImport} = await import('vite');
  const file = path.join(folder, `${name}.ts`);
  /** @type {{module: Record<string, Check>}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const check = module[name];
  if (!check) throw new Error(`${file} has no export ${name}`);
  return check;
}
