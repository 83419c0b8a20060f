import {expect, test, type Page} from '@playwright/test';
import {findAxeFindings} from '../support/findAxeFindings';
import {openPage} from '../support/openPage';
import {UNKNOWN_ROUTE} from '../support/routes';

async function expectNotFoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Hayride Documentation');
}

test.describe('the not-found page', () => {
  test('comes with status 404, keeps the address and says that there is no page', async ({
    page,
  }) => {
    const response = await page.goto(`${UNKNOWN_ROUTE}?from=here#part`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${UNKNOWN_ROUTE}?from=here#part`);
    await expectNotFoundPage(page);
  });

  test('says so without JavaScript too', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(UNKNOWN_ROUTE);
    await expectNotFoundPage(page);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await context.close();
  });

  test('leads to the home page', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test('keeps the navbar with its search box and the footer', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('is shown by a navigation within the window too', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await page.getByRole('main').getByRole('link', {name: 'Go to the home page'}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    await page.evaluate(() => document.body.setAttribute('data-same-window', ''));

    await page.goBack();
    await expectNotFoundPage(page);
    await expect(page.locator('body')).toHaveAttribute('data-same-window');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility findings in ${colorScheme} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await openPage(page, UNKNOWN_ROUTE);
      expect(await findAxeFindings(page)).toEqual([]);
    });
  }
});
