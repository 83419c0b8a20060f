import './requireNode.mjs';
import {installDependencies} from './installDependencies.mjs';
import {formatPromises, PROMISES, sumCounts} from './promises.mjs';
import {runCommand} from './runCommand.mjs';
import {countFailure, runSuites, shareRun} from './runSuites.mjs';
import {runSpecs, SUITES} from './suites.mjs';

/** @type {Map<string, import('./counts.mjs').Count>} */
const counts = new Map();

// npm run verify: checks each promise of README.md by the tests that prove it, and prints one page.
await runCommand(async () => {
  await installDependencies();
  const needed = new Set(['build', ...PROMISES.flatMap(({suites = []}) => suites)]);
  const names = /** @type {(keyof typeof SUITES)[]} */ (Object.keys(SUITES));
  const suites = names.filter((name) => needed.has(name));
  const specs = [...new Set(PROMISES.flatMap((promise) => promise.specs ?? []))];
  await shareRun(async (run) => {
    await runSuites(suites, run, counts);
    console.log(`\n== ${specs.length} files of the suite browser`);
    const found = await runSpecs(run, specs).catch((error) => {
      const failure = countFailure(error);
      return new Map(specs.map((name) => [name, failure]));
    });
    for (const [name, count] of found) counts.set(name, count);
  });
});

const broken = PROMISES.filter((promise) => sumCounts(promise, counts).failed > 0);
console.log(`\n${formatPromises(PROMISES, counts)}\n`);
console.log(`${PROMISES.length - broken.length} of ${PROMISES.length} promises are not broken.`);
process.exitCode = broken.length > 0 ? 1 : 0;
