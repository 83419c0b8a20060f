import {expect, type Page} from '@playwright/test';
import {
  expectSameWindow,
  footer,
  heading,
  markWindow,
  navbar,
  openPage,
  searchBox,
  sidebar,
  test,
  wakePage,
} from '../support/page';
import {UNKNOWN_ROUTE} from '../support/routes';

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Hayride Documentation');
}

test.describe('the not-found page', () => {
  test(
    'has status 404, keeps the address and says that there is no page',
    {tag: '@not-found'},
    async ({page}) => {
      const response = await page.goto(`${UNKNOWN_ROUTE}?from=here#part`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(`${UNKNOWN_ROUTE}?from=here#part`);
      await expectNotFoundPage(page);
    },
  );

  test('says so without JavaScript too', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(UNKNOWN_ROUTE);
    await expectNotFoundPage(page);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await context.close();
  });

  test('is at an address of a page in other letters, asleep and awake', async ({page}) => {
    for (const address of ['/INSTALLATION', '/Platform/core/cli']) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectNotFoundPage(page);
      await wakePage(page);
      await expectNotFoundPage(page);
      await expect(page).toHaveURL(address);
    }
  });

  test('suggests the pages whose names are nearest to the address, and leads there', async ({
    page,
  }) => {
    await openPage(page, '/platform/morphs');
    const link = page.getByRole('main').getByRole('link', {name: 'Morphs'});
    await link.click();
    await expect(page).toHaveURL('/platform/concepts/morphs');
  });

  test('searches for the words of the address', async ({page}) => {
    await openPage(page, '/docs/hello-wrld.html');
    await page.getByRole('button', {name: 'Search for “hello wrld”'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('hello wrld');
    await expect(page.getByRole('option', {name: /^Hello world/}).first()).toBeVisible();
  });

  test('leads to the home page', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page).toHaveURL('/');
    await expect(sidebar(page)).toBeVisible();
  });

  test('keeps the navbar with its search box and the footer', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await expect(navbar(page)).toBeVisible();
    await expect(searchBox(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
  });

  test('is also shown after a navigation without a page load', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
    await expect(heading(page)).not.toHaveText('Page not found');
    await markWindow(page);

    await page.goBack();
    await expectNotFoundPage(page);
    await expectSameWindow(page);
  });
});
