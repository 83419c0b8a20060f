import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {findAxeFindings} from '../../../tests/support/findAxeFindings';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {
  expectSameWindow,
  heading,
  markWindow,
  navbar,
  openPage,
  SAVING,
  sidebarLink,
  turnWheel,
} from '../../../tests/support/page';
import {testInStates} from '../../../tests/support/states';
import {serveFolder} from '../../../tests/support/serveFolder';

const test = fixtureSiteTest('failing-pages');
test.describe.configure({mode: 'default'});
// A chunk that is requested at the end of a test may not have arrived yet.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const causes = '\n\nCause:\nThe data is missing\n\nCause:\nThe disk is full';

/** Sets what crashes from the next render on; an empty string stops all crashes. */
function crash(page: Page, place: string): Promise<void> {
  return page.evaluate((value) => window.sessionStorage.setItem('crash', value), place);
}

/** Opens a page that crashes as it wakes. */
async function openCrashed(page: Page, route: string, place: string): Promise<void> {
  await page.goto(route);
  await crash(page, place);
  await page.reload();
  await turnWheel(page);
}

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Page Error');
  await expect(heading(page)).toHaveText('This page crashed');
}

/** Withholds the chunk of the plain page while the returned switch is on, and counts the refused requests. */
async function withholdPlainPage(page: Page): Promise<{isOn: boolean; refused: number}> {
  const withheld = {isOn: true, refused: 0};
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const isPlainPage = (await response.text()).includes('"slug":"/plain"');
    if (!isPlainPage || !withheld.isOn) return route.fulfill({response});
    await route.abort();
    withheld.refused++;
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
      await turnWheel(page);
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

for (const place of ['page', 'navbar item']) {
  test(
    `a ${place} from which somebody has taken a node is loaded anew, once, before its error is shown`,
    {tag: '@page-crash'},
    async ({page}) => {
      await page.goto('/fragile');
      await crash(page, `${place} node`);
      await page.reload();
      await markWindow(page);
      await turnWheel(page);
      await expectSameWindow(page, false);
      await expect(page.getByText('The fragile page is here.')).toBeVisible();
      await turnWheel(page);
      await expectErrorPage(page);
      await expect(page.getByText('The node to be removed is no child')).toBeVisible();
      await crash(page, '');
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByText('The fragile page is here.')).toBeVisible();
    },
  );
}

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
      await page.getByRole('button', {name: 'Try again'}).press('Enter');
      await expect(navbar(page)).toContainText('Fragile item');
      await expect(page.getByText('The plain page is here.')).toBeVisible();
      await expect(page).toHaveTitle('Plain | Failing pages');
    },
  );
});

const loadFailure = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'This site did not load properly.'});

test.describe('a chunk that cannot be loaded', {tag: '@chunk-failure'}, () => {
  test('leaves its page as it was delivered, below a box that names the file and tries again', async ({
    page,
  }) => {
    const withheld = await withholdPlainPage(page);
    await page.goto('/plain');
    await turnWheel(page);
    await expect(loadFailure(page)).toContainText(/\/assets\/js\/[\w.]+\.js/);
    await expect(page.getByText('The plain page is here.')).toBeVisible();
    const before = withheld.refused;
    await loadFailure(page).getByRole('button', {name: 'Try again'}).click();
    await expect.poll(() => withheld.refused).toBe(before + 1);
    await expect(loadFailure(page)).toBeVisible();
    withheld.isOn = false;
    // A press does nothing until the page knows that the one before was in vain.
    await expect(async () => {
      const button = loadFailure(page).getByRole('button', {name: 'Try again'});
      if (await button.isVisible()) await button.click({timeout: 2_000});
      await expect(loadFailure(page)).toHaveCount(0, {timeout: 2_000});
    }).toPass();
    await openPage(page, '/plain');
  });

  test('of the next page leads to its document', async ({page}) => {
    await openPage(page, '/');
    await withholdPlainPage(page);
    await markWindow(page);
    await sidebarLink(page, 'Plain').click();
    await expect(page.getByText('The plain page is here.')).toBeVisible();
    await expectSameWindow(page, false);
  });
});

/** Navigates to the plain page, which is unreachable, and returns the locator of its error box. */
async function goToUnreachable(page: Page): Promise<Locator> {
  await openPage(page, '/');
  await page.route('**/plain', (route) => route.abort());
  await markWindow(page);
  await sidebarLink(page, 'Plain').click();
  return page.locator('main').getByRole('alert');
}

test.describe('a page whose text cannot be loaded', () => {
  // Nothing is prefetched.
  test.use({connection: SAVING});

  test(
    'has a red box with the error and a Retry button that recovers',
    {tag: '@chunk-failure'},
    async ({page}) => {
      const box = await goToUnreachable(page);
      await expect(box).toContainText('Error: /plain did not load.');
      await expect(box).toHaveCSS('background-color', 'rgb(150, 35, 27)');
      expect(await findAxeFindings(page)).toEqual([]);
      await page.unrouteAll();
      await page.route('**/plain', (route) => route.fulfill({status: 503, body: 'busy'}));
      await box.getByRole('button', {name: 'Retry'}).click();
      await expect(box).toContainText('Error: /plain: status 503.');
      await expect(page).toHaveTitle('Plain | Failing pages');
      await page.unrouteAll();
      await box.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByText('The plain page is here.')).toBeVisible();
      await expect(box).toHaveCount(0);
      await expectSameWindow(page);
    },
  );

  test(
    'is tried again when its reader comes back to it',
    {tag: '@chunk-failure'},
    async ({page}) => {
      const box = await goToUnreachable(page);
      await expect(box).toBeVisible();
      await page.goBack();
      await expect(box).toHaveCount(0);
      await page.unrouteAll();
      await sidebarLink(page, 'Plain').click();
      await expect(page.getByText('The plain page is here.')).toBeVisible();
      await expectSameWindow(page);
    },
  );
});

test(
  'a site served under the wrong base URL says that it did not load, mentions baseUrl and suggests one',
  {tag: '@wrong-base-url'},
  async ({page, site}, testInfo) => {
    const folder = testInfo.outputPath('host');
    await cp(site.outDir, path.join(folder, 'elsewhere'), {recursive: true});
    await cp(path.join(site.outDir, '404.html'), path.join(folder, '404.html'));
    const elsewhere = await serveFolder(folder);
    await page.goto(`${elsewhere.origin}/elsewhere`);
    await expect(loadFailure(page)).toContainText(
      'a very common reason is a wrong baseUrl. It is / now; for this address, try /elsewhere/',
    );
    await elsewhere.close();
  },
);

testInStates(
  'a site served under its base URL says nothing of it',
  '/',
  async (page) => {
    const expectNone = () => expect(loadFailure(page)).toHaveCount(0);
    await expectNone();
    return expectNone;
  },
  {tag: '@wrong-base-url'},
  test,
);
