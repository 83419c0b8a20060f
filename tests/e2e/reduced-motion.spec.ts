import {expect, type Page} from '@playwright/test';
import {menuButton, openPage, PHONE, scrollUpTo, test} from '../support/page';

/** With code, tables, lists that open, tabs, cards and a picture. */
const PAGES = [
  '/developer-guides/examples/hello-world',
  '/reference/interfaces/http',
  '/platform/concepts/morphs',
  '/category/platform',
  '/',
];

/** The elements and pseudo-elements that a rule can move, or that move now, for more than 1 ms. */
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

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const [device, viewport] of [
    ['desktop', {width: 1280, height: 800}],
    ['phone', PHONE],
  ] as const) {
    test(`nothing moves for more than 1 ms on a ${device}`, async ({page}) => {
      await page.setViewportSize(viewport);
      for (const route of PAGES) {
        await openPage(page, route);
        expect(await findMoving(page), route).toEqual([]);
      }
      if (device === 'phone') await menuButton(page).click();
      await page.getByRole('button', {name: /sidebar category 'Concepts'/}).click();
      expect(await findMoving(page)).toEqual([]);
    });
  }

  test('all text changes its colour immediately with the colour mode', async ({page}) => {
    for (const route of PAGES) {
      await openPage(page, route);
      const late = await page.evaluate(async () => {
        const elements = [...document.querySelectorAll('body *')];
        const readColours = () => elements.map((element) => getComputedStyle(element).color);
        document.documentElement.setAttribute('data-theme', 'dark');
        const atOnce = readColours();
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
        const atLast = readColours();
        return elements.filter((_, index) => atOnce[index] !== atLast[index]).length;
      });
      expect(late, route).toBe(0);
    }
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
