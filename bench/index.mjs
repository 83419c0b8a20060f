import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

// node bench/index.mjs [--base revision] [--runs number]
// Exit 0: compared, 1: could not run.
try {
  const {values} = parseArgs({
    options: {base: {type: 'string', default: 'HEAD'}, runs: {type: 'string', default: '3'}},
  });
  const file = path.join(import.meta.dirname, 'runBench.ts');
  /** @type {{module: import('./runBench')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const root = path.resolve(import.meta.dirname, '..');
  console.log(module.runBench({root, base: values.base, runs: Number(values.runs)}));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Nothing was compared: ${reason}`);
  process.exitCode = 1;
}
