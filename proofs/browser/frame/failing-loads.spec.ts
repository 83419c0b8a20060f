import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, type Page, type Route} from '@playwright/test';
import {createServer} from '../../../server/createServer.mjs';
import {
  colourModeSwitch,
  heading,
  holdRequests,
  SCRIPTS,
  sidebarLink,
  test,
  turnWheel,
} from '../../../tests/support/page';
import {CHANGED_PAGES} from '../../../tests/support/changedPages';

// Scripts and styles that do not come: the page stays, says so, and goes on when they are there.

const banner = (page: Page) => page.getByRole('alert').filter({hasText: 'did not load properly'});
const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();
const ACTS = '**/assets/js/acts.*';
const abort = (route: Route) => route.abort();
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

// Every page has the same banner in the same script, which `tests/built/content.test.ts` reads in each.
for (const route of CHANGED_PAGES) {
  test(
    `${route} says that its scripts did not come, first in words for a reader`,
    {tag: '@wrong-base-url'},
    async ({page}) => {
      await page.route('**/assets/js/**', abort);
      await page.goto(route);
      const text = await page.locator('main').innerText();
      await expect(banner(page)).toHaveCount(0);
      await turnWheel(page);
      await expect(banner(page)).toBeVisible();
      const words = await banner(page).innerText();
      expect(words).toMatch(/^This site did not load properly\.\s+You can read the page/);
      expect(words).toMatch(/a very common reason is a wrong baseUrl\. It is \/ now;.* try \//);
      expect(await page.locator('main').innerText()).toBe(text);
    },
  );
}

for (const [what, files] of Object.entries({
  'the main script': '**/assets/js/main.*',
  'the runtime': '**/assets/js/runtime~main.*',
  'all scripts': SCRIPTS,
  'a chunk of the page': /assets\/js\/(?!main\.|runtime~main\.)/,
})) {
  test(`where ${what} did not come once, a press tries again`, async ({page}) => {
    await page.goto('/installation');
    await page.route(files, abort);
    await heading(page).click();
    await expect(banner(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Install Hayride');
    await page.unroute(files);
    // A failed chunk needs a new start of the window.
    await expect(async () => {
      await heading(page).click();
      await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 10_000});
    }).toPass();
    await expect(banner(page)).toHaveCount(0);
  });
}

test('the button of the banner tries again, and what the reader did stays', async ({page}) => {
  await page.route(SCRIPTS, abort);
  await page.goto('/installation');
  await colourModeSwitch(page).click();
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', {name: 'Try again'}).click();
  await expect(banner(page)).toBeVisible();
  await page.unroute(SCRIPTS);
  await banner(page).getByRole('button', {name: 'Try again'}).click();
  await awake(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await mode(page)).toBe('dark');
});

test('where scripts come late, no press is lost, and nothing says that they failed', async ({
  page,
}) => {
  const acts = await holdRequests(page, ACTS);
  const main = await holdRequests(page, '**/assets/js/main.*');
  await page.goto('/installation', {waitUntil: 'commit'});
  await colourModeSwitch(page).click();
  await expect.poll(() => main.asked.length).toBe(1);
  expect(await mode(page)).toBe('light');
  acts.letGo();
  await expect.poll(() => mode(page)).toBe('dark');
  await expect(banner(page)).toHaveCount(0);
  main.letGo();
  await awake(page);
  expect(await mode(page)).toBe('dark');
});

test('where the script that answers did not come, it comes with the first act', async ({page}) => {
  await page.route(ACTS, abort);
  await page.goto('/installation');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  await page.unroute(ACTS);
  await colourModeSwitch(page).click();
  await expect.poll(() => mode(page)).toBe('dark');
  await awake(page);
  await sidebarLink(page, 'Overview').click();
  await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
});

test('where nothing comes for a dialog, it says so in the dialog', async ({page}) => {
  // Each key would ask again.
  let refuse = () => {};
  const typed = new Promise<void>((resolve) => (refuse = resolve));
  const [asked, failed] = [new Set<string>(), new Set<string>()];
  page.on('requestfailed', (request) => failed.add(request.url()));
  await page.route(SCRIPTS, async (route) => {
    asked.add(route.request().url());
    await typed;
    await route.abort();
  });
  await page.goto('/installation');
  await page.keyboard.press('/');
  await page.keyboard.type('cast');
  refuse();
  await expect.poll(() => failed.size === asked.size).toBe(true);
  const alert = page.getByRole('dialog', {name: 'Search'}).getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await turnWheel(page);
  await awake(page);
  await expect(banner(page)).toHaveCount(0);
});

test('where nothing comes, links and folds go on working', async ({page}) => {
  await page.route(SCRIPTS, abort);
  await page.goto('/developer-guides/examples/hello-world');
  await turnWheel(page);
  await expect(banner(page)).toBeVisible();
  const fold = page.locator('article details:not(.sr-only)').first();
  await fold.locator('summary').first().click();
  await expect(fold).toHaveAttribute('open');
  await sidebarLink(page, 'Installation').click();
  await expect(heading(page)).toHaveText('Install Hayride');
});

test('where only the style sheet does not come, the page says so until it is there', async ({
  page,
}) => {
  await page.route('**/assets/css/styles.*', abort);
  await page.goto('/installation');
  await turnWheel(page);
  await awake(page);
  await expect(banner(page)).toBeVisible();
  await page.unroute('**/assets/css/styles.*');
  await banner(page).getByRole('button', {name: 'Try again'}).click();
  await expect(banner(page)).toHaveCount(0);
});

test(
  'the banner suggests the base URL below which the site is',
  {tag: '@wrong-base-url'},
  async ({page, baseURL}) => {
    const answer = await page.request.get('/installation');
    await page.route('**/*', async (route) => {
      const {pathname} = new URL(route.request().url());
      if (pathname === '/docs/installation') await route.fulfill({response: answer});
      else await route.fulfill({status: 404, body: ''});
    });
    await page.goto(`${baseURL}/docs/installation`);
    await turnWheel(page);
    await expect(banner(page)).toContainText('It is / now; for this address, try /docs/');
  },
);

test('a page that was kept under another path stays as it was delivered', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get('/installation');
  await page.route('**/web/2026/**', (route) => route.fulfill({response: answer}));
  await page.goto(`${baseURL}/web/2026/docs.hayride.dev/installation`);
  const text = await page.locator('main').innerText();
  await turnWheel(page);
  await page.mouse.move(300, 300, {steps: 3});
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main').innerText()).toBe(text);
  await expect(page.locator('html[data-has-hydrated="false"]')).toHaveCount(1);
  await expect(banner(page)).toHaveCount(0);
});

/** Serves the site. Until `find` is called, the named files are missing, with an answer that caches keep for good. */
async function serveWithout(what: string) {
  const site = await createServer('build');
  let isMissing = true;
  const server = http.createServer((request, response) => {
    if (!isMissing || !request.url?.includes(`/${what}`)) {
      site.emit('request', request, response);
      return;
    }
    response.writeHead(404, {'Cache-Control': 'public, max-age=31536000, immutable'}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    find: () => void (isMissing = false),
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const what of ['main.', 'styles.']) {
  test(`where a cache keeps ${what}* as missing for good, the next press asks the network`, async ({
    page,
  }) => {
    using site = await serveWithout(what);
    await page.goto(`${site.origin}/installation`);
    await turnWheel(page);
    await expect(banner(page)).toBeVisible();
    site.find();
    await banner(page).getByRole('button', {name: 'Try again'}).click();
    await awake(page);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('where a cache keeps the index of the search as missing for good, trying again asks the network', async ({
  page,
}) => {
  using site = await serveWithout('search-index');
  await page.goto(`${site.origin}/installation`);
  await page.keyboard.press('/');
  await page.keyboard.type('cast');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const retry = dialog.getByRole('button', {name: 'Try again'});
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(retry).toBeVisible();
  site.find();
  await retry.click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

for (const spelling of ['/platform//core/cli', '/platform/core/%63li', '/platform/core/cli.html']) {
  test(`a page that a host shows at ${spelling} wakes at its own address`, async ({
    page,
    baseURL,
  }) => {
    const answer = await page.request.get('/platform/core/cli');
    await page.route(`${baseURL}${spelling}*`, (route) => route.fulfill({response: answer}));
    await page.goto(`${baseURL}${spelling}?from=mail#errors`);
    await turnWheel(page);
    await awake(page);
    await expect(page).toHaveURL('/platform/core/cli?from=mail#errors');
    await expect(heading(page)).toHaveText('CLI');
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
  });
}
