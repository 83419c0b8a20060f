import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {scrollUpTo} from '../support/scrollUpTo';

/** With code, tables, lists that open, tabs and a picture. */
const PAGES = ['/', '/developer-guides/examples/hello-world', '/reference/interfaces/http'];

/** What would move: elements, with their pseudo-elements, that have a transition or an animation. */
async function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationName} = getComputedStyle(element, pseudo || null);
        const lasts = transitionDuration.split(', ').some((duration) => parseFloat(duration) > 0);
        return lasts || animationName !== 'none'
          ? [`${element.tagName.toLowerCase()}.${element.className}${pseudo}`]
          : [];
      }),
    ),
  );
}

test.describe('under reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing on a page has a transition or an animation', async ({page}) => {
    for (const route of PAGES) {
      await openPage(page, route);
      expect(await findMoving(page), route).toEqual([]);
    }
  });

  test('all text changes its colour at once with the colour mode', async ({page}) => {
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

  test('the way back to the top is one step', async ({page}) => {
    await openPage(page, '/reference/interfaces/http');
    // The button comes when the reader scrolls up.
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

test('links fade from one colour to the other where motion is welcome', async ({page}) => {
  await openPage(page, '/');
  expect((await findMoving(page)).length).toBeGreaterThan(0);
});
