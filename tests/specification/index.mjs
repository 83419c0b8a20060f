import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

// node tests/specification/index.mjs [--report file] [--table file] <JSON report of a suite> ...
// Exit 0 clean, 2 findings, 1 could not run. With the reports of the three suites, unit, built and
// browser, every requirement needs a test that passed; with fewer only unknown ids are findings.
try {
  const {values, positionals} = parseArgs({
    options: {report: {type: 'string'}, table: {type: 'string'}},
    allowPositionals: true,
  });
  const file = path.join(import.meta.dirname, 'checkSpecification.ts');
  /** @type {{module: import('./checkSpecification')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const reports = await Promise.all(positionals.map((name) => readFile(name, 'utf8')));
  if (reports.length === 0) {
    throw new Error('name the JSON reports of Vitest and Playwright.');
  }
  const tests = reports.flatMap((report) => module.listTests(report));
  const {passed, findings, table} = module.checkSpecification(tests, reports.length === 3);
  console.log([...findings, `${passed} requirements of the specification are held.`].join('\n'));
  if (values.table !== undefined) {
    await writeFile(values.table, table);
  }
  if (values.report !== undefined) {
    await writeFile(values.report, JSON.stringify({passed, findings, skipped: []}));
  }
  process.exitCode = findings.length === 0 ? 0 : 2;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The specification cannot be checked: ${reason}`);
  process.exitCode = 1;
}
