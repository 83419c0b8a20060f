import {expect, type Page} from '@playwright/test';
import {
  heading,
  menuButton,
  navbar,
  openPage,
  readDeepHash,
  readScroll,
  sidebar,
  test,
  wheelBy,
} from '../support/page';

const LONG_PAGE = '/platform/core/runtime';

const main = (page: Page) => page.getByRole('main');
const skipLink = (page: Page) => page.getByRole('link', {name: 'Skip to main content'});

test.describe('the skip link', () => {
  test.use({startPath: LONG_PAGE});

  test(
    'is the first tab stop, becomes visible there and moves the focus to the main content',
    {tag: '@skip-link'},
    async ({page}) => {
      await expect(skipLink(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink(page)).toBeFocused();
      await expect(skipLink(page)).toBeInViewport({ratio: 1});
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(main(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      await expect(main(page).locator(':focus')).toHaveCount(0);
    },
  );
});

test.describe('the navbar', () => {
  test.use({startPath: LONG_PAGE});

  async function scrollDown(page: Page): Promise<void> {
    await wheelBy(page, 400);
    await wheelBy(page, 400);
    await expect(navbar(page)).not.toBeInViewport();
  }

  /** Expects the navbar to be visible, and not to cover the target of the hash. */
  async function expectAbove(page: Page, hash: string): Promise<void> {
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    const distance = async () => {
      const bar = await navbar(page).boundingBox();
      const target = await page.locator(hash).boundingBox();
      return (target?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    };
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  }

  test(
    'is fixed to the top, hides when the reader scrolls down and comes back on the way up',
    {tag: '@navbar-scroll'},
    async ({page}) => {
      await expect(navbar(page)).toBeInViewport();
      await expect(navbar(page)).toHaveCSS('position', /^(fixed|sticky)$/);
      await expect(navbar(page)).toHaveCSS('top', '0px');
      await scrollDown(page);
      await wheelBy(page, -200);
      await expect(navbar(page)).toBeInViewport({ratio: 1});
    },
  );

  test(
    'shows after a navigation to a hash, and hides when the reader scrolls on',
    {tag: '@navbar-scroll'},
    async ({page}) => {
      await scrollDown(page);
      const hash = await readDeepHash(page);
      await page.locator(`.theme-doc-toc-desktop a[href="${hash}"]`).click();
      await expect(page).toHaveURL(`${LONG_PAGE}${hash}`);
      await expectAbove(page, hash);

      await wheelBy(page, 200);
      await wheelBy(page, 200);
      await expect(navbar(page)).not.toBeInViewport();
    },
  );

  test('shows when an address with a hash is opened', async ({page}) => {
    const hash = await readDeepHash(page);
    await page.goto('about:blank');
    await openPage(page, `${LONG_PAGE}${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    await expectAbove(page, hash);
  });

  test('shows again while the focus is in it', async ({page}) => {
    await scrollDown(page);
    // After a key press, focus is visible focus. Nothing scrolls, which would show the navbar too.
    await page.keyboard.press('Shift');
    await navbar(page)
      .getByRole('link', {name: 'Hayride'})
      .evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    expect(await readScroll(page)).toBe(800);
  });
});

test(
  'at 996 px the layout is that of a phone, at 997 px that of a desktop',
  {tag: '@breakpoint'},
  async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await openPage(page, LONG_PAGE);
    for (const isDesktop of [false, true]) {
      if (isDesktop) await page.setViewportSize({width: 997, height: 800});
      await expect(menuButton(page)).toBeVisible({visible: !isDesktop});
      await expect(sidebar(page)).toBeVisible({visible: isDesktop});
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: isDesktop});
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !isDesktop});
    }
  },
);

test.describe('a page', () => {
  test('takes a newcomer from the home page to a component in a language by “Next”', async ({
    page,
  }) => {
    await openPage(page, '/');
    const next = page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link', {name: /^Next/});
    const followNext = async (...routes: string[]) => {
      for (const route of routes) {
        // The address changes before the page does.
        await expect(next).toHaveAttribute('href', route);
        await next.click();
        await expect(page).toHaveURL(route);
      }
    };
    const hello = '/developer-guides/examples/hello-world';
    await followNext('/installation', hello, '/category/languages');
    await expect(heading(page)).toHaveText('Languages');
    await page.getByRole('article').getByRole('link', {name: 'Rust'}).first().click();
    await expect(page).toHaveURL('/developer-guides/languages/rust');
    const examples = '/developer-guides/examples';
    await followNext(`${examples}/composition`, `${examples}/http/server`);
  });
});
