import type {Browser} from '@playwright/test';
import {MARKS, observePage} from './observePage';
import {recordRequests} from './recordRequests';
import type {ServedSide} from './serveSide';
import {SLOWDOWN} from './visitPage';

/** Wide enough for the sidebar. */
const DESKTOP = {width: 1280, height: 900};

/**
 * The ms from a click on a link of the sidebar until the heading of its page is painted, with a
 * processor four times slower, a fast network, and all done that the page does for a link under the
 * mouse.
 */
export async function clickLink(
  browser: Browser,
  side: ServedSide,
  {from, to, hasScripts}: {from: string; to: string; hasScripts: boolean},
): Promise<number> {
  const context = await browser.newContext({viewport: DESKTOP});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(observePage, MARKS);
  const requests = recordRequests(page, side);
  await page.goto(side.origin + from, {waitUntil: 'load'});
  await page.mouse.move(600, 300, {steps: 2});
  if (hasScripts) {
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 60_000});
  }
  await requests.settle();
  const link = page.locator(`nav a.menu__link[href="${to}"]`);
  await link.hover();
  await requests.settle();
  await link.click({noWaitAfter: true});
  const painted = await page.waitForFunction(() => window.observed.contentAfterClick, undefined, {
    timeout: 60_000,
  });
  const time = (await painted.jsonValue()) ?? NaN;
  await context.close();
  return time;
}
