import {expect, type Locator, type Page} from '@playwright/test';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {
  footer,
  heading,
  menuButton,
  navbar,
  openMobileMenu,
  openPage,
  PHONE,
} from '../../../tests/support/page';
import {testInStates} from '../../../tests/support/states';

const test = fixtureSiteTest('navbar-items');
test.describe.configure({mode: 'default'});
test.use({startPath: '/', contextOptions: {reducedMotion: 'reduce'}});

const link = (page: Page, name: string): Locator =>
  navbar(page).getByRole('link', {name, exact: true});

test.describe('a navbar item', () => {
  test(
    'is on the right unless its position says left, and of type html shows its markup unchanged',
    {tag: ['@item-position', '@item-html', '@item-href']},
    async ({page}) => {
      await expect(page.locator('.theme-layout-navbar-left')).toHaveText(
        'By base pathBy expressionDoc linkSidebar linkVersion link',
      );
      const right = page.locator('.theme-layout-navbar-right');
      for (const label of ['Dropdown', 'Raw item', 'Next', 'Link of markup']) {
        await expect(right).toContainText(label);
      }
      await expect(navbar(page).locator('b')).toHaveText('Raw item');
      await expect(navbar(page).locator('a[href="https://code.example"] > em')).toHaveText(
        'Link of markup',
      );
    },
  );

  test(
    'leads where its type says, and is marked on the pages of its doc’s sidebar, its sidebar, activeBasePath or activeBaseRegex',
    {
      tag: [
        '@item-link',
        '@item-active-path',
        '@item-active-regex',
        '@item-doc',
        '@item-ids',
        '@item-sidebar',
        '@item-version',
      ],
    },
    async ({page}) => {
      for (const [route, marked, others] of [
        ['/', ['Doc link'], ['Sidebar link']],
        ['/guide/start', [], ['By expression']],
        ['/guide/more', ['By base path'], []],
        ['/api/calls', ['By expression', 'Sidebar link'], []],
        ['/extra', ['By expression'], ['By base path', 'Doc link']],
      ] as const) {
        await openPage(page, route);
        for (const name of marked) {
          await expect(link(page, name), route).toHaveAttribute('aria-current', 'page');
        }
        for (const name of others) {
          await expect(link(page, name), route).not.toHaveAttribute('aria-current');
        }
      }
      for (const [name, address] of [
        ['By base path', '/guide/start'],
        ['Doc link', '/guide/more'],
        ['Sidebar link', '/api'],
        ['Version link', '/'],
      ] as const) {
        await expect(link(page, name)).toHaveAttribute('href', address);
      }
      await link(page, 'Version link').click();
      await expect(page).toHaveURL('/');
    },
  );
});

test.describe('a dropdown on a wide screen', () => {
  const toggle = (page: Page): Locator => navbar(page).getByRole('button', {name: 'Dropdown'});
  const menu = (page: Page): Locator => navbar(page).locator('.dropdown__menu');

  async function openByKeyboard(page: Page): Promise<void> {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page)).toBeVisible();
  }

  test(
    'is closed at first and lists its items when the pointer is over it',
    {tag: ['@item-dropdown', '@item-items']},
    async ({page}) => {
      await expect(menu(page)).toBeHidden();

      await toggle(page).hover();
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('listitem')).toHaveText([
        'First choice',
        'Second choice',
        'A raw choice',
      ]);
      await expect(menu(page).locator('i')).toHaveText('A raw choice');

      await page.mouse.move(300, 500);
      await expect(menu(page)).toBeHidden();
    },
  );

  test(
    'stays on the page and shows its items when it is clicked',
    {tag: '@item-dropdown'},
    async ({page}) => {
      await openPage(page, '/guide/more');
      await toggle(page).click();

      await expect(menu(page)).toBeVisible();
      await expect(page).toHaveURL('/guide/more');

      await menu(page).getByRole('link', {name: 'Second choice'}).click();
      await expect(page).toHaveURL('/extra');
      await page.mouse.move(300, 500);
      await expect(menu(page)).toBeHidden();
    },
  );

  test(
    'opens and closes with the keys Enter and Space',
    {tag: '@item-dropdown'},
    async ({page}) => {
      await toggle(page).focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menu(page).getByRole('link', {name: 'First choice'})).toBeFocused();

        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press(key);
        await expect(menu(page)).toBeHidden();
      }
    },
  );

  test(
    'closes when the mouse is pressed or a finger touches outside, not inside, or the focus goes there',
    {tag: '@dropdown-outside'},
    async ({page}) => {
      const expectClosed = async () => {
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(menu(page)).toBeHidden();
      };
      await openByKeyboard(page);
      await menu(page).locator('i').hover();
      await page.mouse.down();
      await page.mouse.up();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(300, 500);
      await page.mouse.down();
      await expectClosed();
      await page.mouse.up();

      await openByKeyboard(page);
      // Only a touch: after a tap, browsers also send mouse events.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{x: 300, y: 500}],
      });
      await expectClosed();

      await openByKeyboard(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expectClosed();
    },
  );
});

test.describe('a dropdown in the mobile menu', {tag: '@dropdown-in-menu'}, () => {
  test.use({viewport: PHONE});

  test('is collapsed if no child matches the path, and opens when pressed', async ({page}) => {
    const menu = await openMobileMenu(page);
    const choice = menu.getByRole('link', {name: 'First choice'});

    await expect(choice).toHaveCount(0);
    await menu.getByRole('button', {name: 'Expand the dropdown'}).click();
    await expect(choice).toBeVisible();

    await menu.getByRole('button', {name: 'Collapse the dropdown'}).click();
    await expect(choice).toBeHidden();
  });

  test('is open if a child matches the path', async ({page}) => {
    await openPage(page, '/guide/start');
    const menu = await openMobileMenu(page);

    await expect(menu.getByRole('button', {name: 'Collapse the dropdown'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(menu.getByRole('link', {name: 'First choice'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'First choice'})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('opens after a navigation to one of its children', async ({page}) => {
    await menuButton(page).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: 'Start', exact: true}).click();
    // The address changes before the page does, which closes the menu.
    await expect(heading(page)).toHaveText('Start');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();

    const menu = await openMobileMenu(page);
    await expect(menu.getByRole('link', {name: 'First choice'})).toBeVisible();
  });
});

test(
  'the docs version of a site with one version is a link without a dropdown, and not in the mobile menu',
  {tag: '@mobile-versions'},
  async ({page}) => {
    await openPage(page, '/extra');
    await expect(link(page, 'Version Next')).toHaveAttribute('href', '/extra');
    await expect(navbar(page).locator('.dropdown')).toHaveCount(1);

    await page.setViewportSize(PHONE);
    const menu = await openMobileMenu(page);
    await expect(menu.getByText('Version link')).toBeVisible();
    await expect(menu.getByText('Next')).toHaveCount(0);
    await expect(menu.getByText('Versions')).toHaveCount(0);
  },
);

test.describe('a footer of one row', () => {
  test(
    'shows links without columns, a linked logo and a copyright with markup',
    {tag: ['@footer-row', '@footer-fields']},
    async ({page}) => {
      await expect(footer(page)).toHaveClass(/footer--dark/);
      await expect(footer(page).locator('.footer__title')).toHaveCount(0);
      await expect(footer(page).locator('.footer__links').last()).toHaveText(
        'Footer start·Footer elsewhere',
      );
      await expect(footer(page).getByRole('link', {name: 'Footer start'})).toHaveAttribute(
        'href',
        '/guide/start',
      );
      await expect(footer(page).getByRole('link', {name: 'Footer elsewhere'})).toHaveAttribute(
        'href',
        'https://elsewhere.example',
      );
      await expect(footer(page).locator('.footer__copyright > b')).toHaveText('Fixture');
      await expect(footer(page).locator('.footer__copyright')).toHaveText(
        'Copyright © 2025 Fixture',
      );
    },
  );

  for (const [colorMode, src] of [
    ['light', '/img/light.svg'],
    ['dark', '/img/dark.svg'],
  ] as const) {
    test(
      `shows the logo of the ${colorMode} colour mode in its size`,
      {tag: '@footer-logo'},
      async ({page}) => {
        await page.goto(`/?docusaurus-theme=${colorMode}`);
        const logo = page
          .locator('footer a[href="https://maker.example"]')
          .getByRole('img', {name: 'Footer logo'});

        await expect(logo).toHaveCount(1);
        await expect(logo).toHaveAttribute('src', src);
        await expect(logo).toHaveAttribute('width', '40');
        await expect(logo).toHaveAttribute('height', '20');
      },
    );
  }
});

test.describe('an announcement bar that cannot be closed', () => {
  testInStates(
    'has its markup and colours, and no close button',
    '/',
    async (page) => {
      const bar = page.locator('.theme-announcement-bar');
      const expectBar = async () => {
        await expect(bar).toHaveText('This bar stays');
        await expect(bar.locator('b')).toHaveText('stays');
        await expect(bar).toHaveCSS('background-color', 'rgb(16, 32, 48)');
        await expect(bar).toHaveCSS('color', 'rgb(250, 251, 252)');
        await expect(bar.getByRole('button')).toHaveCount(0);
      };
      await expectBar();
      return expectBar;
    },
    {tag: ['@announcement-bar', '@announcement-fields']},
    test,
  );
});
