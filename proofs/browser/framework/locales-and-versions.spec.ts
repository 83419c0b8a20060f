import {expect, type Locator, type Page} from '@playwright/test';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {
  footer,
  heading,
  openMobileMenu,
  openPage,
  PHONE,
  SCRIPTS,
  searchBox,
  searchDialog,
  searchField,
  turnWheel,
} from '../../../tests/support/page';
import {testInStates} from '../../../tests/support/states';

const test = fixtureSiteTest('locales-and-versions');
test.describe.configure({mode: 'default'});
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Opens the navbar's dropdown with this label, and follows the item. */
async function choose(dropdown: Locator, item: string): Promise<void> {
  await dropdown.getByRole('button').press('Enter');
  await dropdown.getByRole('link', {name: item, exact: true}).click();
}

const dropdowns = (page: Page): Locator => page.locator('nav.navbar .dropdown');
const docsVersions = (page: Page): Locator => dropdowns(page).nth(0);
const apiVersions = (page: Page): Locator => dropdowns(page).nth(1);
const languages = (page: Page): Locator => dropdowns(page).nth(2);

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

test.describe('the language', () => {
  testInStates(
    'changes, in both directions, keeps path, query and hash, and gives the document its tag and direction',
    '/next/setup?from=mail&n=2#details',
    async (page) => {
      const expectTag = async (lang: string, dir: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
      };
      await expectTag('en-GB', 'ltr');
      await page.mouse.move(300, 500);
      await languages(page).hover();
      const items = languages(page).getByRole('listitem').getByRole('link');
      await expect(items).toHaveText(['English', 'العربية']);
      await expect(items.nth(0)).toHaveClass(/dropdown__link--active/);
      await expect(items.nth(1)).not.toHaveClass(/dropdown__link--active/);
      await expect(items.nth(1)).toHaveAttribute('lang', 'ar-EG');

      await page.mouse.move(300, 500);
      await choose(languages(page), 'العربية');
      await expect(page).toHaveURL('/ar/next/setup?from=mail&n=2#details');
      await expect(heading(page)).toHaveText('Setup in Next');
      await expectTag('ar-EG', 'rtl');
      // Of code, the direction never changes.
      await expect(page.getByText('#details', {exact: true})).toHaveCSS('direction', 'ltr');

      await choose(languages(page), 'English');
      await expect(page).toHaveURL('/next/setup?from=mail&n=2#details');
    },
    {tag: ['@locale-keeps-path', '@item-locales', '@locale-fields']},
    test,
  );

  test(
    'keeps the page after a navigation without a page load',
    {tag: '@locale-keeps-path'},
    async ({page}) => {
      await openPage(page, '/next');
      await page.getByRole('link', {name: 'News in Next'}).first().click();
      await expect(page).toHaveURL('/next/news');
      // The address changes before the page, and the languages belong to the page.
      await expect(heading(page)).toHaveText('News in Next');

      await choose(languages(page), 'العربية');
      await expect(page).toHaveURL('/ar/next/news');
    },
  );

  test(
    'changes from the mobile menu and keeps path, query and hash',
    {tag: '@locale-keeps-path'},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      await openPage(page, '/setup?from=mail#details');
      const menu = await openMobileMenu(page);
      await menu.getByRole('button', {name: 'Languages'}).click();
      await menu.getByRole('link', {name: 'العربية'}).click();

      await expect(page).toHaveURL('/ar/setup?from=mail#details');
    },
  );
});

test.describe('the docs version', () => {
  testInStates(
    'changes, is stored, and keeps the page, query and hash',
    '/setup?from=mail#details',
    async (page) => {
      await expect(heading(page)).toHaveText('Setup in 1.0');

      await choose(docsVersions(page), 'Next');

      await expect(page).toHaveURL('/next/setup?from=mail#details');
      await expect(heading(page)).toHaveText('Setup in Next');
      expect(await stored(page, 'docs-preferred-version-default')).toBe('current');
    },
    {tag: '@item-versions'},
    test,
  );

  test(
    'leads to the main page of a version that has no such page',
    {tag: '@item-versions'},
    async ({page}) => {
      await openPage(page, '/next/news');

      await choose(docsVersions(page), '1.0');

      await expect(page).toHaveURL('/');
      await expect(heading(page)).toHaveText('Home of 1.0');
    },
  );

  test(
    'is offered in the mobile menu where there is more than one',
    {tag: '@mobile-versions'},
    async ({page}) => {
      await page.setViewportSize(PHONE);
      // The docs' own dropdown is open, because the page is in it; those of the API and of languages are not.
      for (const route of ['/ar/setup', '/setup']) {
        await openPage(page, route);
        const open = page.locator('.navbar-sidebar [data-opens][aria-expanded="true"]');
        await expect(open).toHaveCount(1);
        await expect(open.locator('xpath=ancestor::li[1]')).toContainText('Next');
      }
      const menu = await openMobileMenu(page);
      await expect(menu.getByRole('button', {name: 'Versions'})).toHaveCount(2);
      await menu.getByRole('link', {name: 'Next', exact: true}).click();

      await expect(page).toHaveURL('/next/setup');
    },
  );

  test(
    'that was chosen is stored per docs plugin, kept for later visits and the target of version links',
    {tag: ['@preferred-version', '@item-plugin']},
    async ({page}) => {
      const versionLink = page.locator('.theme-layout-navbar-left > a.navbar__link');
      await openPage(page, '/setup');
      expect(await stored(page, 'docs-preferred-version-default')).toBeNull();
      expect(await stored(page, 'docs-preferred-version-api')).toBeNull();
      await expect(versionLink).toHaveText('1.0');
      await expect(versionLink).toHaveAttribute('href', '/api');

      await choose(apiVersions(page), 'Next');
      await expect(page).toHaveURL('/api/next');
      expect(await stored(page, 'docs-preferred-version-api')).toBe('current');
      expect(await stored(page, 'docs-preferred-version-default')).toBeNull();

      await openPage(page, '/setup');
      await expect(versionLink).toHaveText('Next');
      await expect(versionLink).toHaveAttribute('href', '/api/next');
      await choose(docsVersions(page), '1.0');
      await expect.poll(() => stored(page, 'docs-preferred-version-default')).toBe('1.0');
      expect(await stored(page, 'docs-preferred-version-api')).toBe('current');
    },
  );

  test(
    'has a name, a label, docs, a main doc and the same doc in the others',
    {tag: '@version-fields'},
    async ({page}) => {
      await openPage(page, '/setup');
      const data: unknown = JSON.parse(await page.locator('output').innerText());

      expect(data).toMatchObject({
        versions: [
          {
            name: 'current',
            label: 'Next',
            isLast: false,
            path: '/next',
            mainDocId: 'home',
            docs: [
              {id: 'home', path: '/next/', sidebar: 'main'},
              {id: 'news', path: '/next/news', sidebar: 'main'},
              {id: 'setup', path: '/next/setup', sidebar: 'main'},
            ],
          },
          {name: '1.0', label: '1.0', isLast: true, path: '/', mainDocId: 'home'},
        ],
        activeDoc: {id: 'setup', path: '/setup', sidebar: 'main'},
        alternateDocVersions: {
          current: {id: 'setup', path: '/next/setup'},
          '1.0': {id: 'setup', path: '/setup'},
        },
      });
    },
  );
});

test('the search finds the version of the docs that its reader is in, and the latest of others', async ({
  page,
}) => {
  const expectFound = async (...urls: string[]) => {
    await searchBox(page).click();
    await searchField(page).fill('home page');
    const found = searchDialog(page).getByRole('option');
    // Results that only match the text of a page are loaded last.
    const readAddresses = () =>
      found.evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    await expect.poll(readAddresses).toEqual(urls);
    await page.keyboard.press('Escape');
  };
  await openPage(page, '/setup');
  await expectFound('/', '/api');
  await choose(docsVersions(page), 'Next');
  await expect(heading(page)).toHaveText('Setup in Next');
  await expectFound('/api', '/next');
  await openPage(page, '/ar/api/next');
  await expectFound('/ar/', '/ar/api/next');
});

test('the search speaks the language of the page, as far as that is translated', async ({page}) => {
  const status = searchDialog(page).getByRole('status');
  for (const [route, two, none] of [
    ['/ar/setup', 'نتيجتان', 'لا نتائج لـ «xylophone»'],
    ['/setup', '2 results', 'No results for “xylophone”'],
  ] as const) {
    await openPage(page, route);
    // A program that translates pages may write anything here.
    await page.evaluate(() => (document.documentElement.lang = ''));
    await searchBox(page).click();
    await searchField(page).fill('home page');
    await expect(status).toHaveText(two);
    await searchField(page).fill('xylophone');
    await expect(status).toHaveText(none);
    await expect(searchDialog(page)).toContainText('Try fewer or shorter words');
  }
});

test('a page says in its language that it did not load, as far as that is translated', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  for (const [route, words, button] of [
    ['/ar/setup', 'لم يتم تحميل هذا الموقع بشكل صحيح.', 'حاول مرة أخرى'],
    ['/setup', 'This site did not load properly.', 'Try again'],
  ] as const) {
    await page.goto(route);
    await turnWheel(page);
    const banner = page.getByRole('alert').filter({hasText: words});
    await expect(banner.getByRole('button', {name: button})).toBeVisible();
    await expect(banner).toContainText('You can read the page and follow its links');
  }
});

test.describe('a footer of columns', () => {
  test('shows each title above its own items', {tag: '@footer-columns'}, async ({page}) => {
    await openPage(page, '/');
    const columns = footer(page).locator('.footer__col');

    await expect(columns.locator('.footer__title')).toHaveText(['Docs', 'Elsewhere']);
    await expect(columns.nth(0).getByRole('listitem')).toHaveText(['Footer home']);
    await expect(columns.nth(1).getByRole('listitem')).toHaveText(['Footer link', 'Footer markup']);
    await expect(columns.nth(1).locator('i')).toHaveText('Footer markup');
    await expect(footer(page).locator('.footer__bottom')).toHaveCount(0);
  });
});
