import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import {
  expectSameWindow,
  goToInstallation,
  heading,
  holdRequests,
  markWindow,
  openPage,
  pretendConnection,
  readDeepHash,
  readScroll,
  SAVING,
  SCRIPTS,
  scrollUpTo,
  sidebarLink,
  test,
} from '../../../tests/support/page';

const PAGE = '/platform/core/cli';

/** Requires Docusaurus's router, which isn't a dependency of the site itself. */
const requireOfFramework = createRequire(require.resolve('@docusaurus/core/package.json'));
const {matchPath} = requireOfFramework('react-router') as typeof import('@docusaurus/router');

/** Expects the element below the navbar, in the upper part of the window. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const place = () => page.locator(hash).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(place).toBeLessThan(200);
  await expect.poll(place).toBeGreaterThanOrEqual(0);
}

test.describe('a navigation', () => {
  test(
    'keeps the old page until the chunks of the next one are loaded',
    {tag: '@preload'},
    async ({page}) => {
      await pretendConnection(page, SAVING);
      await openPage(page, '/');
      const old = await heading(page).textContent();
      const {asked, letGo} = await holdRequests(page, SCRIPTS);

      await sidebarLink(page, 'Installation').click();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect(page).toHaveURL('/installation');
      await expect(heading(page)).toHaveText(old ?? '');

      letGo();
      await expect(heading(page)).toHaveText(/^Install/);
    },
  );

  test(
    'reloads the whole window when a chunk of the next page fails',
    {tag: '@preload-failure'},
    async ({page}) => {
      await pretendConnection(page, SAVING);
      await openPage(page, '/');
      await markWindow(page);
      const failed: string[] = [];
      await page.route(
        SCRIPTS,
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
      await expectSameWindow(page, false);
    },
  );

  test(
    'scrolls to the top without a hash, and reloads no window when nothing fails',
    {tag: ['@preload-failure', '@scroll']},
    async ({page}) => {
      await openPage(page, PAGE);
      await markWindow(page);
      await goToInstallation(page);
      await expect.poll(() => readScroll(page)).toBe(0);
      await expectSameWindow(page);
    },
  );

  test('scrolls to the anchor of its hash', {tag: '@scroll'}, async ({page}) => {
    await openPage(page, '/');
    const link = page.getByRole('article').locator('a[href^="/"][href*="#"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expectAtTop(page, target.replace(/.*#/, '#'));
  });
});

test('an address with a hash opens at its anchor', {tag: '@scroll'}, async ({page}) => {
  await openPage(page, PAGE);
  const hash = await readDeepHash(page);
  await expect(page.locator(hash)).not.toBeInViewport();
  await page.goto('about:blank');
  await openPage(page, `${PAGE}${hash}`);
  await expectAtTop(page, hash);
});

test(
  'smooth scrolling leaves 0.85 of the way with every frame',
  {tag: '@smooth-scroll'},
  async ({page}) => {
    await openPage(page, PAGE);
    // The button appears when the reader scrolls up.
    await scrollUpTo(page, 1900);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    const steps = await button.evaluate(
      (element: HTMLButtonElement) =>
        new Promise<number[]>((resolve) => {
          const seen = [window.scrollY];
          const scrollTo = window.scrollTo.bind(window);
          window.scrollTo = ((left: number, top: number) => {
            seen.push(top);
            scrollTo(left, top);
            if (top === 0) resolve(seen);
          }) as typeof window.scrollTo;
          element.click();
        }),
    );
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.slice(1)).toEqual(steps.slice(0, -1).map((place) => Math.floor(place * 0.85)));
  },
);

test('the route matcher keeps 10000 entries', {tag: '@matcher-cache'}, () => {
  // Nothing on a page shows it, so this asks the router: a kept path returns the same expression.
  const readExpression = (path: string) => {
    const exec = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')?.value as (
      this: RegExp,
      text: string,
    ) => RegExpExecArray | null;
    const used: RegExp[] = [];
    RegExp.prototype.exec = function (text) {
      used.push(this);
      return exec.call(this, text);
    };
    matchPath(path, {path});
    RegExp.prototype.exec = exec;
    return used.at(-1);
  };
  const isKept = (path: string) => readExpression(path) === readExpression(path);

  for (let entry = 1; entry < 10_000; entry++) matchPath('/', {path: `/${entry}`});
  expect(isKept('/10000')).toBe(true);
  expect(isKept('/10001')).toBe(false);
  expect(isKept('/1')).toBe(true);
});
