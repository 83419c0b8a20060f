import type {Browser} from '@playwright/test';
import path from 'node:path';
import {measureBuild} from './measureBuild';
import {clickLink} from './clickLink';
import type {Figures} from './figures';
import {formatPaint, SIDES, takeMedians} from './formatPaint';
import {launchBrowser} from './launchBrowser';
import {makeLimit, readSheets} from './makeLimit';
import type {BenchOptions} from './options';
import {serveSide, type ServedSide} from './serveSide';
import {visitPage, type Visit} from './visitPage';

/** The pages, with a page that the sidebar links from each. */
const PAGES = [
  {from: '/', to: '/installation'},
  {from: '/platform/core/server', to: '/platform/core/runtime'},
  {
    from: '/developer-guides/examples/ai/model-formatting',
    to: '/developer-guides/examples/ai/tools',
  },
  {from: '/reference/interfaces/ai', to: '/reference/interfaces/http'},
];

/**
 * Opens pages of the built site, of its limit and of Docusaurus as it comes in turn, as a phone does,
 * and returns the medians and their ratios as Markdown.
 */
export async function runPaint({root, runs, scratch, report}: BenchOptions): Promise<string> {
  report('building plain Docusaurus');
  const plain = path.join(scratch, 'plain');
  await measureBuild({root, folder: 'bench/plain', outDir: plain});
  report('compressing all sides');
  const build = path.join(root, 'build');
  const sheets = await readSheets(build);
  const shown = new Set(PAGES.flatMap(({from, to}) => [from, to]));
  const sides = {
    site: await serveSide(build),
    limit: await serveSide(build, {
      changePage: (html) => makeLimit(html, sheets),
      isReady: (file) => shown.has(`/${file.replace(/(?:index)?\.html$/, '')}`),
    }),
    plain: await serveSide(plain),
  };
  const browser = await launchBrowser();
  try {
    const pages = PAGES.map((page) => ({...page, samples: createSamples()}));
    for (let run = 1; run <= runs; run += 1) {
      for (const {from, to, samples} of pages) {
        for (const side of rotate(SIDES, run)) {
          report(`run ${run} of ${runs}: ${from}, ${side}`);
          const hasScripts = side !== 'limit';
          samples[side].push(await measure(browser, sides[side], {from, to, hasScripts}));
        }
      }
    }
    return formatPaint(
      pages.map(({from, samples: {site, limit, plain}}) => ({
        route: from,
        sides: {site: takeMedians(site), limit: takeMedians(limit), plain: takeMedians(plain)},
      })),
    );
  } finally {
    await browser.close();
    Object.values(sides).forEach((side) => side.close());
  }
}

const createSamples = (): Record<(typeof SIDES)[number], Figures[]> => ({
  site: [],
  limit: [],
  plain: [],
});

/** In another order each time: what comes first may find a machine that is busy or warm. */
function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

type Journey = {from: string; to: string; hasScripts: boolean};

async function measure(browser: Browser, side: ServedSide, journey: Journey): Promise<Figures> {
  const visit = await visitPage(browser, side, journey.from, journey);
  const click = await clickLink(browser, side, journey);
  return nameFigures(visit, click);
}

function nameFigures({asleep, waking, account, ...visit}: Visit, click: number): Figures {
  return {
    'largest paint, ms': visit.largestPaint,
    'blocking time, ms': visit.blocking,
    'layout shift': visit.layoutShift,
    'requests before acting': account.asleep.requests,
    'bytes before acting': account.asleep.bytes,
    '– document': account.asleep.document,
    '– styles': account.asleep.styles,
    '– scripts': account.asleep.scripts,
    '– images': account.asleep.images,
    '– prefetched besides': account.prefetched,
    'bytes of scripts, awake': account.scriptsAwake,
    'tasks before acting, ms': asleep.sum,
    '– longest': asleep.longest,
    'tasks of waking, ms': waking.sum,
    '– longest of waking': waking.longest,
    'tasks until awake, ms': asleep.sum + waking.sum,
    'longest task, ms': Math.max(asleep.longest, waking.longest),
    'move to awake, ms': visit.wakingTime,
    'click to content, ms': click,
  };
}
