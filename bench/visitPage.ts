import type {Browser, Page} from '@playwright/test';
import {MARKS, observePage, type Observed} from './observePage';
import {DESKTOP, openPage, PATIENCE, PHONE, SLOW} from './openPage';
import {sumTasks, type PageWork, type TraceEvent} from './sumTasks';

/** Milliseconds after its load event for which a page is watched. */
const WATCHED = 3_000;

/** Milliseconds without a request after which the network counts as idle. */
const QUIET = 500;

const TRACED = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

/**
 * Opens an address as a phone on a slow network with an empty cache, watches the page, moves the mouse, and waits
 * until the page's scripts respond.
 */
export async function visitPage(browser: Browser, url: string): Promise<Observed & PageWork> {
  const {context, page} = await openPage(browser, PHONE, SLOW);
  await page.addInitScript(observePage, MARKS);
  const stopTrace = await startTrace(browser);

  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(WATCHED);
  const observed = await page.evaluate(() => ({...window.observed}));
  // Makes Playwright load its own script for the page now, not while the page wakes.
  await awake(page).count();
  await page.mouse.move(2, 300, {steps: 2});
  await awake(page).waitFor(PATIENCE);
  // The task in which the page wakes is in the trace once it has ended.
  await page.waitForTimeout(QUIET);
  const work = sumTasks(await stopTrace());
  await context.close();
  return {...observed, ...work};
}

/**
 * Returns the milliseconds from a click on the sidebar's link to `to` until the heading of its page is painted, on a
 * wide screen and a fast network, after the page has done everything that it does for a link under the mouse.
 */
export async function clickLink(browser: Browser, url: string, to: string): Promise<number> {
  const {context, page} = await openPage(browser, DESKTOP, {slowdown: SLOW.slowdown});
  await page.addInitScript(observePage, MARKS);
  const settle = watchNetwork(page);
  await page.goto(url, {waitUntil: 'load'});
  await page.mouse.move(600, 300, {steps: 2});
  await awake(page).waitFor(PATIENCE);
  await settle();
  const link = page.locator(`nav a.menu__link[href="${to}"]`);
  await link.hover();
  await settle();
  await link.click({noWaitAfter: true});
  const painted = await page.waitForFunction(
    () => window.observed.contentAfterClick,
    undefined,
    PATIENCE,
  );
  const time = (await painted.jsonValue()) ?? NaN;
  await context.close();
  return time;
}

const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Tracks the requests of a page; returns a function that waits for an idle network. */
function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<object>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    // Data written into a page or a sheet is not a request.
    if (!request.url().startsWith('http')) return;
    open.add(request);
    lastChange = Date.now();
  });
  const finish = (request: object) => {
    open.delete(request);
    lastChange = Date.now();
  };
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  return async () => {
    while (open.size > 0 || Date.now() - lastChange < QUIET) await page.waitForTimeout(50);
  };
}

/** Starts a trace of the browser; returns a function that stops it and returns its events. */
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
