import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {listFiles} from '../server/addresses.mjs';
import {measureBuild} from './measureBuild';
import type {Figures} from './figures';
import {formatGrowth, type GrowthStep} from './formatGrowth';
import {growSite} from './growSite';
import {launchBrowser} from './launchBrowser';
import type {BenchOptions} from './options';
import {serveSide} from './serveSide';
import {visitPage} from './visitPage';

/** How many pages there are beside the real ones. */
const STEPS = [0, 500, 2_000];

/** The page that is weighed; it is the same at each step. */
const PAGE = '/platform/core/server';

/** Builds the site with more and more pages and returns what grows with them as Markdown. */
export async function runGrowth(options: BenchOptions): Promise<string> {
  const steps: GrowthStep[] = [];
  for (const added of STEPS) {
    steps.push(await measureStep(options, added));
  }
  return formatGrowth(steps);
}

/** Builds the site with a number of pages beside the real ones, and weighs it. */
async function measureStep(
  {root, scratch, report}: BenchOptions,
  added: number,
): Promise<GrowthStep> {
  const folder = path.join(scratch, `growth-${added}`);
  report(`${added} more pages: building`);
  const config = await growSite(root, folder, added);
  const outDir = path.join(folder, 'build');
  const {seconds, memory} = await measureBuild({root, folder: '.', outDir, config});
  report(`${added} more pages: built in ${seconds.toFixed(0)} s with ${memory.toFixed(0)} MB`);
  const figures = {'build, s': seconds, 'peak memory, MB': memory, ...(await weigh(outDir))};
  await rm(folder, {recursive: true});
  return {added, figures};
}

async function weigh(build: string): Promise<Figures> {
  const side = await serveSide(build, {isReady: () => false});
  const browser = await launchBrowser();
  try {
    const {account} = await visitPage(browser, side, PAGE);
    return {
      'bytes of a page before acting': account.asleep.bytes,
      '– its HTML': account.asleep.document,
      'bytes of its scripts, awake': account.scriptsAwake,
      'bytes of the search index': await weighIndex(build),
    };
  } finally {
    await browser.close();
    side.close();
  }
}

/** With the quality that servers use for large files: the best one would take minutes. */
async function weighIndex(build: string): Promise<number> {
  const files = (await listFiles(build)).filter((file) =>
    /(?:^|\/)search(?:-index|\/).*\.json$/.test(file),
  );
  const contents = await Promise.all(files.map((file) => readFile(path.join(build, file))));
  return contents.reduce((total, content) => total + compressQuickly(content).length, 0);
}

function compressQuickly(content: Buffer): Buffer {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
}
