import path from 'node:path';
import type {BenchOptions} from './options';
import {runBuilds} from './runBuilds';
import {runGrowth} from './runGrowth';
import {runPaint} from './runPaint';
import {runRevisions} from './runRevisions';
import {runSearch} from './runSearch';

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.cache/bench');
const report = (step: string) => console.error(`[bench ${Math.round(process.uptime())} s] ${step}`);

const MODES: Readonly<Record<string, (options: BenchOptions) => Promise<string>>> = {
  revisions: runRevisions,
  paint: runPaint,
  builds: runBuilds,
  growth: runGrowth,
  search: runSearch,
};

/** Runs a mode of the harness and returns its result as Markdown. */
export function runMode(
  mode: string,
  options: Pick<BenchOptions, 'base' | 'runs'>,
): Promise<string> {
  const run = MODES[mode];
  if (!run) {
    throw new Error(`there is no mode ${mode}, only ${Object.keys(MODES).join(', ')}.`);
  }
  if (!Number.isInteger(options.runs) || options.runs < 1) {
    throw new Error('--runs must be a whole number from 1. Write --runs 3.');
  }
  return run({root, scratch, report, ...options});
}
