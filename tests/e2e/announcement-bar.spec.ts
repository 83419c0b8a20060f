import {expect, type Page} from '@playwright/test';
import {heading, openPage, SCRIPTS, test, wakePage} from '../support/page';
import {testInStates} from '../support/states';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

/** Reads the announcement's id and whether it was dismissed from the browser's storage. */
const readStored = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('docusaurus.announcement.id'),
    isDismissed: localStorage.getItem('docusaurus.announcement.dismiss'),
  }));

async function dismiss(page: Page): Promise<void> {
  await close(page).click();
  await expect(bar(page)).toBeHidden();
}

test.describe('the announcement bar', () => {
  test.use({startPath: '/installation'});

  test('says that the platform is in alpha and links to the meaning', async ({page}) => {
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveText(
      'Hayride is in alpha: interfaces still change between releases. What alpha means for you',
    );
    await bar(page).getByRole('link', {name: 'What alpha means for you'}).click();
    await expect(page).toHaveURL('/platform/overview#alpha');
    await expect(page.locator('#alpha')).toBeInViewport();
  });

  test('does not flash before the page is interactive', async ({page}) => {
    await dismiss(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page)).toBeHidden();
  });

  test(
    'comes back when its id has changed since it was dismissed',
    {tag: '@announcement-stored'},
    async ({page}) => {
      await dismiss(page);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'alpha-0.0.5'));
      await page.reload();
      await wakePage(page);
      await expect(bar(page)).toBeVisible();
      await expect.poll(() => readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'false'});
    },
  );
});

testInStates(
  'the announcement bar can be closed with the keyboard, and stays hidden here and on other pages: its id is stored',
  '/installation',
  async (page) => {
    expect(await readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'false'});
    await bar(page).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    return async () => {
      expect(await readStored(page)).toEqual({id: 'alpha-0.0.6', isDismissed: 'true'});
      await expect(bar(page)).toHaveCount(0);
      for (const route of ['/installation', '/']) {
        await openPage(page, route);
        await expect(bar(page)).toHaveCount(0);
      }
    };
  },
  {tag: ['@announcement-bar', '@announcement-stored']},
);
