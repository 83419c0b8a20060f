import {expect, type Locator, type Page} from '@playwright/test';
import {
  expectSameWindow,
  followTo,
  holdPages,
  markWindow,
  openFolds,
  openPage,
  searchBox,
  test,
} from '../support/page';
import {testInStates} from '../support/states';

const PAGE = '/reference/interfaces';
/** An entry in a fold. */
const ENTRY = 'wasi-io-streams--input-stream';

const fold = (page: Page) =>
  page.locator('article details').filter({has: page.locator(`[id="${ENTRY}"]`)});
const entry = (page: Page) => page.locator(`[id="${ENTRY}"]`);

/** Expects the fold to be open, and the target of the address to be in sight. */
async function expectOpened(page: Page): Promise<void> {
  await expect(fold(page)).toHaveAttribute('open', '');
  await expect(entry(page)).toBeInViewport();
}

/** Presses the summary of a fold; returns the height of its content and the duration of the animation. */
async function watchAnimation(details: Locator) {
  const content = details.locator(':scope > :last-child');
  const watched = await content.evaluateHandle((element) => {
    const found: {height?: number; duration?: number} = {};
    element.animate = (frames, options) => {
      Object.assign(found, {height: element.scrollHeight}, options);
      return Element.prototype.animate.call(element, frames, options);
    };
    return found;
  });
  await details.locator(':scope > summary').click();
  const {height = NaN, duration = NaN} = await watched.jsonValue();
  return {height, duration};
}

test.describe('a fold', () => {
  testInStates(
    'opens and closes by its summary with an animation of its height, longer the taller it is, and is open on paper',
    PAGE,
    async (page) => {
      await expect(entry(page)).toBeHidden();
      const tall = await watchAnimation(fold(page));
      const short = await watchAnimation(page.locator('article details').last());
      expect(tall.height).toBeGreaterThan(short.height);
      expect(tall.duration).toBeGreaterThan(short.duration);
      await expect(entry(page)).toBeVisible();
      expect((await watchAnimation(fold(page))).duration).toBe(tall.duration);
      await expect(entry(page)).toBeHidden();

      const summary = fold(page).locator(':scope > summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(entry(page)).toBeVisible();
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect((await watchAnimation(fold(page))).duration, 'under reduced motion').toBe(1);
      await expect(entry(page)).toBeHidden();

      await page.emulateMedia({media: 'print'});
      await expect(entry(page)).toBeVisible();
      const below = await page.locator('#pages').boundingBox();
      const {y = 0} = (await entry(page).boundingBox()) ?? {};
      expect(below?.y).toBeGreaterThan(y + 1000);
    },
    {tag: ['@collapse-duration', '@reduced-motion']},
  );

  for (const isOpen of [false, true]) {
    test(`is ${isOpen ? 'open' : 'closed'} again after two presses within its animation`, async ({
      page,
    }) => {
      await openPage(page, PAGE);
      await fold(page).evaluate(async (details: HTMLDetailsElement, open) => {
        details.open = open;
        const summary = details.querySelector('summary');
        summary?.click();
        summary?.click();
        const running = details.lastElementChild?.getAnimations() ?? [];
        await Promise.all(running.map((animation) => animation.finished));
      }, isOpen);
      await expect(fold(page)).toHaveJSProperty('open', isOpen);
      await expect(entry(page)).toBeVisible({visible: isOpen});
      // A third press is the first of the next animation.
      await fold(page).locator(':scope > summary').click();
      await expect(entry(page)).toBeVisible({visible: !isOpen});
    });
  }

  test('opens for an address that leads into it, also encoded, and for a link on the same page', async ({
    page,
  }) => {
    const closeAgain = async () => {
      await fold(page).evaluate((details: HTMLDetailsElement) => (details.open = false));
      await page.evaluate(() => scrollTo(0, 0));
      await expect(entry(page)).toBeHidden();
    };
    await openPage(page, `${PAGE}#${ENTRY}`);
    await expectOpened(page);

    await closeAgain();
    await followTo(page, `${PAGE}#${ENTRY.replaceAll('-', '%2D')}`);
    await expectOpened(page);

    await closeAgain();
    await page.evaluate((id) => {
      const link = document.querySelector(`article a[href="#${id}"]`);
      link?.closest('details')?.setAttribute('open', '');
    }, ENTRY);
    await page.locator(`article a[href="#${ENTRY}"]:visible`).first().click();
    await expectOpened(page);
  });

  test('opens for a link on another page, without a page load', async ({page}) => {
    await openPage(page, '/reference/interfaces/http');
    await openFolds(page);
    await markWindow(page);
    await page.locator(`article a[href="${PAGE}#${ENTRY}"]`).first().click();
    await expectOpened(page);
    await expectSameWindow(page);
  });

  test('opens for an address in a page that comes late, with the keyboard at its place', async ({
    page,
  }) => {
    const paths = ['/developer-guides/examples', PAGE];
    const releases = await holdPages(page, paths);
    await openPage(page, '/installation');
    await followTo(page, '/developer-guides/examples');
    await followTo(page, `${PAGE}#${ENTRY}`);
    await expect(page).toHaveURL(`${PAGE}#${ENTRY}`);
    for (const release of releases) await release();
    await expectOpened(page);
    await page.keyboard.press('Tab');
    await expect(entry(page).locator('a').first()).toBeFocused();
  });

  test('opens for a result of the search', async ({page}) => {
    await openPage(page, '/');
    await searchBox(page).fill('wasi:io/streams input-stream');
    await page.locator(`[role="option"][href="${PAGE}#${ENTRY}"]`).click();
    await expectOpened(page);
    await expect(entry(page)).toBeFocused();
  });

  test('opens for words that the browser finds in it', async ({page}) => {
    await page.goto(`${PAGE}#:~:text=Drop%20its%20pollables%20first`);
    await expectOpened(page);
  });
});
