import path from 'node:path';
import {runBench} from './runBench';
import {runBuilds} from './runBuilds';
import {runGrowth} from './runGrowth';
import {runPaint} from './runPaint';

type Options = {base: string; runs: number};

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.cache/bench');
const report = (step: string) => console.error(`[bench ${Math.round(process.uptime())} s] ${step}`);

const MODES: Readonly<Record<string, (options: Options) => Promise<string> | string>> = {
  revisions: ({base, runs}) => runBench({root, base, runs}),
  paint: ({runs}) => runPaint({root, runs, scratch, report}),
  builds: ({runs}) => runBuilds({root, runs, scratch, report}),
  growth: () => runGrowth({root, scratch, report}),
};

/** Runs a mode of the harness and returns its result as Markdown. */
export async function runMode(mode: string, options: Options): Promise<string> {
  const run = MODES[mode];
  if (!run) {
    throw new Error(`there is no mode ${mode}, only ${Object.keys(MODES).join(', ')}.`);
  }
  return run(options);
}
