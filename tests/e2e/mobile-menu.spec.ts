import {expect, type Locator, type Page} from '@playwright/test';
import {
  goToInstallation,
  heading,
  menuBackButton as back,
  menuButton as toggle,
  openPage,
  PHONE,
  readScroll,
  scrollUpTo,
  test,
  wheelBy,
} from '../support/page';
import {hasVersions} from '../support/copies';
import {testInStates} from '../support/states';
import {UNKNOWN_ROUTE} from '../support/routes';

const close = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const primary = (page: Page) => page.locator('.navbar-sidebar__item').nth(0);
const secondary = (page: Page) => page.locator('.navbar-sidebar__item').nth(1);
const firstControl = (page: Page) =>
  primary(page).getByRole('button', {name: hasVersions ? 'Versions' : 'Languages'});

const PATH = '/platform/core/cli';

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
}

test.describe('the menu of a phone', () => {
  test.use({viewport: PHONE});

  testInStates(
    'is a modal dialog that opens and closes with its buttons, which say so',
    PATH,
    async (page) => {
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page)).toBeInViewport();
      await expect(secondary(page).getByRole('link', {name: 'Runtime'})).toBeVisible();
      const dialog = page.getByRole('dialog', {name: 'Menu', exact: true});
      await expect(dialog).toBeVisible();
      const [isModal, isOverAll] = await dialog.evaluate((element) => [
        element.matches(':modal'),
        element.contains(document.elementFromPoint(380, 600)),
      ]);
      expect({isModal, isOverAll}).toEqual({isModal: true, isOverAll: true});
      await close(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expectClosed(page);
    },
  );

  for (const {name, press} of [
    {name: 'menu', press: (page: Page) => toggle(page).click()},
    {name: 'search', press: (page: Page) => page.keyboard.press('/')},
  ]) {
    testInStates(
      `has a page below that keeps its place and its size and is not drawn, as below the ${name}`,
      PATH,
      async (page) => {
        const read = () =>
          page.evaluate(() => ({
            top: window.scrollY,
            height: document.documentElement.scrollHeight,
            isDrawn: document.querySelector('main h2')?.checkVisibility(),
          }));
        await scrollUpTo(page, 900);
        const before = await read();
        expect(before).toMatchObject({top: 900, isDrawn: true});
        await press(page);
        await expect.poll(read).toEqual({...before, isDrawn: false});
        await page.keyboard.press('Escape');
        await expect.poll(read).toEqual(before);
      },
    );
  }

  testInStates(
    'has the focus when it opens, and Tab and Shift+Tab go round in it',
    PATH,
    async (page) => {
      await openMenu(page);
      await expect(close(page)).toBeFocused();
      for (const key of ['Tab', 'Shift+Tab']) {
        const stops = await walkRound(page, key);
        expect(stops.length).toBeGreaterThan(10);
        expect(stops.filter(({isInMenu}) => !isInMenu)).toEqual([]);
        await expect(close(page)).toBeFocused();
      }
    },
  );

  testInStates(
    'closes by Escape, its button and a press outside, and gives the focus back',
    PATH,
    async (page) => {
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => close(page).click(),
        () => page.mouse.click(380, 600),
      ]) {
        await openMenu(page);
        await leave();
        await expectClosed(page);
        await expect(toggle(page)).toBeFocused();
      }
    },
  );

  testInStates(
    'begins on a page with the docs sidebar, each time, and leads back to the main menu',
    PATH,
    async (page) => {
      await openMenu(page);
      await expect(secondary(page)).toBeInViewport();
      await expect(primary(page)).toHaveAttribute('inert');
      await expect(secondary(page).getByRole('link', {name: 'CLI', exact: true})).toHaveAttribute(
        'aria-current',
        'page',
      );

      await back(page).click();
      await expect(primary(page)).toBeInViewport();
      await expect(primary(page)).not.toHaveAttribute('inert');
      await expect(secondary(page)).toHaveAttribute('inert');
      await expect(firstControl(page)).toBeFocused();

      await close(page).click();
      await expectClosed(page);
      await toggle(page).click();
      await expect(back(page)).toBeInViewport();
      await expect(primary(page)).toHaveAttribute('inert');
    },
    {tag: ['@mobile-menu', '@menu-panels']},
  );

  testInStates(
    'opens a category of the sidebar and switches the colour mode, and stays open',
    PATH,
    async (page) => {
      await openMenu(page);
      await secondary(page)
        .getByRole('button', {name: "Expand sidebar category 'Concepts'"})
        .click();
      await expect(secondary(page).getByRole('link', {name: 'Morphs'})).toBeVisible();
      await menu(page).getByRole('button', {name: 'Switch to dark mode'}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('button', {name: 'Switch to light mode'})).toBeVisible();
    },
  );

  testInStates(
    'closes when the window grows to the width of a desktop',
    PATH,
    async (page) => {
      await openMenu(page);
      await page.setViewportSize({width: 996, height: 844});
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({width: 997, height: 844});
      await expectClosed(page);

      await page.setViewportSize({width: 390, height: 844});
      await expect(toggle(page)).toBeVisible();
      await expectClosed(page);
    },
    {tag: ['@mobile-menu', '@breakpoint']},
  );

  testInStates('can be operated with only the keyboard', PATH, async (page) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();

    await pressUntil(page, 'Tab', back(page));
    await page.keyboard.press('Enter');
    await expect(primary(page)).toBeInViewport();

    await expect(firstControl(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectClosed(page);
  });

  test.describe('of an awake page', () => {
    test.use({startPath: PATH});

    test('keeps the page behind it from scrolling', {tag: '@menu-scroll-lock'}, async ({page}) => {
      await openMenu(page);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await page.mouse.move(380, 600);
      await page.mouse.wheel(0, 500);
      await close(page).click();
      await expectClosed(page);
      expect(await readScroll(page)).toBe(0);

      await wheelBy(page, 500);
    });

    test('has only the main menu if there is no docs sidebar', async ({page}) => {
      await openPage(page, UNKNOWN_ROUTE);
      await openMenu(page);
      await expect(primary(page)).toBeInViewport();
      await expect(primary(page)).not.toHaveAttribute('inert');
      await expect(secondary(page)).toHaveAttribute('inert');
    });

    test(
      'offers language and GitHub in the main menu, and a version if there are several',
      {tag: '@mobile-versions'},
      async ({page}) => {
        await openPage(page, `${PATH}?from=mail#errors`);
        await openMenu(page);
        await back(page).click();
        await expect(primary(page).getByText('Next')).toHaveCount(hasVersions ? 1 : 0);
        await expect(primary(page).getByRole('link', {name: /^GitHub/})).toHaveAttribute(
          'href',
          'https://github.com/hayride-dev',
        );
        const english = primary(page).getByRole('link', {name: 'English'});
        await expect(english).toHaveCount(0);
        await primary(page).getByRole('button', {name: 'Languages'}).click();
        await expect(english).toBeVisible();
        await expect(english).toHaveAttribute('href', `${PATH}?from=mail#errors`);
      },
    );

    test('closes after a navigation to another page', {tag: '@mobile-menu'}, async ({page}) => {
      await openMenu(page);
      await secondary(page).getByRole('link', {name: 'Installation'}).click();
      await expect(page).toHaveURL('/installation');
      await expect(heading(page)).toHaveText(/^Install/);
      await expectClosed(page);
      // The next stop is the first of the new page.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });

    test(
      'closes when the reader goes back, and the page stays',
      {tag: '@menu-back'},
      async ({page}) => {
        await goToInstallation(page);
        await openMenu(page);

        await page.evaluate(() => window.history.back());
        await expectClosed(page);
        await expect(page).toHaveURL('/installation');
        await expect(heading(page)).toHaveText(/^Install/);

        await page.goBack();
        await expect(page).toHaveURL(PATH);
        await expect(heading(page)).toHaveText('CLI');
      },
    );
  });

  /** Presses the key until the focus is on the close button again; returns the stops on the way. */
  async function walkRound(page: Page, key: string): Promise<{name: string; isInMenu: boolean}[]> {
    const stops: {name: string; isInMenu: boolean}[] = [];
    for (let press = 0; press < 100; press += 1) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(() => {
        const {activeElement: element, body} = document;
        // Between the last stop and the first one, the focus is with the browser.
        if (element === null || element === body) return null;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return {name, isInMenu: element.closest('dialog') !== null};
      });
      if (stop?.name === 'Close navigation bar') return stops;
      if (stop) stops.push(stop);
    }
    return stops;
  }

  /** Moves the focus with the key to the control, which is at most twenty stops away. */
  async function pressUntil(page: Page, key: string, control: Locator): Promise<void> {
    const hasFocus = () => control.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < 20 && !(await hasFocus()); stop += 1) await page.keyboard.press(key);
    await expect(control).toBeFocused();
  }
});
