import './requireNode.mjs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installDependencies} from './installDependencies.mjs';
import {formatPromises, PROMISES, sumCounts} from './promises.mjs';
import {runCommand} from './runCommand.mjs';
import {countFailure, runSuites} from './runSuites.mjs';
import {runSpecs, SUITES} from './suites.mjs';

/** @type {Map<string, import('./counts.mjs').Count>} */
const counts = new Map();

// npm run verify: checks each promise of README.md by the tests that prove it, and prints one page.
await runCommand(async () => {
  await installDependencies();
  const run = {reports: await mkdtemp(path.join(tmpdir(), 'verify-')), isSiteBroken: false};
  const needed = new Set(['build', ...PROMISES.flatMap(({suites = []}) => suites)]);
  const names = /** @type {(keyof typeof SUITES)[]} */ (Object.keys(SUITES));
  await runSuites(
    names.filter((name) => needed.has(name)),
    run,
    counts,
  );
  const specs = [...new Set(PROMISES.flatMap((promise) => promise.specs ?? []))];
  console.log(`\n== ${specs.length} files of the suite browser`);
  const found = await runSpecs(run, specs).catch((error) => {
    const failure = countFailure(error);
    return new Map(specs.map((name) => [name, failure]));
  });
  for (const [name, count] of found) counts.set(name, count);
  await rm(run.reports, {recursive: true});
});

const broken = PROMISES.filter((promise) => sumCounts(promise, counts).failed > 0);
console.log(`\n${formatPromises(PROMISES, counts)}\n`);
console.log(`${PROMISES.length - broken.length} of ${PROMISES.length} promises are not broken.`);
process.exitCode = broken.length > 0 ? 1 : 0;
