import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';

const USAGE = 'Use: npm run bench -- <build> <other build> [--runs number]';

// node bench/index.mjs <build> <other build> [--runs number]
// Prints Markdown, and progress to stderr. Exit 0: compared, 1: could not run.
try {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const [one, other, ...rest] = positionals.map((folder) => path.resolve(folder));
  const runs = Number(values.runs);
  if (one === undefined || other === undefined || rest.length > 0) {
    throw new Error('two folders with builds are needed.');
  }
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs must be a whole number from 1. Write --runs 3.');
  }
  const file = path.join(import.meta.dirname, 'comparePaint.ts');
  /** @type {{module: typeof import('./comparePaint')}} */
  const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
  console.log(await module.comparePaint([one, other], runs));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Nothing was compared: ${reason}\n${USAGE}`);
  process.exitCode = 1;
}
