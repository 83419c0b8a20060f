import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../commands/browser.mjs';
import {createServer, listen} from '../server/createServer.mjs';

/** Measurements by name. */
export type Figures = Readonly<Record<string, number>>;

/** Measurements of both builds, one per run, for a column of the table. */
export type Column = {name: string; builds: readonly [readonly Figures[], readonly Figures[]]};

type Visit = {name: string; measure: (browser: Browser, origin: string) => Promise<Figures>};

/**
 * Serves two built sites (absolute paths of folders) and makes all visits to each in turn, `runs` times. Throws if a
 * folder has no built site.
 */
export async function visitBuilds(
  folders: readonly [string, string],
  runs: number,
  visits: readonly Visit[],
): Promise<Column[]> {
  const one = await createServer(folders[0]);
  const other = await createServer(folders[1]);
  const browser = await launchBrowser();
  try {
    const builds = [
      {origin: await open(one), figures: visits.map((): Figures[] => [])},
      {origin: await open(other), figures: visits.map((): Figures[] => [])},
    ] as const;
    for (let run = 1; run <= runs; run += 1) {
      for (const [index, {name, measure}] of visits.entries()) {
        report(`run ${run} of ${runs}: ${name}`);
        // In another order each time: what comes first may find a machine that is busy or warm.
        for (const {origin, figures} of run % 2 === 1 ? builds : [...builds].reverse()) {
          figures[index]?.push(await measure(browser, origin));
        }
      }
    }
    const [before, after] = builds;
    return visits.map(({name}, index) => ({
      name,
      builds: [before.figures[index] ?? [], after.figures[index] ?? []],
    }));
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

/**
 * Formats a Markdown table with a row for each measurement: the ratio of the second build's median to that of the
 * first, and both medians. A dash replaces the ratio if the first is 0.
 */
export function formatTable(columns: readonly Column[]): string {
  const names = Object.keys(columns[0]?.builds[0][0] ?? {});
  const rows = names.map((name) => [
    name,
    ...columns.map(({builds}) => {
      const [before, after] = builds.map((runs) => findMedian(runs.map((run) => run[name] ?? NaN)));
      const ratio = before && after !== undefined ? (after / before).toFixed(2) : '–';
      return `${ratio} (${formatFigure(before)} → ${formatFigure(after)})`;
    }),
  ]);
  const head = ['second / first', ...columns.map(({name}) => name)];
  const alignment = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the median: the middle number, or for an even count the mean of the two in the middle. */
function findMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

function formatFigure(figure = NaN): string {
  return figure > 0 && figure < 1 ? figure.toFixed(3) : Math.round(figure).toLocaleString('en');
}
