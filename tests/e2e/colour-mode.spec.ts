import {expect, type BrowserContext, type Page} from '@playwright/test';
import {colourModeSwitch, openPage, SCRIPTS, test} from '../support/page';

type Mode = 'light' | 'dark';
const GROUNDS = {light: 'rgb(255, 254, 251)', dark: 'rgb(23, 20, 17)'};

const readStored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('theme')));

const store = (context: BrowserContext, mode: string) =>
  context.addInitScript((value) => {
    if (localStorage.getItem('theme') === null) localStorage.setItem('theme', value);
  }, mode);

/** Expects this mode of the page: its attribute, its background and the switch's label. */
async function expectMode(page: Page, mode: Mode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS[mode]);
  await expect(colourModeSwitch(page)).toHaveText(
    mode === 'light' ? 'Switch to dark mode' : 'Switch to light mode',
    {useInnerText: true},
  );
}

test.describe('the colour mode', () => {
  test(
    'is light when neither the reader nor the system prefers one',
    {tag: '@colour-default'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'no-preference'});
      await openPage(page, '/');
      await expectMode(page, 'light');
      expect(await readStored(page)).toEqual([]);
    },
  );

  test(
    'follows the system, also when it changes, while nothing is stored',
    {tag: '@colour-system'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await openPage(page, '/');
      await expectMode(page, 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expectMode(page, 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await expectMode(page, 'dark');
      expect(await readStored(page)).toEqual([]);
    },
  );

  for (const [place, system, stored, seen] of [
    ['the light mode of the system', 'light', null, 'light'],
    ['the dark mode of the system', 'dark', null, 'dark'],
    ['a stored light mode', 'dark', 'light', 'light'],
    ['a stored dark mode', 'light', 'dark', 'dark'],
  ] as const) {
    test(
      `changes with one press in ${place} and is stored under "theme"`,
      {tag: ['@colour-default', '@colour-stored']},
      async ({page, context}) => {
        const other = seen === 'light' ? 'dark' : 'light';
        if (stored) await store(context, stored);
        await page.emulateMedia({colorScheme: system});
        await openPage(page, '/');
        await expectMode(page, seen);

        await colourModeSwitch(page).click();
        await expectMode(page, other);
        expect(await readStored(page)).toEqual([['theme', other]]);

        await colourModeSwitch(page).click();
        await expectMode(page, seen);
        expect(await readStored(page)).toEqual([['theme', seen]]);
      },
    );
  }

  test(
    'that was chosen is kept for later visits, whatever the system prefers',
    {tag: '@colour-stored'},
    async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      await openPage(page, '/');
      await colourModeSwitch(page).click();
      await expectMode(page, 'dark');
      await openPage(page, '/installation');
      await expectMode(page, 'dark');
      await page.emulateMedia({colorScheme: 'dark'});
      await page.emulateMedia({colorScheme: 'light'});
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      });
      await expectMode(page, 'dark');
    },
  );

  test('changes in every tab at once', {tag: '@colour-tabs'}, async ({page, context}) => {
    const other = await context.newPage();
    // The window of a new page is that of the test that opened the context.
    await other.setViewportSize({width: 1280, height: 800});
    await openPage(page, '/');
    await openPage(other, '/installation');
    await expectMode(other, 'light');

    await colourModeSwitch(page).click();
    await expectMode(other, 'dark');
    await colourModeSwitch(other).click();
    await expectMode(page, 'light');
  });
});

test.describe('the switch of the colour mode', () => {
  for (const mode of ['light', 'dark'] as const) {
    test(`says in ${mode} mode what it will do before the page is interactive, and the mode is there at first paint`, async ({
      page,
      context,
    }) => {
      await store(context, mode);
      await page.emulateMedia({colorScheme: mode === 'light' ? 'dark' : 'light'});
      await page.addInitScript(() => {
        new MutationObserver((_records, observer) => {
          if (document.getElementById('__docusaurus') === null) return;
          observer.disconnect();
          const {theme = 'none'} = document.documentElement.dataset;
          document.documentElement.setAttribute('data-first-theme', theme);
        }).observe(document, {childList: true, subtree: true});
      });
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-first-theme', mode);
      await expectMode(page, mode);
      const other = mode === 'light' ? 'dark' : 'light';
      await expect(colourModeSwitch(page)).toHaveAccessibleName(`Switch to ${other} mode`);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is not shown, because it could not work, and the page is light', async ({page}) => {
      await page.goto('/');
      await expect(page.getByRole('link', {name: 'GitHub'}).first()).toBeVisible();
      await expect(colourModeSwitch(page)).toBeHidden();
      await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS.light);
    });
  });
});
