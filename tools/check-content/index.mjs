import path from 'node:path';
import {runnerImport} from 'vite';

// node tools/check-content/index.mjs [root]: exit 0 clean, 2 findings, 1 could not run.
const [root = '.'] = process.argv.slice(2);
try {
  const file = path.join(import.meta.dirname, 'runCheck.ts');
  /** @type {{module: import('./runCheck')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  process.exitCode = await module.runCheck(root);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The pages cannot be checked: ${reason}`);
  process.exitCode = 1;
}
