import {expect, type Page} from '@playwright/test';
import {
  expectCopyAnswer,
  heading,
  keepCopyAnswers,
  openMobileMenu,
  openPage,
  PHONE,
  searchBox,
  searchField,
  sidebarLink,
  test,
} from '../support/page';
import {SILENCE, watchPage, type Watch} from '../support/watchPage';

/** Entries that a browser may store for a reader, with reasons. */
const KNOWN_STORAGE = [
  /^theme$/, // the colour mode
  /^docusaurus\.announcement\.(id|dismiss)$/, // the announcement that was closed
  /^docusaurus\.tab\.[\w-]+$/, // the choice in a group of tabs
  /^docs-preferred-version-default$/, // the docs version
  /^search-slash$/, // whether the key / opens the search
  /^search-recent$/, // the searches that led to a result
  /^reloaded$/, // the page that was loaded anew because it had crashed, until the tab is closed
];

/** Uses every control on a page. */
async function useEverything(page: Page): Promise<void> {
  await openPage(page, '/installation');
  await page.getByRole('button', {name: 'Switch to dark mode'}).click();
  await page.getByRole('button', {name: 'Switch to light mode'}).click();
  await page.getByRole('button', {name: 'English', exact: true}).hover();
  await page.getByRole('tab').last().click();
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await keepCopyAnswers(page);
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expectCopyAnswer(page, 'Copied');

  await searchBox(page).fill('component');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('checkbox').click();
  await searchField(page).press('ArrowDown');
  await searchField(page).press('Enter');
  await expect(page).not.toHaveURL('/installation');

  await sidebarLink(page, 'References').click();
  await expect(heading(page)).toHaveText('References');
  await page.setViewportSize(PHONE);
  await openMobileMenu(page);
  await page.getByRole('button', {name: 'Close navigation bar'}).click();
  await page.goBack();
  await expect(page).not.toHaveURL('/category/references');
}

test.describe('a reader', () => {
  let watch: Watch;

  test.beforeEach(async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    watch = await watchPage(page, new URL(baseURL ?? '').origin);
  });

  test(
    'causes no foreign request, console message or policy violation by using everything, and gets no cookie, database or worker, and no unknown entry in the browser’s storage',
    {tag: ['@own-calls', '@no-accounts']},
    async ({page, context}) => {
      await useEverything(page);
      await page.waitForLoadState('networkidle');
      expect(watch).toEqual(SILENCE);
      expect(await context.cookies()).toEqual([]);
      const kept = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({name}) => name),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
      }));
      expect(kept.local).toContain('theme');
      const isKnown = (key: string) => KNOWN_STORAGE.some((pattern) => pattern.test(key));
      expect(kept.local.filter((key) => !isKnown(key))).toEqual([]);
      expect({...kept, local: []}).toEqual({
        local: [],
        session: [],
        databases: [],
        caches: [],
        workers: [],
      });
    },
  );

  test('causes nothing of this on a host that sends no headers, and the policy holds there too', async ({
    page,
  }) => {
    await page.route(/\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({response, headers});
    });
    await useEverything(page);
    await page.waitForLoadState('networkidle');
    expect(watch).toEqual(SILENCE);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.isForbidden = "no"';
      document.body.append(script);
    });
    await expect.poll(() => watch.violations.join()).toContain('script-src-elem blocked inline');
    await expect(page.locator('body[data-is-forbidden]')).toHaveCount(0);
  });
});

test('the watch sees a foreign request, a console message and a violation', async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin);
  await page.route('https://elsewhere.example/**', (route) => route.abort());
  await openPage(page, '/');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p>');
  });
  await expect.poll(() => watch.violations.length).toBeGreaterThan(0);
  await expect.poll(() => watch.messages.length).toBeGreaterThan(0);
  await page.goto('https://elsewhere.example/').catch(() => undefined);
  expect(watch.foreignRequests).toEqual(['https://elsewhere.example/']);
});
