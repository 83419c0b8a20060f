import {expect, type Locator, type Page} from '@playwright/test';
import {fixtureSiteTest} from '../../support/fixtureSiteTest';
import {
  footer,
  heading,
  menuButton,
  navbar,
  openMobileMenu,
  openPage,
  PHONE,
} from '../../support/page';

const test = fixtureSiteTest('navbar-items');
test.describe.configure({mode: 'default'});
test.use({startPath: '/', contextOptions: {reducedMotion: 'reduce'}});

const link = (page: Page, name: string): Locator =>
  navbar(page).getByRole('link', {name, exact: true});

test.describe('a navbar item', () => {
  test('is on the right unless its position says left', {tag: '@item-position'}, async ({page}) => {
    await expect(page.locator('.theme-layout-navbar-left')).toHaveText(
      'By base pathBy expressionDoc linkSidebar linkVersion link',
    );
    const right = page.locator('.theme-layout-navbar-right');
    for (const label of ['Dropdown', 'Raw item', 'Next', 'Link of markup']) {
      await expect(right).toContainText(label);
    }
  });

  test(
    'with activeBasePath is marked on every page below that path',
    {tag: ['@item-link', '@item-active-path']},
    async ({page}) => {
      await openPage(page, '/guide/more');
      await expect(link(page, 'By base path')).toHaveAttribute('aria-current', 'page');
      await expect(link(page, 'By base path')).toHaveAttribute('href', '/guide/start');

      await openPage(page, '/extra');
      await expect(link(page, 'By base path')).not.toHaveAttribute('aria-current');
    },
  );

  test(
    'with activeBaseRegex is marked where the path matches',
    {tag: '@item-active-regex'},
    async ({page}) => {
      for (const route of ['/extra', '/api/calls']) {
        await openPage(page, route);
        await expect(link(page, 'By expression')).toHaveAttribute('aria-current', 'page');
      }

      await openPage(page, '/guide/start');
      await expect(link(page, 'By expression')).not.toHaveAttribute('aria-current');
    },
  );

  test(
    'of type doc leads to the doc and is marked in all of its sidebar',
    {tag: ['@item-doc', '@item-ids']},
    async ({page}) => {
      await expect(link(page, 'Doc link')).toHaveAttribute('aria-current', 'page');
      await link(page, 'Doc link').click();
      await expect(page).toHaveURL('/guide/more');

      await openPage(page, '/extra');
      await expect(link(page, 'Doc link')).not.toHaveAttribute('aria-current');
    },
  );

  test(
    'of type docSidebar leads to the first page of the sidebar and is marked in it',
    {tag: ['@item-sidebar', '@item-ids']},
    async ({page}) => {
      await expect(link(page, 'Sidebar link')).not.toHaveAttribute('aria-current');
      await link(page, 'Sidebar link').click();
      await expect(page).toHaveURL('/api');

      await openPage(page, '/api/calls');
      await expect(link(page, 'Sidebar link')).toHaveAttribute('aria-current', 'page');
    },
  );

  test(
    'of type docsVersion leads to the main page of the version',
    {tag: '@item-version'},
    async ({page}) => {
      await openPage(page, '/extra');
      await link(page, 'Version link').click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'of type html shows its markup unchanged',
    {tag: ['@item-html', '@item-href']},
    async ({page}) => {
      await expect(navbar(page).locator('b')).toHaveText('Raw item');
      await expect(navbar(page).locator('a[href="https://code.example"] > em')).toHaveText(
        'Link of markup',
      );
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

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes with the key ${key}`, {tag: '@item-dropdown'}, async ({page}) => {
      await toggle(page).focus();

      await page.keyboard.press(key);
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', {name: 'First choice'})).toBeFocused();

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expect(menu(page)).toBeHidden();
    });
  }

  test(
    'closes when the mouse is pressed outside, not inside',
    {tag: '@dropdown-outside'},
    async ({page}) => {
      await openByKeyboard(page);
      await menu(page).locator('i').hover();
      await page.mouse.down();
      await page.mouse.up();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');

      await page.mouse.move(300, 500);
      await page.mouse.down();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(page)).toBeHidden();
    },
  );

  test('closes when a finger touches outside', {tag: '@dropdown-outside'}, async ({page}) => {
    await openByKeyboard(page);

    // Only a touch: after a tap, browsers also send mouse events.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{x: 300, y: 500}],
    });

    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the focus goes outside', {tag: '@dropdown-outside'}, async ({page}) => {
    await openByKeyboard(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Tab');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
  });
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

test.describe('the docs version of a site with one version', {tag: '@mobile-versions'}, () => {
  test('is a link without a dropdown on a wide screen', async ({page}) => {
    await openPage(page, '/extra');

    await expect(link(page, 'Version Next')).toHaveAttribute('href', '/extra');
    await expect(navbar(page).locator('.dropdown')).toHaveCount(1);
  });

  test('is left out of the mobile menu', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/extra');
    const menu = await openMobileMenu(page);

    await expect(menu.getByText('Version link')).toBeVisible();
    await expect(menu.getByText('Next')).toHaveCount(0);
    await expect(menu.getByText('Versions')).toHaveCount(0);
  });
});

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
  // The site's policy voids style attributes, which is how the theme writes these two colours.
  test.use({bypassCSP: true});

  test(
    'has its markup and colours, and no close button',
    {tag: ['@announcement-bar', '@announcement-fields']},
    async ({page}) => {
      const bar = page.locator('.theme-announcement-bar');

      await expect(bar).toHaveText('This bar stays');
      await expect(bar.locator('b')).toHaveText('stays');
      await expect(bar).toHaveCSS('background-color', 'rgb(16, 32, 48)');
      await expect(bar).toHaveCSS('color', 'rgb(250, 251, 252)');
      await expect(bar.getByRole('button')).toHaveCount(0);
    },
  );
});
