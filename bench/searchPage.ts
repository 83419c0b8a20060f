import type {Browser, Page} from '@playwright/test';
import {weighActed} from './accountRequests';
import {findQuantile, type Figures} from './figures';
import {recordRequests} from './recordRequests';
import type {ServedSide} from './serveSide';
import {SLOWDOWN} from './visitPage';

const DESKTOP = {width: 1280, height: 900};

/** How long a typist takes for a letter, in ms. */
const LETTER = 120;
/** How long the typist then reads what is there, in ms. */
const PAUSE = 5 * LETTER;

/** What the search looks like in the page. */
const locate = (page: Page) => {
  const navbar = page.locator('nav.navbar');
  const name = {name: 'Search'};
  const dialog = page.locator('dialog[open]');
  return {
    box: navbar.getByRole('textbox', name),
    field: dialog.getByRole('combobox'),
    option: dialog.getByRole('option').first(),
  };
};

/**
 * Reaches for the search of a page that is awake and types queries into it, then all of them once more
 * with everything loaded and a processor four times slower. Bytes are without what is prefetched.
 */
export async function searchPage(
  browser: Browser,
  side: ServedSide,
  queries: readonly string[],
): Promise<Figures> {
  const context = await browser.newContext({viewport: DESKTOP});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observeKeys);
  const requests = recordRequests(page, side);
  await page.goto(`${side.origin}/`, {waitUntil: 'load'});
  await page.mouse.move(600, 300, {steps: 2});
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await requests.settle();
  requests.act();
  const {box, field, option} = locate(page);
  await box.click();
  await field.waitFor();
  const [untilOption] = await Promise.all([
    option.waitFor().then(() => requests.list()),
    page.keyboard.type(queries[0] ?? '', {delay: LETTER}),
  ]);
  for (const query of queries) {
    await field.fill('');
    await page.keyboard.type(query, {delay: LETTER});
    // The search waits for a pause before it loads more.
    await page.waitForTimeout(PAUSE);
    await requests.settle();
  }
  const inAll = await requests.list();
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const times = await timeKeys(page, queries);
  await context.close();
  return {
    'bytes until the first result': weighActed(untilOption),
    'bytes of ten queries': weighActed(inAll),
    'key to painted results, median, ms': findQuantile(times, 0.5),
    'key to painted results, 95th percentile, ms': findQuantile(times, 0.95),
    'keys that changed the results': times.length,
  };
}

/** Types the queries and returns the times of the letters that changed the results, in ms. */
async function timeKeys(page: Page, queries: readonly string[]): Promise<number[]> {
  const {field} = locate(page);
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    await page.waitForTimeout(PAUSE);
    await page.evaluate(() => window.keyTimes.clear());
    await page.keyboard.type(query, {delay: LETTER});
    await page.waitForTimeout(PAUSE);
    times.push(...(await page.evaluate(() => [...window.keyTimes.values()])));
  }
  return times;
}

declare global {
  interface Window {
    /** By the time of each key press that changed the results: how long until they were painted, in ms. */
    keyTimes: Map<number, number>;
  }
}

/**
 * Runs in the page: notes what the browser itself reports of the key presses that change the results,
 * from the press until the next paint, in steps of 8 ms (Event Timing). It reports none below 16 ms.
 */
function observeKeys(): void {
  const LEAST = 16;
  window.keyTimes = new Map();
  let pressed: number | undefined;
  document.addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), true);
  new MutationObserver((changes) => {
    const isResult = ({target}: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox]');
    // A list that appears as a whole is a child of what is above it.
    const hasResult = ({addedNodes, removedNodes}: MutationRecord) =>
      [...addedNodes, ...removedNodes].some(
        (node) => node instanceof Element && node.querySelector('[role=option]'),
      );
    if (pressed !== undefined && changes.some((one) => isResult(one) ?? hasResult(one))) {
      window.keyTimes.set(pressed, LEAST);
      pressed = undefined;
    }
  }).observe(document, {childList: true, characterData: true, attributes: true, subtree: true});
  new PerformanceObserver((list) => {
    for (const {name, startTime, duration} of list.getEntries()) {
      if (name === 'keydown' && window.keyTimes.has(startTime)) {
        window.keyTimes.set(startTime, duration);
      }
    }
  }).observe({type: 'event', durationThreshold: LEAST} as PerformanceObserverInit);
}
