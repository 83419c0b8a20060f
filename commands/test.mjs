import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatSummary} from './counts.mjs';
import {installDependencies} from './installDependencies.mjs';
import {runCommand} from './runCommand.mjs';
import {runSuites} from './runSuites.mjs';
import {chooseSuites, SUITES} from './suites.mjs';

/** @type {Map<string, import('./counts.mjs').Count>} */
const counts = new Map();

// npm test: installs missing dependencies and runs every suite, whatever the results of the others.
await runCommand(async () => {
  const names = /** @type {(keyof typeof SUITES)[]} */ (Object.keys(SUITES));
  const chosen = chooseSuites(process.argv.slice(2), names);
  await installDependencies();
  const reports = await mkdtemp(path.join(tmpdir(), 'test-reports-'));
  await runSuites(chosen, {reports, isSiteBroken: false}, counts);
  await rm(reports, {recursive: true});
});

if (counts.size === 0) counts.set('start', {passed: 0, failed: 1, notes: []});
console.log(`\n${formatSummary(counts)}`);
process.exitCode = [...counts.values()].some(({failed}) => failed > 0) ? 1 : 0;
