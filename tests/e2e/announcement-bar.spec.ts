import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

/** What the browser keeps of the bar: the announcement's id and whether it was dismissed. */
const readStored = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    isDismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

test.describe('the announcement bar', () => {
  test('says that the platform is in alpha and links to what that means', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveText(
      'Hayride is in alpha: interfaces still change between releases. What alpha means for you',
    );
    await bar(page).getByRole('link', {name: 'What alpha means for you'}).click();
    await expect(page).toHaveURL('/#alpha');
    await expect(page.locator('#alpha')).toBeInViewport();
  });

  test('can be closed by the keyboard', async ({page}) => {
    await openPage(page, '/');
    await bar(page).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
  });

  test('stores its dismissal together with its id', async ({page}) => {
    await openPage(page, '/');
    expect(await readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'false'});
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'true'});
  });

  test('stays away once it was dismissed, here and on other pages', async ({page}) => {
    await openPage(page, '/');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(bar(page)).toHaveCount(0);
    await openPage(page, '/installation');
    await expect(bar(page)).toHaveCount(0);
  });

  test('is not seen for a moment before the page is interactive', async ({page}) => {
    await openPage(page, '/');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto('/installation');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page)).toBeHidden();
  });

  test('comes back when its id has changed since it was dismissed', async ({page}) => {
    await openPage(page, '/');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'alpha-0.0.5'));
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect.poll(() => readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'false'});
  });
});
