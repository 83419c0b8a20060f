import {expect, type Page} from '@playwright/test';
import {
  footer,
  heading,
  openPage,
  PHONE,
  pretendConnection,
  recordRequests,
  SAVING,
  sidebarLink,
  test,
} from '../../../tests/support/page';

const FAST = {saveData: false, effectiveType: '4g'};

/** Keeps every element out of view for observers, so that links in view prefetch nothing. */
async function blindObservers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined;
  });
}

/** Waits until an observer that is newer than those of the links has been notified. */
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

/** Lists the paths of the scripts that the page has run, without those that it only prefetched. */
function listExecutedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map((entry) => new URL(entry.name).pathname),
  );
}

const hints = (page: Page) => page.locator('head link[rel="prefetch"]');

test.describe('a link', () => {
  test(
    'prefetches its page when a pointer hovers it',
    {tag: '@prefetch'},
    async ({page, context}) => {
      await pretendConnection(page, FAST);
      await blindObservers(page);
      await openPage(page, '/');
      const asked = recordRequests(page, /\.js$/);
      const answered: string[] = [];
      page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
      await sidebarLink(page, 'Installation').hover();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      // Its HTML, which has the content, is asked for after its scripts.
      await expect.poll(() => answered).toContain('/installation');
      await expect.poll(() => asked.filter((script) => !answered.includes(script))).toEqual([]);

      await context.setOffline(true);
      await sidebarLink(page, 'Installation').click();
      await expect(heading(page)).toHaveText(/^Install/);
    },
  );

  test(
    'to a section prefetches its page when a pointer hovers it',
    {tag: '@prefetch'},
    async ({page}) => {
      await pretendConnection(page, FAST);
      await blindObservers(page);
      await openPage(page, '/');
      const asked = recordRequests(page);
      await page.locator('article a[href^="/platform/core/runtime#"]').first().hover();
      await expect.poll(() => asked).toContain('/platform/core/runtime');
    },
  );

  test(
    'prefetches its page when a pointer woke the page on it',
    {tag: '@prefetch'},
    async ({page}) => {
      await pretendConnection(page, FAST);
      await blindObservers(page);
      await page.goto('/');
      const asked = recordRequests(page);
      await page.mouse.move(0, 0);
      await sidebarLink(page, 'Installation').hover();
      await expect.poll(() => asked).toContain('/installation');
    },
  );

  test(
    'prefetches its page with a hint when it comes into view, and not before',
    {tag: ['@prefetch', '@prefetch-calls']},
    async ({page}) => {
      await pretendConnection(page, FAST);
      await page.setViewportSize({width: 1280, height: 300});
      await openPage(page, '/category/references');
      const ofReferences = await listExecutedScripts(page);
      await openPage(page, '/platform/core/cli');
      const alsoHere = await listExecutedScripts(page);
      const own = ofReferences.filter((script) => !alsoHere.includes(script));
      expect(own).not.toEqual([]);

      await waitUntilObserved(page);
      const listHints = () =>
        hints(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect((await listHints()).filter((hint) => own.includes(hint ?? ''))).toEqual([]);

      await footer(page).getByRole('link', {name: 'References'}).scrollIntoViewIfNeeded();
      await expect.poll(listHints).toEqual(expect.arrayContaining(own));
    },
  );

  for (const [name, connection] of [
    ['a 2g', {saveData: false, effectiveType: '2g'}],
    ['a slow-2g', {saveData: false, effectiveType: 'slow-2g'}],
    ['a data-saver', SAVING],
  ] as const) {
    test(`prefetches nothing on ${name} connection`, {tag: '@no-prefetch'}, async ({page}) => {
      await pretendConnection(page, connection);
      await openPage(page, '/');
      const asked = recordRequests(page, /\.js$/);
      const link = sidebarLink(page, 'Installation');
      await link.hover();
      await link.dispatchEvent('touchstart');
      await waitUntilObserved(page);
      expect(asked).toEqual([]);
      await expect(hints(page)).toHaveCount(0);

      await link.click();
      await expect(heading(page)).toHaveText(/^Install/);
      expect(asked.length).toBeGreaterThan(0);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, isMobile: true, viewport: PHONE});

    test('prefetches its page when it is touched', {tag: '@prefetch'}, async ({page}) => {
      await pretendConnection(page, FAST);
      await blindObservers(page);
      await openPage(page, '/');
      const asked = recordRequests(page, /\.js$/);
      const link = footer(page).getByRole('link', {name: 'Installation'});
      await link.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);

      await link.dispatchEvent('touchstart');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect(page).toHaveURL('/');
    });
  });
});
