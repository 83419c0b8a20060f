import {expect, type Page} from '@playwright/test';
import {
  expectSameWindow,
  footer,
  heading,
  markWindow,
  navbar,
  openPage,
  searchBox,
  searchDialog,
  searchField,
  sidebar,
  test,
  wakePage,
} from '../support/page';
import {UNKNOWN_ROUTE} from '../support/routes';
import {testInStates} from '../support/states';

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Hayride Documentation');
}

testInStates('the not-found page opens the search with a press', UNKNOWN_ROUTE, async (page) => {
  await page.getByRole('button', {name: 'Search the docs'}).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('cast');
  return async () => {
    await expect(searchField(page)).toHaveValue('cast');
    await expect(searchDialog(page).getByRole('option').first()).toBeVisible();
  };
});

test.describe('the not-found page', () => {
  test(
    'has status 404 and the address, the navbar and the footer, leads home and is there again after going back',
    {tag: '@not-found'},
    async ({page}) => {
      const address = `${UNKNOWN_ROUTE}?from=here#part`;
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await wakePage(page);
      await expect(page).toHaveURL(address);
      await expectNotFoundPage(page);
      for (const part of [navbar, searchBox, footer]) await expect(part(page)).toBeVisible();
      await markWindow(page);
      await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
      await expect(sidebar(page)).toBeVisible();

      await page.goBack();
      await expectNotFoundPage(page);
      await expectSameWindow(page);
    },
  );

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
});
