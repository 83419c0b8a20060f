import {expect, type Page} from '@playwright/test';
import {
  heading,
  holdRequests,
  openPage,
  pretendConnection,
  SAVING,
  SCRIPTS,
  sidebarLink,
  test,
} from '../../../tests/support/page';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Returns the progress that the bar shows: it is as wide as the window and shifted to the left. */
const readProgress = (page: Page) =>
  bar(page).evaluate((element) => {
    const push = /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1];
    return Math.round(100 + Number(push)) / 100;
  });

test.describe('the progress bar', () => {
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    await pretendConnection(page, SAVING);
    // The bar trickles by random amounts.
    await page.addInitScript(() => (Math.random = () => 1));
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  /** Starts a navigation that lasts until `letGo` is called. */
  async function startNavigation(page: Page): Promise<() => void> {
    const {asked, letGo} = await holdRequests(page, SCRIPTS);
    await sidebarLink(page, 'Installation').click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    return letGo;
  }

  test(
    'appears after 200 ms at 0.08, moves within 200 ms, by 0.02 at most every 800 ms, and goes when the navigation ends',
    {
      tag: [
        '@progress-delay',
        '@progress-minimum',
        '@progress-speed',
        '@progress-trickle-speed',
        '@progress-trickle-rate',
      ],
    },
    async ({page}) => {
      const letGo = await startNavigation(page);
      await page.clock.runFor(199);
      await expect(bar(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar(page)).toHaveCount(1);
      expect(await readProgress(page)).toBe(0.08);
      await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
      await page.clock.runFor(799);
      expect(await readProgress(page)).toBe(0.08);
      await page.clock.runFor(1);
      await expect.poll(() => readProgress(page)).toBe(0.1);
      await page.clock.runFor(800);
      await expect.poll(() => readProgress(page)).toBe(0.12);

      letGo();
      await expect(heading(page)).toHaveText(/^Install/);
      await page.clock.runFor(5000);
      await expect(bar(page)).toHaveCount(0);
    },
  );

  test(
    'never appears when a navigation ends before that',
    {tag: '@progress-delay'},
    async ({page}) => {
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.getElementById('nprogress')) document.body.setAttribute('data-bar-seen', '');
        }).observe(document.body, {childList: true});
      });
      await sidebarLink(page, 'Installation').click();
      await page.clock.runFor(199);
      await expect(heading(page)).toHaveText(/^Install/);
      await page.clock.runFor(5000);
      await expect(page.locator('body')).not.toHaveAttribute('data-bar-seen');
    },
  );
});
