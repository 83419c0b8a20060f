import {rm} from 'node:fs/promises';
import path from 'node:path';
import {measureBuild, type BuildCost} from './measureBuild';
import {findMedian, printTable} from './figures';
import type {BenchOptions} from './options';

const SIDES = {site: '.', plain: 'bench/plain'} as const;

/** What steps of the site keep of a build, below the repository: without it, a build is the first one. */
const KEPT = ['page-markdown', 'social-pictures'].map((step) => `node_modules/.cache/${step}`);

/**
 * Builds the site and Docusaurus as it comes in turn, without any cache and with those of builds just
 * before, and returns seconds and peak memory with their ratios as Markdown.
 */
export async function runBuilds({root, runs, scratch, report}: BenchOptions): Promise<string> {
  const costs: Record<string, BuildCost[]> = {};
  const build = async (side: keyof typeof SIDES, cache: 'cold' | 'warm') => {
    const outDir = path.join(scratch, `builds-${side}`);
    if (cache === 'cold') {
      for (const folder of KEPT) await rm(path.join(root, folder), {recursive: true, force: true});
    }
    const cost = await measureBuild({
      root,
      folder: SIDES[side],
      outDir,
      hasCache: cache === 'warm',
    });
    report(`${side}, ${cache}: ${cost.seconds.toFixed(1)} s, ${cost.memory.toFixed(0)} MB`);
    return cost;
  };
  report('filling the caches');
  for (const side of ['site', 'plain'] as const) await build(side, 'warm');
  for (let run = 1; run <= runs; run += 1) {
    for (const cache of ['cold', 'warm'] as const) {
      for (const side of ['site', 'plain'] as const) {
        (costs[`${side} ${cache}`] ??= []).push(await build(side, cache));
      }
    }
  }
  const rows = (['cold', 'warm'] as const).flatMap((cache) =>
    (['seconds', 'memory'] as const).map((figure) => {
      const [site = NaN, plain = NaN] = ['site', 'plain'].map((side) =>
        findMedian((costs[`${side} ${cache}`] ?? []).map((cost) => cost[figure])),
      );
      const name = {seconds: 'build, s', memory: 'peak memory, MB'}[figure];
      const print = (value: number) =>
        figure === 'seconds' ? value.toFixed(1) : Math.round(value).toLocaleString('en');
      return [`${name}, ${cache}`, (site / plain).toFixed(2), print(site), print(plain)];
    }),
  );
  return printTable([['Figure', 'site / plain', 'site', 'plain'], ...rows]);
}
