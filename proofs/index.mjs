import path from 'node:path';
import {parseArgs} from 'node:util';
import {buildSite} from '../commands/buildSite.mjs';
import {installDependencies} from '../commands/installDependencies.mjs';

// node proofs/index.mjs [--all | --only id,… | --since revision [--at-most n]]: see README.md.
// Exit code 0: all that was chosen is proved; 2: something is not; 1: could not run.
try {
  const {values} = parseArgs({
    options: {
      all: {type: 'boolean', default: false},
      only: {type: 'string', multiple: true},
      since: {type: 'string'},
      'at-most': {type: 'string'},
    },
  });
  if ([values.all, values.only, values.since].filter(Boolean).length > 1) {
    throw new Error('choose one of --all, --only and --since.');
  }
  const most = values['at-most'];
  if (most !== undefined && (values.since === undefined || !/^[1-9]\d*$/.test(most))) {
    throw new Error('--at-most goes with --since and has a number, such as 50.');
  }
  await installDependencies();
  const {runnerImport} = await import('vite');
  /** @type {{module: typeof import('./prove')}} */
  const {module} = await runnerImport(path.join(import.meta.dirname, 'prove.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const root = path.resolve(import.meta.dirname, '..');
  const only = values.only?.flatMap((names) => names.split(','));
  const {passed, failed} = await module.prove({
    ...{root, all: values.all, only, since: values.since, buildSite},
    atMost: most === undefined ? undefined : Number(most),
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 2;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Nothing can be proved: ${reason}`);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
