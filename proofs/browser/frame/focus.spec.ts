import {expect, type Page} from '@playwright/test';
import {openPage, PHONE, test} from '../../../tests/support/page';
import {readStop} from '../../../tests/support/walkKeyboard';

const WIDTHS = {'at 1280 px': {width: 1280, height: 800}, 'on a phone': PHONE};

/** Waits for the frame after one that scrolls, and for transitions that began in it. */
function waitForTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({finished}) => finished));
  });
}

/** Pages with many links, with commands and tabs, and with entries in folds. */
const PAGES = [
  '/platform/core/cli',
  '/developer-guides/examples/hello-world',
  '/reference/interfaces/http',
];

for (const [width, viewport] of Object.entries(WIDTHS)) {
  for (const route of PAGES) {
    test(`nothing covers the focus that goes up ${route} from its end, ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, route);
      await page.locator('footer a').last().focus();
      const covered: string[] = [];
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press('Shift+Tab');
        // The button that leads to the top comes and goes as the page scrolls.
        await waitForTransitions(page);
        const stop = await page.evaluate(readStop);
        if (stop && !stop.isInSight) covered.push(stop.name);
      }
      expect(covered).toEqual([]);
    });
  }
}

test('code reads from left to right on a page that was translated', async ({page}) => {
  await openPage(page, '/reference/interfaces/http');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const code = page.locator('main :is(pre, code, kbd, samp)');
  const directions = await code.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).direction),
  );
  expect(directions.length).toBeGreaterThan(100);
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});
