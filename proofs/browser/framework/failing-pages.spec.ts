import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {findAxeFindings} from '../../../tests/support/findAxeFindings';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {heading, navbar, openPage} from '../../../tests/support/page';
import {serveFolder} from '../../../tests/support/serveFolder';

const test = fixtureSiteTest('failing-pages');
const sleepingTest = fixtureSiteTest('failing-pages', {PAGES: 'quiet'});
test.describe.configure({mode: 'default'});
// A chunk that is requested at the end of a test may not have arrived yet.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const causes = '\n\nCause:\nThe data is missing\n\nCause:\nThe disk is full';

/** Sets what crashes from the next render on; an empty string lets everything work again. */
function crash(page: Page, place: string): Promise<void> {
  return page.evaluate((value) => window.sessionStorage.setItem('crash', value), place);
}

async function openCrashed(page: Page, route: string, place: string): Promise<void> {
  await page.goto(route);
  await crash(page, place);
  await page.reload();
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Page Error');
  await expect(heading(page)).toHaveText('This page crashed');
}

/** Withholds the chunk of the plain page for as long as the returned switch is on. */
async function withholdPlainPage(page: Page): Promise<{isOn: boolean; requests: number}> {
  const withheld = {isOn: true, requests: 0};
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isPlainPage = (await response.text()).includes('The plain page is here.');
    if (!isPlainPage || !withheld.isOn) return route.fulfill({response});
    withheld.requests += 1;
    return route.abort();
  });
  return withheld;
}

test.describe('a page that crashes', () => {
  test(
    'is replaced by an error page with the message and its causes, and comes back by "Try again" once these are gone',
    {tag: ['@page-crash', '@try-again']},
    async ({page}) => {
      await openCrashed(page, '/fragile?docusaurus-theme=dark', 'page');
      await expectErrorPage(page);
      await expect(page.getByText('The page cannot be rendered')).toHaveText(
        `The page cannot be rendered${causes}`,
      );
      await expect(navbar(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await findAxeFindings(page)).toEqual([]);

      await page.goto('/fragile');
      await expectErrorPage(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await findAxeFindings(page)).toEqual([]);

      const tryAgain = page.getByRole('button', {name: 'Try again'});
      await tryAgain.click();
      await expectErrorPage(page);
      await crash(page, '');
      await tryAgain.click();
      await expect(page.getByText('The fragile page is here.')).toBeVisible();
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      await expect(page).toHaveTitle('Fragile | Failing pages');
    },
  );

  test(
    'does the same if the page has no layout',
    {tag: ['@page-crash', '@try-again']},
    async ({page}) => {
      await openCrashed(page, '/bare', 'bare page');

      await expectErrorPage(page);
      await expect(page.getByText('The bare page cannot be rendered')).toHaveText(
        `The bare page cannot be rendered${causes}`,
      );

      await crash(page, '');
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(heading(page)).toHaveText('Bare');
    },
  );
});

test.describe('a layout that crashes', () => {
  test(
    'tells the maintainer to check the navbar item that failed, and comes back by "Try again"',
    {tag: ['@item-failure', '@try-again']},
    async ({page}) => {
      await openCrashed(page, '/plain', 'navbar item');

      await expectErrorPage(page);
      await expect(page.getByText('A theme navbar item failed to render.')).toHaveText(
        `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
{
  "type": "custom-fragile",
  "label": "Fragile item",
  "position": "left"
}

Cause:
The navbar item cannot be rendered${causes}`,
      );
      await expect(navbar(page)).toHaveCount(0);

      await crash(page, '');
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(navbar(page)).toContainText('Fragile item');
      await expect(page.getByText('The plain page is here.')).toBeVisible();
    },
  );
});

sleepingTest.describe('a page that sleeps', () => {
  for (const [how, press] of [
    ['a press on', (button: Locator) => button.click()],
    ['a key on', (button: Locator) => button.press('Enter')],
  ] as const) {
    sleepingTest(
      `is replaced by the error page where a navbar item crashes as it wakes, and comes back by ${how} "Try again"`,
      {tag: ['@item-failure', '@try-again']},
      async ({page}) => {
        await openCrashed(page, '/plain', 'navbar item');
        await expect(page).toHaveTitle('Plain | Failing pages');
        await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
        await expectErrorPage(page);
        await expect(page.getByText('A theme navbar item failed to render.')).toBeVisible();
        await crash(page, '');
        await press(page.getByRole('button', {name: 'Try again'}));
        await expect(page.getByText('The plain page is here.')).toBeVisible();
        await expect(navbar(page)).toContainText('Fragile item');
        await expect(page).toHaveTitle('Plain | Failing pages');
      },
    );
  }
});

test.describe('a chunk that cannot be loaded', () => {
  // A page is loaded ahead by its address before it is rendered. Behind an address in .html the
  // framework looks for another page, so that the page's own chunk is requested while it renders.
  test(
    'leaves a red box with the error and a Retry button that recovers',
    {tag: '@chunk-failure'},
    async ({page, site}) => {
      const withheld = await withholdPlainPage(page);
      await page.route('**/plain.html', async (route) =>
        route.fulfill({response: await route.fetch({url: `${site.origin}/plain`})}),
      );
      await page.goto('/plain.html');

      const error = page.getByText('ChunkLoadError: Loading chunk');
      const box = error.locator('..');
      const retry = box.getByRole('button', {name: 'Retry'});
      await expect(error).toBeVisible();
      await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)');

      const before = withheld.requests;
      await retry.click();
      await expect.poll(() => withheld.requests).toBeGreaterThan(before);
      await expect(error).toBeVisible();

      withheld.isOn = false;
      await retry.click();
      await expect(page.getByText('The plain page is here.')).toBeVisible();
      await expect(error).toHaveCount(0);
    },
  );
});

test.describe('a site served under the wrong base URL', () => {
  test(
    'says that it did not load, mentions baseUrl and suggests one',
    {tag: '@wrong-base-url'},
    async ({page, site}, testInfo) => {
      const folder = testInfo.outputPath('host');
      await cp(site.outDir, path.join(folder, 'elsewhere'), {recursive: true});
      await cp(path.join(site.outDir, '404.html'), path.join(folder, '404.html'));
      const elsewhere = await serveFolder(folder);

      await page.goto(`${elsewhere.origin}/elsewhere`);

      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner).toContainText('Your Docusaurus site did not load properly.');
      await expect(banner).toContainText(
        'A very common reason is a wrong site baseUrl configuration.',
      );
      await expect(banner).toContainText('Current configured baseUrl = / (default value)');
      await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');

      await elsewhere.close();
    },
  );

  test('says nothing if its base URL is right', {tag: '@wrong-base-url'}, async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});
