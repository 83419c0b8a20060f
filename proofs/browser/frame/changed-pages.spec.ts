import {expect, type Page} from '@playwright/test';
import {CHANGED_PAGES, CHANGES, countShown, NEXT_PAGE} from '../../../tests/support/changedPages';
import {PHONE, readScroll, test, wakePage} from '../../../tests/support/page';
import {NEUTRAL} from '../../../tests/support/sharedPages';

const WIDTHS = {wide: {width: 1280, height: 800}, 'on a phone': PHONE};

const nextLink = (page: Page) => page.locator(`footer a[href="${NEXT_PAGE}"]`);
const count = (page: Page) => page.evaluate(countShown);

/** Retries until an expectation holds: a window that is reloaded interrupts it. */
const retry = (look: () => Promise<void>) => expect(look).toPass({timeout: 20_000});

/** Goes to the next page and back, and expects the content of both. */
async function goAndReturn(page: Page, shown: object): Promise<void> {
  const from = new URL(page.url()).pathname;
  await nextLink(page).click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await retry(async () => expect((await count(page)).blocks).toBeGreaterThan(50));
  await page.goBack();
  await expect(page).toHaveURL(from);
  await retry(async () => expect(await count(page)).toEqual(shown));
}

const names = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

for (const [row, route] of CHANGED_PAGES.entries()) {
  // A reader whose browser keeps the scripts: that saves most of what a load takes.
  test(`${route} keeps all it shows and can be left and found again, whatever others do to it`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const [column, [change, make]] of Object.entries(CHANGES).entries()) {
      // Each change meets pages that sleep and pages that are awake, wide and on a phone, in turns.
      const isTurned = (row + column) % 2 === 1;
      const [asleep = 'wide', awake = 'wide'] = isTurned ? [...names].reverse() : names;
      await test.step(`${change}: ${asleep} asleep, ${awake} awake`, async () => {
        await page.setViewportSize(WIDTHS[asleep]);
        await page.goto(NEUTRAL);
        await page.goto(route);
        await page.evaluate(make);
        const shown = await count(page);
        expect(shown.letters).toBeGreaterThan(100);
        await page.evaluate(() => scrollTo(0, 150));
        const place = await readScroll(page);
        await wakePage(page);
        expect(await count(page)).toEqual(shown);
        expect(await readScroll(page)).toBe(place);

        // Once more, now that the page is awake.
        await page.setViewportSize(WIDTHS[awake]);
        await page.evaluate(make);
        await goAndReturn(page, await count(page));
      });
    }
  });
}
