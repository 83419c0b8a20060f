import {expect, type Page} from '@playwright/test';
import {followTo, openPage, PHONE, readScroll, sidebar, test, wakePage} from '../support/page';

const REFERENCE = '/reference/interfaces/ai';
/** Part of an entry near the end of the page. */
const FAR = 'mcp-tools--error-code--tool-call-failed';

/** How many entries the browser neither styles nor lays out. */
const countSkipped = (page: Page) =>
  page
    .locator('.entry > :first-child')
    .evaluateAll(
      (all) => all.filter((each) => !each.checkVisibility({contentVisibilityAuto: true})).length,
    );

const readTop = (page: Page, id: string) =>
  page
    .locator(`[id="${id}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The part is where the page has scrolled to, below the navbar, and stays there. */
async function expectLanded(page: Page, id = FAR): Promise<void> {
  const place = await page
    .locator(`[id="${id}"]`)
    .evaluate((element) => parseFloat(getComputedStyle(element).scrollMarginTop));
  await expect.poll(() => readTop(page, id)).toBe(Math.round(place));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await readTop(page, id)).toBe(Math.round(place));
}

for (const viewport of [PHONE, {width: 1280, height: 800}]) {
  test.describe(`in a window of ${viewport.width} px, a long reference page`, () => {
    test.use({viewport});

    test('skips the entries far from view, and shows each when it comes near', async ({page}) => {
      await page.goto(REFERENCE);
      const total = await page.locator('.entry').count();
      expect(await countSkipped(page)).toBeGreaterThan(total - 20);
      await wakePage(page);
      expect(await countSkipped(page)).toBeGreaterThan(total - 20);
      await page.evaluate(() => window.scrollTo(0, 20_000));
      const countSeenSkipped = () =>
        page.locator('.entry').evaluateAll(
          (all) =>
            all.filter((each) => {
              const {top, bottom} = each.getBoundingClientRect();
              const isNear = bottom > 0 && top < window.innerHeight;
              return (
                isNear && !each.firstElementChild?.checkVisibility({contentVisibilityAuto: true})
              );
            }).length,
        );
      await expect.poll(countSeenSkipped).toBe(0);
    });

    test('opens at an anchor', async ({page}) => {
      await page.goto(`${REFERENCE}#${FAR}`);
      await expectLanded(page);
      await wakePage(page);
      await expectLanded(page);
    });

    test('skips nothing where an address points at a text', async ({page}) => {
      await page.goto(`${REFERENCE}#:~:text=wording`);
      expect(await countSkipped(page)).toBe(0);
    });

    test('goes to an anchor before it is awake', async ({page}) => {
      await page.goto(REFERENCE);
      await followTo(page, `#${FAR}`);
      await expectLanded(page);
    });

    test('goes to an anchor when it is awake', async ({page}) => {
      await openPage(page, REFERENCE);
      await followTo(page, `#${FAR}`);
      await expectLanded(page);
    });

    test('goes to an anchor from another page', async ({page}) => {
      await openPage(page, '/reference/interfaces');
      await followTo(page, `${REFERENCE}#${FAR}`);
      await expectLanded(page);
    });

    test('is where its reader left it after a reload and on the way back', async ({page}) => {
      await page.goto(REFERENCE);
      await page.evaluate(async (id) => {
        // As a reader scrolls: all entries on the way are shown.
        const {documentElement: root} = document;
        while (!document.getElementById(id)?.checkVisibility({contentVisibilityAuto: true})) {
          root.scrollTop += 500;
          await new Promise(requestAnimationFrame);
        }
      }, FAR);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const place = {top: await readTop(page, FAR), scroll: await readScroll(page)};
      const expectPlace = () =>
        expect
          .poll(async () => ({top: await readTop(page, FAR), scroll: await readScroll(page)}))
          .toEqual(place);
      await page.reload();
      await expectPlace();
      await wakePage(page);
      await expectPlace();
      await followTo(page, '/installation');
      await expect(page).toHaveURL(/installation$/);
      await expect.poll(() => readScroll(page)).toBe(0);
      await page.goBack();
      await expectPlace();
    });
  });
}

test('a page that is opened by a link on an awake page skips its entries', async ({page}) => {
  await openPage(page, '/reference/interfaces');
  await sidebar(page).locator(`a[href="${REFERENCE}"]`).click();
  await expect(page).toHaveURL(REFERENCE);
  await expect.poll(() => countSkipped(page)).toBeGreaterThan(100);
});
