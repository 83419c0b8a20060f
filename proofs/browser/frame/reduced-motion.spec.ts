import {expect, type Page} from '@playwright/test';
import {menuButton, openPage, PHONE, scrollUpTo, test} from '../../../tests/support/page';

const WIDE = {width: 1280, height: 800};

/** Pages with code, tables, lists that open, tabs, cards and a picture. */
const PAGES = [
  '/developer-guides/examples/hello-world',
  '/reference/interfaces/http',
  '/platform/concepts/morphs',
  '/category/platform',
  '/',
];

/** Finds the elements and pseudo-elements that a rule can move, or that move now, for more than 1 ms. */
function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLong = (list: string) => list.split(',').some((time) => parseFloat(time) > 0.001);
    const byRule = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after']
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(
          ({transitionDuration, animationName, animationDuration}) =>
            isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration)),
        )
        .map(() => `${element.tagName.toLowerCase()}.${element.className}`),
    );
    const now = document
      .getAnimations()
      .filter(({effect}) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({id}) => `animation ${id}`);
    return [...byRule, ...now];
  });
}

/** Runs in the page: counts the elements whose colour still changes some frames after the mode has changed. */
async function countLateColours(): Promise<number> {
  const elements = [...document.querySelectorAll('body *')];
  const readColours = () => elements.map((element) => getComputedStyle(element).color);
  document.documentElement.setAttribute('data-theme', 'dark');
  const atOnce = readColours();
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  const atLast = readColours();
  return elements.filter((_, index) => atOnce[index] !== atLast[index]).length;
}

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves for more than 1 ms, wide and on a phone, and all text changes its colour immediately with the colour mode', async ({
    page,
  }) => {
    const openConcepts = () =>
      page.getByRole('button', {name: /sidebar category 'Concepts'/}).click();
    for (const route of PAGES) {
      await page.setViewportSize(WIDE);
      await openPage(page, route);
      expect(await findMoving(page), route).toEqual([]);
      expect(await page.evaluate(countLateColours), route).toBe(0);
      await page.setViewportSize(PHONE);
      expect(await findMoving(page), `${route} on a phone`).toEqual([]);
    }
    await menuButton(page).click();
    await openConcepts();
    expect(await findMoving(page)).toEqual([]);
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.setViewportSize(WIDE);
    await openConcepts();
    expect(await findMoving(page)).toEqual([]);
  });

  test('the button back to the top scrolls in one step', async ({page}) => {
    await openPage(page, '/reference/interfaces/http');
    // The button appears when the reader scrolls up.
    await scrollUpTo(page, 3900);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    const place = await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      return window.scrollY;
    });
    expect(place).toBe(0);
  });
});

test('links fade from one colour to the other if motion is not reduced', async ({page}) => {
  await openPage(page, '/');
  expect((await findMoving(page)).length).toBeGreaterThan(0);
});
