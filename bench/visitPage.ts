import type {Browser, CDPSession, Page} from '@playwright/test';
import {accountRequests, type Account, type RequestRecord} from './accountRequests';
import {MARKS, observePage, type Observed} from './observePage';
import type {ServedSide} from './serveSide';
import {sumTasks, type PageWork, type TraceEvent} from './sumTasks';

/** A phone on a slow network. */
const PHONE = {width: 390, height: 844};
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than this machine the emulated processor is. */
const SLOWDOWN = 4;

/** How long a page is watched after its load event, in ms. */
const WATCHED = 3_000;

/** How long no request may be under way for a network that counts as idle, in ms. */
const QUIET = 500;

const TRACED = ['blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** What one visit of a page measures. */
export type Visit = Observed & PageWork & {account: Account};

/**
 * Opens a page as a phone with nothing in its cache does, watches it, moves the mouse, and waits until
 * the page's scripts answer and the network is idle.
 */
export async function visitPage(
  browser: Browser,
  side: ServedSide,
  route: string,
  {hasScripts = true} = {},
): Promise<Visit> {
  const context = await browser.newContext({viewport: PHONE});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await emulatePhone(session);
  await page.addInitScript(observePage, MARKS);
  const requests = recordRequests(page, side);
  const stopTrace = await startTrace(browser);

  await page.goto(side.origin + route, {waitUntil: 'load'});
  await page.waitForTimeout(WATCHED);
  const observed = await page.evaluate(() => ({...window.observed}));
  requests.act();
  await page.mouse.move(2, 300);
  if (hasScripts) {
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 60_000});
    await requests.settle();
  } else {
    await page.waitForFunction(
      (name) => performance.getEntriesByName(name).length > 0,
      MARKS.acted,
    );
  }
  const work = sumTasks(await stopTrace());
  await context.close();
  return {...observed, ...work, account: accountRequests(await requests.list())};
}

async function emulatePhone(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
}

/** Keeps the requests of a page; `act` marks the ones from now on, `settle` waits for an idle network. */
export function recordRequests(page: Page, side: ServedSide) {
  const records: Omit<RequestRecord, 'bytes'>[] = [];
  const open = new Set<object>();
  let hasActed = false;
  let lastChange = Date.now();
  page.on('request', (request) => {
    const {pathname, origin} = new URL(request.url());
    // What is written into a page or a sheet is no request.
    if (origin !== side.origin) return;
    const purpose = request.headers()['sec-purpose'];
    records.push({pathname, kind: request.resourceType(), purpose, hasActed});
    open.add(request);
    lastChange = Date.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    // Playwright's types have no event of either name.
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      lastChange = Date.now();
    });
  }
  return {
    list: (): Promise<RequestRecord[]> =>
      Promise.all(
        records.map(async (record) => ({...record, bytes: await side.weigh(record.pathname)})),
      ),
    act: () => void (hasActed = true),
    async settle() {
      while (open.size > 0 || Date.now() - lastChange < QUIET) await page.waitForTimeout(50);
    },
  };
}

/** Starts a trace of the browser; the result stops it and returns its events. */
async function startTrace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {recordMode: 'recordUntilFull', includedCategories: TRACED},
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}
