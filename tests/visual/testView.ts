import {expect, type Page, type TestType} from '@playwright/test';

/** Viewports lower than most screens, so that the files are small. */
const WIDTHS = {desktop: {width: 1280, height: 680}, phone: {width: 390, height: 760}};
const MODES = ['light', 'dark'] as const;

/** The reader's clock: a screenshot must not change overnight. */
const TODAY = new Date('2026-01-01T12:00:00Z');

/** The date of every page: a screenshot must not change with each commit. */
const CHANGED = 'Jan 1, 2026';

/** Lists the names of a view's screenshots. */
export function listScreenshots(view: string): string[] {
  return Object.keys(WIDTHS).flatMap((device) =>
    MODES.map((mode) => `${view}-${device}-${mode}.png`),
  );
}

/**
 * Tests a view on both devices in both colour modes; `open` brings the page into it. Loading takes longer than a
 * screenshot: a page that follows the system's mode is loaded once for both.
 */
export function testView(
  // oxlint-disable-next-line typescript/no-explicit-any -- Any additions to Playwright's fixtures will do.
  test: TestType<any, any>,
  name: string,
  open: (page: Page) => Promise<unknown>,
  {isReloaded = false} = {},
): void {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    test.describe(`on a ${device}`, () => {
      test.use({viewport, colorScheme: MODES[0]});

      test(`the view “${name}” looks as it was accepted in both modes`, async ({
        page,
      }: {
        page: Page;
      }) => {
        await page.clock.setFixedTime(TODAY);
        for (const [index, colorScheme] of MODES.entries()) {
          await page.emulateMedia({colorScheme});
          if (index === 0 || isReloaded) await open(page);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await page.locator('time').evaluateAll((times, text) => {
            for (const time of times) time.textContent = text;
          }, CHANGED);
          await expect.soft(page).toHaveScreenshot(`${name}-${device}-${colorScheme}.png`);
        }
      });
    });
  }
}
