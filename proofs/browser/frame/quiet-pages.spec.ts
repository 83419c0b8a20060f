import {expect, type Page} from '@playwright/test';
import {
  expectSameWindow,
  heading,
  holdRequests,
  markWindow,
  openPage,
  PHONE,
  recordRequests,
  SCRIPTS,
  searchBox,
  sidebarLink,
  test,
  turnWheel,
  wakePage,
} from '../../../tests/support/page';

const DESKTOP = {width: 1280, height: 800};
const REFERENCE = '/reference/interfaces/ai';

/** Opens a page whose scripts do not arrive until `letGo`; its reader has acted already. */
async function openWaking(
  page: Page,
  route: string,
): Promise<{asked: string[]; letGo: () => void}> {
  const held = await holdRequests(page, SCRIPTS);
  await page.goto(route);
  await turnWheel(page);
  await expect.poll(() => held.asked.length).toBeGreaterThan(0);
  return held;
}

const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();

test.describe('until the reader acts', () => {
  test('a page asks for no script but that of the acts, and for no style sheet but that for paper, wherever the pointer rests', async ({
    page,
  }) => {
    const asked = recordRequests(page);
    await page.mouse.move(600, 300);
    for (const address of ['/', REFERENCE, '/unknown', '/platform/core/cli#exit-codes']) {
      asked.length = 0;
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.scrollBy(0, 300));
      expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
      expect(asked.filter((path) => path.endsWith('.js'))).toEqual([
        expect.stringContaining('/acts.'),
      ]);
      expect(asked.filter((path) => path.endsWith('.css'))).toEqual([
        expect.stringContaining('/print.'),
      ]);
    }
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
  });

  test('only a pointer at another place counts, whatever a browser says of its movement', async ({
    page,
  }) => {
    const asked = recordRequests(page, SCRIPTS);
    const move = (clientX: number, movementX: number) =>
      page.evaluate((init) => void dispatchEvent(new PointerEvent('pointermove', init)), {
        clientX,
        movementX,
      });
    await page.goto('/platform/core/cli');
    // Where the browser itself may say that a pointer rests.
    await move(0, 0);
    await move(0, 5);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await move(1, 0);
    await awake(page);
  });

  const acts: [string, (page: Page) => Promise<void>][] = [
    // Two places: one alone may be where the pointer rests.
    ['moves the pointer', (page) => page.mouse.move(600, 300, {steps: 2})],
    ['turns the wheel', (page) => page.mouse.wheel(0, 100)],
    ['presses a key', (page) => page.keyboard.press('ArrowDown')],
    ['moves the focus, as a screen reader does', (page) => searchBox(page).focus()],
  ];
  for (const [act, perform] of acts) {
    test(`a page sleeps, and wakes when the reader ${act}`, async ({page}) => {
      await page.goto('/platform/core/cli');
      await expect(page.locator('html[data-has-hydrated="false"]')).toHaveCount(1);
      await perform(page);
      await awake(page);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, viewport: PHONE});
    test('a page sleeps, and wakes when the reader touches it', async ({page}) => {
      await page.goto('/platform/core/cli');
      await heading(page).tap();
      await awake(page);
    });
  });
});

test.describe('while a page wakes', () => {
  test('a link is followed by the browser itself', async ({page}) => {
    await openWaking(page, '/');
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expectSameWindow(page, false);
  });

  for (const viewport of [DESKTOP, PHONE]) {
    test(`nothing moves at ${viewport.width} px`, async ({page}) => {
      await page.setViewportSize(viewport);
      for (const route of ['/', REFERENCE, '/category/core', '/unknown']) {
        await page.goto(route);
        const readPlaces = () =>
          page
            .locator(
              'nav.navbar, main h1, main h2, main p:not([data-suggestions] *), main pre, footer',
            )
            .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        const before = await readPlaces();
        await wakePage(page);
        expect(await readPlaces(), route).toEqual(before);
      }
    });
  }

  test('the title of the tab never changes', async ({page}) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, {titles});
      // The title that the tab shows, not the one that scripts read.
      const read = () => document.querySelector('title')?.textContent;
      new MutationObserver(() => read() && titles.add(read() ?? '')).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    for (let load = 0; load < 2; load += 1) {
      await page.goto(REFERENCE);
      await wakePage(page);
      const titles = await page.evaluate(() => [
        ...(window as unknown as {titles: string[]}).titles,
      ]);
      expect(titles).toEqual(['AI interfaces | Hayride Documentation']);
    }
  });
});

test.describe('the content of a page', () => {
  const content = (page: Page) => page.locator('.theme-doc-markdown');

  test('is adopted as it was delivered', async ({page}) => {
    await page.goto(REFERENCE);
    await content(page).evaluate((element) => {
      element.querySelectorAll('*').forEach((each) => each.setAttribute('data-delivered', ''));
    });
    await wakePage(page);
    await expect(content(page).locator('h2[data-delivered]').first()).toBeVisible();
    await expect(content(page).locator(':not([data-delivered])')).toHaveCount(0);
  });

  test('is that of the next page’s HTML, and is there again after going back', async ({page}) => {
    await openPage(page, '/');
    await markWindow(page);
    const home = await content(page).innerText();
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    const moved = await content(page).innerText();
    await page.goBack();
    await expect(heading(page)).not.toHaveText(/^Install/);
    expect(await content(page).innerText()).toBe(home);
    await expectSameWindow(page);

    await openPage(page, '/installation');
    expect(await content(page).innerText()).toBe(moved);
  });

  test('is asked for once, at the page’s own address', async ({page}) => {
    // It may be asked for as soon as the page is awake: its link is in view.
    const asked = recordRequests(page);
    await openPage(page, '/');
    const link = page.locator('.menu__link[href="/platform/concepts"]').first();
    await link.hover();
    await expect.poll(() => asked).toContain('/platform/concepts');
    await link.click();
    await expect(page).toHaveURL('/platform/concepts');
    await expect(content(page)).not.toBeEmpty();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/platform\/concepts\/?$/.test(path))).toHaveLength(1);
  });

  test('is after going back as its reader left it', async ({page}) => {
    await openPage(page, '/developer-guides/examples/hello-world');
    const fold = content(page).locator('details:not(.sr-only)').first();
    await fold.locator('summary').first().click();
    await expect(fold).toHaveAttribute('open');
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(/^Install/);
    await expect(fold).toHaveAttribute('open');
  });

  test('is not taken from a newer build: the window is loaded anew', async ({page}) => {
    await page.route('/installation', async (route) => {
      const isDocument = route.request().isNavigationRequest();
      const response = await route.fetch();
      const html = await response.text();
      const body = isDocument ? html : html.replaceAll(/main\.\w+\.js/g, 'main.00000000.js');
      await route.fulfill({response, body});
    });
    await openPage(page, '/');
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expectSameWindow(page, false);
  });

  test('is not taken from HTML in which a proxy has hidden texts: the window is loaded anew', async ({
    page,
  }) => {
    await page.route('/installation', async (route) => {
      const isDocument = route.request().isNavigationRequest();
      const response = await route.fetch();
      const hidden = '<a class="__cf_email__" data-cfemail="00">[email&#160;protected]</a></h1>';
      const html = await response.text();
      await route.fulfill({response, body: isDocument ? html : html.replace('</h1>', hidden)});
    });
    await openPage(page, '/');
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText('Install Hayride');
    await expectSameWindow(page, false);
  });
});

test.describe('what is around the content', () => {
  test('has a sidebar and a table of contents once a phone is turned', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/platform/concepts/morphs');
    await expect(
      page.locator('.theme-doc-sidebar-container a, .theme-doc-toc-desktop a'),
    ).toHaveCount(0);
    await page.setViewportSize(DESKTOP);
    const entry = page.locator('.table-of-contents a').last();
    await entry.click();
    await expect(entry).toHaveClass(/active/);
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expectSameWindow(page);
  });
});

test.describe('prefetching', () => {
  // Files from the browser's cache have no size.
  test.use({isFresh: true});

  test('waits until the browser is idle', async ({page}) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => {
        window.addEventListener('test:idle', () =>
          run({didTimeout: false, timeRemaining: () => 1}),
        );
        return 0;
      };
    });
    const hints: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) hints.push(request.url());
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    expect(hints).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('test:idle')));
    await expect.poll(() => hints.length).toBeGreaterThan(3);
  });

  for (const route of ['/', '/category/references', '/platform/core/cli']) {
    test(`brings at most 100 kB while ${route} is in view`, async ({page}) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        const isHint = request.headers()['sec-purpose']?.startsWith('prefetch');
        if (isHint ?? request.resourceType() === 'fetch') {
          sizes.push(request.sizes().then(({responseBodySize}) => responseBodySize));
        }
      });
      await openPage(page, route);
      await expect.poll(() => sizes.length).toBeGreaterThan(3);
      await page.waitForLoadState('networkidle');
      const all = await Promise.all(sizes);
      expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
    });
  }
});
