import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const chunks = '**/assets/js/*.js';
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

type Connection = {saveData: boolean; effectiveType: string};
const fast: Connection = {saveData: false, effectiveType: '4g'};
const saving: Connection = {saveData: true, effectiveType: '4g'};

/** Lets the browser tell the site this connection on every page that is opened from now on. */
async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}

/** Lets no element ever come into view, so that what is in view prefetches nothing. */
async function blindObservers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
}

/** The scripts that the page asks for from now on, by their path; also those from the cache. */
function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

/** Holds back every script that is asked for from now on until `letGo` is called. */
async function holdScripts(page: Page): Promise<{asked: string[]; letGo: () => void}> {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(chunks, async (route) => {
    asked.push(route.request().url());
    await gate;
    await route.continue();
  });
  return {asked, letGo};
}

/** Waits until an observer newer than those of the links has been told what is in view. */
function waitUntilObserved(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_entries, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

/** The scripts that the page has run, by their path; those it only prefetched are not among them. */
function listExecutedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map((entry) => new URL(entry.name).pathname),
  );
}

const markWindow = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mine', ''));

test.describe('an address', () => {
  for (const [written, clean] of [
    ['/platform/core/cli.html', '/platform/core/cli'],
    ['/platform/core/cli/index.html', '/platform/core/cli'],
    ['/platform/core/cli/', '/platform/core/cli'],
    ['/platform/concepts.html', '/platform/concepts'],
    ['/platform/concepts/index.html', '/platform/concepts'],
    ['/platform/concepts/', '/platform/concepts'],
    ['/index.html', '/'],
  ] as const) {
    test(`written as ${written} ends on ${clean} and keeps query and hash`, async ({page}) => {
      await openPage(page, `${written}?from=old#here`);
      await expect(page).toHaveURL(`${clean}?from=old#here`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://docs.hayride.dev${clean}`,
      );
    });
  }

  test('in .html shows its page also where the server does not redirect', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/platform/core/cli.html', async (route) =>
      route.fulfill({response: await route.fetch({url: `${baseURL}/platform/core/cli`})}),
    );
    await openPage(page, '/platform/core/cli.html');
    await expect(heading(page)).toHaveText('CLI');
    await expect(sidebarLink(page, 'CLI')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('a navigation', () => {
  test('keeps the old page until the chunks of the next one are there', async ({page}) => {
    await pretendConnection(page, saving);
    await openPage(page, '/');
    const old = await heading(page).textContent();
    const {asked, letGo} = await holdScripts(page);

    await sidebarLink(page, 'Installation').click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/installation');
    await expect(heading(page)).toHaveText(old ?? '');

    letGo();
    await expect(heading(page)).toHaveText(/^Install/);
  });

  test('reloads the whole window when a chunk of the next page fails', async ({page}) => {
    await pretendConnection(page, saving);
    await openPage(page, '/');
    await markWindow(page);
    const failed: string[] = [];
    await page.route(
      chunks,
      (route) => {
        failed.push(route.request().url());
        return route.abort();
      },
      {times: 1},
    );

    const loaded = page.waitForEvent('load');
    await sidebarLink(page, 'Installation').click();
    await loaded;

    expect(failed).toHaveLength(1);
    await expect(page).toHaveURL('/installation');
    await expect(heading(page)).toHaveText(/^Install/);
    await expect(page.locator('body')).not.toHaveAttribute('data-mine');
  });

  test('stays in the window when nothing fails', async ({page}) => {
    await openPage(page, '/');
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expect(page.locator('body')).toHaveAttribute('data-mine');
  });

  test('scrolls to the top without a hash', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Installation'}).click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls to the anchor of its hash', async ({page}) => {
    await openPage(page, '/');
    const link = page.getByRole('article').locator('a[href^="/"][href*="#"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expectAtTop(page, target.replace(/.*#/, '#'));
  });

  test('goes back and forward to the page and the place that was left', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const anchor = page.locator('article h2[id]').nth(3);
    const hash = `#${await anchor.getAttribute('id')}`;
    await page.locator('.theme-doc-toc-desktop').locator(`a[href="${hash}"]`).click();
    await expectAtTop(page, hash);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);

    await page.goBack();
    await expect(heading(page)).toHaveText('CLI');
    await expect(page).toHaveURL(`/platform/core/cli${hash}`);
    await expectAtTop(page, hash);

    await page.goBack();
    await expect(page).toHaveURL('/platform/core/cli');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goForward();
    await expectAtTop(page, hash);
    await page.goForward();
    await expect(heading(page)).toHaveText(/^Install/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('an address with a hash opens at its anchor', async ({page}) => {
  await openPage(page, '/platform/core/cli');
  const hash = `#${await page.locator('article h2[id]').nth(3).getAttribute('id')}`;
  await expect(page.locator(hash)).not.toBeInViewport();
  await page.goto('about:blank');
  await openPage(page, `/platform/core/cli${hash}`);
  await expectAtTop(page, hash);
});

/** The element stands below the navbar in the upper part of the window. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const place = () => page.locator(hash).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(place).toBeLessThan(200);
  await expect.poll(place).toBeGreaterThanOrEqual(0);
}

test.describe('the progress bar', () => {
  /** Remembers whether the bar was ever there, and stops the clock once the page is ready. */
  async function openWithStoppedClock(page: Page): Promise<void> {
    await page.clock.install();
    await pretendConnection(page, saving);
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById('nprogress')) document.body.setAttribute('data-bar-seen', '');
      }).observe(document.body, {childList: true});
    });
  }

  test('appears when a navigation has taken 200 ms, and goes when it ends', async ({page}) => {
    await openWithStoppedClock(page);
    const {asked, letGo} = await holdScripts(page);
    await sidebarLink(page, 'Installation').click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);

    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress .bar')).toHaveCount(1);

    letGo();
    await expect(heading(page)).toHaveText(/^Install/);
    await page.clock.runFor(5000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('never appears when a navigation ends before', async ({page}) => {
    await openWithStoppedClock(page);
    await sidebarLink(page, 'Installation').click();
    await page.clock.runFor(199);
    await expect(heading(page)).toHaveText(/^Install/);
    await page.clock.runFor(5000);
    await expect(page.locator('body')).not.toHaveAttribute('data-bar-seen');
  });
});

test.describe('a link', () => {
  test('loads its page ahead when a pointer hovers it', async ({page, context}) => {
    await pretendConnection(page, fast);
    await blindObservers(page);
    await openPage(page, '/');
    const asked = recordScripts(page);
    const answered: string[] = [];
    page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
    await sidebarLink(page, 'Installation').hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.poll(() => asked.filter((script) => !answered.includes(script))).toEqual([]);

    await context.setOffline(true);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
  });

  test('prefetches its page when it comes into view, and not before', async ({page}) => {
    await pretendConnection(page, fast);
    await page.setViewportSize({width: 1280, height: 300});
    await openPage(page, '/category/references');
    const ofReferences = await listExecutedScripts(page);
    await openPage(page, '/platform/core/cli');
    const alsoHere = await listExecutedScripts(page);
    const own = ofReferences.filter((script) => !alsoHere.includes(script));
    expect(own).not.toEqual([]);

    await waitUntilObserved(page);
    const hints = page.locator('head link[rel="prefetch"]');
    const listHints = () =>
      hints.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect((await listHints()).filter((hint) => own.includes(hint ?? ''))).toEqual([]);

    const link = page.getByRole('contentinfo').getByRole('link', {name: 'References'});
    await link.scrollIntoViewIfNeeded();
    await expect.poll(listHints).toEqual(expect.arrayContaining(own));
  });

  for (const connection of [
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
    saving,
  ]) {
    const name = connection.saveData ? 'a data-saver' : `a ${connection.effectiveType}`;
    test(`loads nothing ahead on ${name} connection`, async ({page}) => {
      await pretendConnection(page, connection);
      await openPage(page, '/');
      const asked = recordScripts(page);
      const link = sidebarLink(page, 'Installation');
      await link.hover();
      await link.dispatchEvent('touchstart');
      await waitUntilObserved(page);
      expect(asked).toEqual([]);
      await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);

      await link.click();
      await expect(heading(page)).toHaveText(/^Install/);
      expect(asked.length).toBeGreaterThan(0);
    });
  }
});

test.describe('a link on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('loads its page ahead when it is touched', async ({page}) => {
    await pretendConnection(page, fast);
    await blindObservers(page);
    await openPage(page, '/');
    const asked = recordScripts(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Installation'});
    await link.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    await link.dispatchEvent('touchstart');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
  });
});
