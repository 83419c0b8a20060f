import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

const USAGE =
  'Use: npm run bench [-- [paint] [builds] [growth] [search] [--runs number] [--base revision]]';

// node bench/index.mjs [paint] [builds] [growth] [search] [--runs number] [--base revision]
// Without a mode, builds of two revisions are compared. Prints Markdown, and progress to stderr.
// Exit 0: compared, 1: could not run.
try {
  const {values, positionals} = parseArgs({
    options: {base: {type: 'string', default: 'HEAD'}, runs: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const file = path.join(import.meta.dirname, 'modes.ts');
  /** @type {{module: import('./modes')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  const modes = positionals.length === 0 ? ['revisions'] : positionals;
  const options = {base: values.base, runs: Number(values.runs)};
  for (const mode of modes) {
    console.log(await module.runMode(mode, options));
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Nothing was compared: ${reason}\n${USAGE}`);
  process.exitCode = 1;
}
