import type {Browser, CDPSession} from '@playwright/test';
import {accountRequests, type Account} from './accountRequests';
import {MARKS, observePage, type Observed} from './observePage';
import {recordRequests} from './recordRequests';
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
export const SLOWDOWN = 4;

/** How long a page is watched after its load event, in ms. */
const WATCHED = 3_000;

const TRACED = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

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
  const awake = page.locator('html[data-has-hydrated="true"]');
  // What Playwright itself runs in a page, it loads at its first use: not while the page wakes.
  await awake.count();
  requests.act();
  await page.mouse.move(2, 300, {steps: 2});
  if (hasScripts) {
    await awake.waitFor({timeout: 60_000});
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
