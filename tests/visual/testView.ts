import {expect, type Page, type TestType} from '@playwright/test';

/** Lower than most screens, so that the files are small. */
const WIDTHS = {desktop: {width: 1280, height: 680}, phone: {width: 390, height: 760}};
const MODES = ['light', 'dark'] as const;

/** The reader's clock: a screenshot must not change overnight. */
const TODAY = new Date('2026-01-01T12:00:00Z');

/** The date of every page: a screenshot must not change with each commit. */
const CHANGED = 'Jan 1, 2026';

/** The names of the screenshots of a view. */
export function listScreenshots(view: string): string[] {
  return Object.keys(WIDTHS).flatMap((device) =>
    MODES.map((mode) => `${view}-${device}-${mode}.png`),
  );
}

/** Tests a view on both devices in both colour modes; `open` brings the page into it. */
export function testView(
  // What a site adds to Playwright's fixtures is no concern of this test.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  test: TestType<any, any>,
  name: string,
  open: (page: Page) => Promise<unknown>,
): void {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    for (const colorScheme of MODES) {
      test.describe(`in ${colorScheme} mode on a ${device}`, () => {
        test.use({viewport, colorScheme});

        test(`the view “${name}” looks as it was accepted`, async ({page}: {page: Page}) => {
          await page.clock.setFixedTime(TODAY);
          await open(page);
          await page.locator('time').evaluateAll((times, text) => {
            for (const time of times) time.textContent = text;
          }, CHANGED);
          await expect(page).toHaveScreenshot(`${name}-${device}-${colorScheme}.png`);
        });
      });
    }
  }
}
