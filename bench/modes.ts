import path from 'node:path';
import {runBuilds} from './runBuilds';
import {runGrowth} from './runGrowth';
import {runPaint} from './runPaint';
import {runRevisions} from './runRevisions';
import {runSearch} from './runSearch';

type Options = {base: string; runs: number};

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.cache/bench');
const report = (step: string) => console.error(`[bench ${Math.round(process.uptime())} s] ${step}`);

const MODES: Readonly<Record<string, (options: Options) => Promise<string>>> = {
  revisions: ({base, runs}) => runRevisions({root, base, runs, report}),
  paint: ({runs}) => runPaint({root, runs, scratch, report}),
  builds: ({runs}) => runBuilds({root, runs, scratch, report}),
  growth: () => runGrowth({root, scratch, report}),
  search: () => runSearch({root, report}),
};

/** Runs a mode of the harness and returns its result as Markdown. */
export function runMode(mode: string, options: Options): Promise<string> {
  const run = MODES[mode];
  if (!run) {
    throw new Error(`there is no mode ${mode}, only ${Object.keys(MODES).join(', ')}.`);
  }
  if (!Number.isInteger(options.runs) || options.runs < 1) {
    throw new Error('--runs must be a whole number from 1. Write --runs 3.');
  }
  return run(options);
}
