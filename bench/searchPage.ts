import type {Browser, Page} from '@playwright/test';
import {weighActed} from './accountRequests';
import {findQuantile, type Figures} from './figures';
import {recordRequests} from './recordRequests';
import type {ServedSide} from './serveSide';
import {SLOWDOWN} from './visitPage';

const DESKTOP = {width: 1280, height: 900};

/** How long a typist takes for a letter, in ms. */
const LETTER = 120;

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
  await page.mouse.move(600, 300);
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
    await page.waitForTimeout(5 * LETTER);
    await page.evaluate(() => (window.keyTimes.length = 0));
    await page.keyboard.type(query, {delay: LETTER});
    await page.waitForTimeout(5 * LETTER);
    times.push(...(await page.evaluate(() => window.keyTimes)));
  }
  return times;
}

declare global {
  interface Window {
    /** From each key press that changed the results until they were painted, in ms. */
    keyTimes: number[];
  }
}

/** Runs in the page: notes the times from key presses to the first change of results after each. */
function observeKeys(): void {
  window.keyTimes = [];
  let pressed: number | undefined;
  document.addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), true);
  new MutationObserver((changes) => {
    const start = pressed;
    const isResult = ({target}: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox]');
    // A list that appears as a whole is a child of what is above it.
    const hasResult = ({addedNodes, removedNodes}: MutationRecord) =>
      [...addedNodes, ...removedNodes].some(
        (node) => node instanceof Element && node.querySelector('[role=option]'),
      );
    if (start === undefined || !changes.some((one) => isResult(one) ?? hasResult(one))) return;
    pressed = undefined;
    requestAnimationFrame(() => {
      requestAnimationFrame(() => window.keyTimes.push(performance.now() - start));
    });
  }).observe(document, {childList: true, characterData: true, subtree: true});
}
