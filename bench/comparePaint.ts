import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../commands/browser.mjs';
import {createServer, listen} from '../server/createServer.mjs';
import {clickLink, visitPage} from './visitPage';

/** Figures by their names. */
export type Figures = Readonly<Record<string, number>>;

/** What was measured of a page in each build, once per run. */
export type PageRuns = {route: string; builds: readonly [readonly Figures[], readonly Figures[]]};

type Journey = {from: string; to: string};

/** The pages, with a page that the sidebar links from each. */
const JOURNEYS: readonly Journey[] = [
  {from: '/', to: '/installation'},
  {from: '/platform/core/server', to: '/platform/core/runtime'},
  {
    from: '/developer-guides/examples/ai/model-formatting',
    to: '/developer-guides/examples/ai/tools',
  },
  {from: '/reference/interfaces/ai', to: '/reference/interfaces/http'},
];

/**
 * Opens pages of two built sites (absolute paths of folders) in turn, as a phone does, and returns the
 * medians of `runs` visits and their ratios as Markdown. Refuses a folder without a built site.
 */
export async function comparePaint(
  folders: readonly [string, string],
  runs: number,
): Promise<string> {
  const one = await createServer(folders[0]);
  const other = await createServer(folders[1]);
  const browser = await launchBrowser();
  try {
    const builds = [
      {origin: await open(one), figures: JOURNEYS.map((): Figures[] => [])},
      {origin: await open(other), figures: JOURNEYS.map((): Figures[] => [])},
    ] as const;
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, journey] of JOURNEYS.entries()) {
        report(`run ${run} of ${runs}: ${journey.from}`);
        // In another order each time: what comes first may find a machine that is busy or warm.
        for (const {origin, figures} of run % 2 === 1 ? builds : [...builds].reverse()) {
          figures[index]?.push(await measure(browser, origin, journey));
        }
      }
    }
    const [before, after] = builds;
    return formatTable(
      JOURNEYS.map(({from}, index) => ({
        route: from,
        builds: [before.figures[index] ?? [], after.figures[index] ?? []],
      })),
    );
  } finally {
    await browser.close();
    for (const server of [one, other]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

const report = (step: string) => console.error(`[bench ${Math.round(process.uptime())} s] ${step}`);

const open = async (server: Awaited<ReturnType<typeof createServer>>) =>
  `http://127.0.0.1:${await listen(server, 0)}`;

/** Starts the browser that the browser tests use. */
async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser({downloaded: chromium.executablePath()});
  if (!executablePath) {
    throw new Error('there is no browser. Install Chromium, or name one: CHROMIUM_PATH=…');
  }
  return chromium.launch({executablePath, args: ['--no-sandbox']});
}

async function measure(browser: Browser, origin: string, {from, to}: Journey): Promise<Figures> {
  const {largestPaint, blocking, layoutShift, asleep, waking, wakingTime} = await visitPage(
    browser,
    origin + from,
  );
  return {
    'largest paint, ms': largestPaint,
    'blocking time, ms': blocking,
    'layout shift': layoutShift,
    'tasks before acting, ms': asleep.sum,
    'tasks until awake, ms': asleep.sum + waking.sum,
    'longest task, ms': Math.max(asleep.longest, waking.longest),
    'move to awake, ms': wakingTime,
    'click to content, ms': await clickLink(browser, origin + from, to),
  };
}

/**
 * A Markdown table with a row for each figure and a column for each page: the ratio of the second
 * build's median to that of the first, and both medians. A dash where the first is 0.
 */
export function formatTable(pages: readonly PageRuns[]): string {
  const names = Object.keys(pages[0]?.builds[0][0] ?? {});
  const rows = names.map((name) => [
    name,
    ...pages.map(({builds}) => {
      const [before, after] = builds.map((runs) => findMedian(runs.map((run) => run[name] ?? NaN)));
      const ratio = before && after !== undefined ? (after / before).toFixed(2) : '–';
      return `${ratio} (${formatFigure(before)} → ${formatFigure(after)})`;
    }),
  ]);
  const head = ['second / first', ...pages.map(({route}) => `\`${route}\``)];
  const alignment = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The middle one of the numbers, or for an even count the mean of the two in the middle. */
function findMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

function formatFigure(figure = NaN): string {
  return figure > 0 && figure < 1 ? figure.toFixed(3) : Math.round(figure).toLocaleString('en');
}
