import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

// node tools/check-examples/index.mjs [--strict] [--report file] [--only example] [root]
// Exit 0 clean, 2 findings, 1 could not run.
try {
  const {values, positionals} = parseArgs({
    options: {
      strict: {type: 'boolean', default: false},
      report: {type: 'string'},
      only: {type: 'string'},
    },
    allowPositionals: true,
  });
  const file = path.join(import.meta.dirname, 'runCheck.ts');
  /** @type {{module: import('./runCheck')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const root = path.resolve(positionals[0] ?? '.');
  const importModule = (/** @type {string} */ url) => import(url);
  const {strict: isStrict, only} = values;
  const report = await module.runCheck({root, isStrict, only, importModule});
  if (values.report !== undefined) {
    await writeFile(values.report, JSON.stringify(report));
  }
  process.exitCode = report.findings.length === 0 ? 0 : 2;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The examples cannot be checked: ${reason}`);
  process.exitCode = 1;
}
