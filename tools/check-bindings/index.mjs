import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

// node tools/check-bindings/index.mjs [--strict] [--report file] [root]
// Exit 0 clean, 2 findings, 1 could not run.
try {
  const {values, positionals} = parseArgs({
    options: {strict: {type: 'boolean', default: false}, report: {type: 'string'}},
    allowPositionals: true,
  });
  const file = path.join(import.meta.dirname, 'runCheck.ts');
  /** @type {{module: import('./runCheck')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const root = path.resolve(positionals[0] ?? '.');
  const report = module.runCheck({root, isStrict: values.strict});
  if (values.report !== undefined) {
    await writeFile(values.report, JSON.stringify(report));
  }
  process.exitCode = report.findings.length === 0 ? 0 : 2;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The bindings cannot be checked: ${reason}`);
  process.exitCode = 1;
}
