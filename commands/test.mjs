import './requireNode.mjs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {formatSummary, requireTests} from './counts.mjs';
import {installDependencies} from './installDependencies.mjs';
import {CommandFailure, runCommand} from './runCommand.mjs';
import {chooseSuites, SUITES} from './suites.mjs';

/** @typedef {import('./counts.mjs').Count} Count */

/** @type {Map<string, Count>} */
const counts = new Map();

// npm test: installs what is missing and runs every suite, whatever the results of the others.
await runCommand(async () => {
  const names = /** @type {(keyof typeof SUITES)[]} */ (Object.keys(SUITES));
  const chosen = chooseSuites(process.argv.slice(2), names);
  await installDependencies();
  const run = {reports: await mkdtemp(path.join(tmpdir(), 'test-reports-')), isSiteBroken: false};
  for (const [index, name] of chosen.entries()) {
    console.log(`\n== ${name} (${index + 1} of ${chosen.length})`);
    counts.set(name, await SUITES[name](run).then(requireTests).catch(countFailure));
  }
  await rm(run.reports, {recursive: true});
});

if (counts.size === 0) {
  counts.set('start', {passed: 0, failed: 1, notes: []});
}
console.log(`\n${formatSummary(counts)}`);
process.exitCode = [...counts.values()].some(({failed}) => failed > 0) ? 1 : 0;

/**
 * @param {unknown} error
 * @returns {Count}
 */
function countFailure(error) {
  const message = error instanceof CommandFailure ? error.message : String(error);
  console.error(message);
  return {passed: 0, failed: 1, notes: [message]};
}
