import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {runNode} from '../commands/runProcess.mjs';
import {printTable, type Figures} from './figures';
import {formatGrowth, type GrowthStep} from './formatGrowth';
import {launchBrowser} from './launchBrowser';
import type {BenchOptions} from './options';
import {searchPage} from './searchPage';
import {serveSide} from './serveSide';

/** How many pages of words are indexed. */
const STEPS = [500, 5_000];

/** How many of the kept queries are typed in the browser. */
const TYPED = 10;

/**
 * Indexes more and more made pages, then searches the built site in a browser. Returns what both cost
 * as two Markdown tables.
 */
export async function runSearch({root, report}: BenchOptions): Promise<string> {
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('the site is not built. Build it: npm run build');
  }
  const steps: GrowthStep[] = [];
  for (const added of STEPS) {
    report(`${added} made pages: indexing`);
    steps.push({added, figures: await measureApart(added)});
  }
  report('searching the built site');
  const list = await readFile(path.join(root, 'tests/search/queries.tsv'), 'utf8');
  const figures = await searchSite(build, chooseQueries(list, TYPED));
  const rows = Object.entries(figures).map(([name, figure]) => [
    name,
    Math.round(figure).toLocaleString('en'),
  ]);
  return `${formatGrowth(steps, 'Made pages')}\n\n${printTable([['Figure', 'site'], ...rows])}`;
}

/** Measures an index in a process of its own. */
async function measureApart(count: number): Promise<Figures> {
  const script = 'bench/measureIndex.mjs';
  const {exitCode, output} = await runNode(script, [String(count)], {output: 'keep'});
  if (exitCode !== 0) {
    throw new Error(`${count} made pages cannot be indexed (exit code ${exitCode}):\n${output}`);
  }
  return JSON.parse(output) as Figures;
}

async function searchSite(build: string, queries: readonly string[]): Promise<Figures> {
  const side = await serveSide(build);
  const browser = await launchBrowser();
  try {
    return await searchPage(browser, side, queries);
  } finally {
    await browser.close();
    side.close();
  }
}

/** So many queries of a list (`kind TAB query TAB …` below a line of names), spread evenly over it. */
export function chooseQueries(list: string, count: number): string[] {
  const [, ...rows] = list.trim().split('\n');
  const step = rows.length / count;
  return Array.from(
    {length: Math.min(count, rows.length)},
    (_, index) => rows[Math.floor(index * Math.max(1, step))]?.split('\t')[1] ?? '',
  );
}
