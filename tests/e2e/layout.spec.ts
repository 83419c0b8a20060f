import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {readingOrder} from '../support/readingOrder';
import {wheelBy} from '../support/wheelBy';

const main = (page: Page) => page.getByRole('main');
const skipLink = (page: Page) => page.getByRole('link', {name: 'Skip to main content'});

test.describe('the skip link', () => {
  test('is the first stop of the keyboard and becomes visible there', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await expect(skipLink(page)).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport({ratio: 1});
  });

  test('moves the keyboard to the main content', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(main(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(main(page).locator(':focus')).toHaveCount(0);
  });

  test('is the next stop again after a navigation', async ({page}) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Installation'}).click();
    await expect(page).toHaveTitle(/^Install/);
    // The focus leaves the link a moment after the title has changed.
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Installation'}),
    ).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
  });
});

test.describe('the navbar', () => {
  const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

  test('is fixed to the top of the window', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    await expect(navbar(page)).toHaveCSS('position', /^(fixed|sticky)$/);
    await expect(navbar(page)).toHaveCSS('top', '0px');
  });

  test('hides when the reader scrolls down and comes back on the way up', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    await expect(navbar(page)).toBeInViewport();
    await wheelBy(page, 400);
    await wheelBy(page, 400);
    await expect(navbar(page)).not.toBeInViewport();
    await wheelBy(page, -200);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
  });

  test('shows where a hash leads, and hides when the reader goes on from there', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    await wheelBy(page, 400);
    await wheelBy(page, 400);
    await expect(navbar(page)).not.toBeInViewport();

    const hash = `#${await page.locator('article h2[id]').nth(3).getAttribute('id')}`;
    await page.locator(`.theme-doc-toc-desktop a[href="${hash}"]`).click();
    await expect(page).toHaveURL(`/platform/core/runtime${hash}`);
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await expectBelow(page, hash);

    await wheelBy(page, 200);
    await wheelBy(page, 200);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('shows where an address with a hash is opened', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    const hash = `#${await page.locator('article h2[id]').nth(3).getAttribute('id')}`;
    await page.goto('about:blank');
    await openPage(page, `/platform/core/runtime${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    await expectBelow(page, hash);
  });

  test('shows again while the keyboard is in it', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    await wheelBy(page, 400);
    await wheelBy(page, 400);
    await expect(navbar(page)).not.toBeInViewport();
    // A key makes the focus that follows a visible one. Nothing scrolls, which would show it too.
    await page.keyboard.press('Shift');
    await navbar(page)
      .getByRole('link', {name: 'Hayride'})
      .evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
    await expect(navbar(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(800);
  });

  /** The navbar does not cover what the hash leads to. */
  async function expectBelow(page: Page, hash: string): Promise<void> {
    const distance = async () => {
      const bar = await navbar(page).boundingBox();
      const target = await page.locator(hash).boundingBox();
      return (target?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    };
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  }
});

test.describe('the footer', () => {
  test('has the columns Docs, Community and More with their links', async ({page}) => {
    await page.goto('/');
    const columns = await page
      .getByRole('contentinfo')
      .locator('.footer__col')
      .evaluateAll((elements) =>
        elements.map((column) => [
          column.querySelector('.footer__title')?.textContent,
          ...Array.from(column.querySelectorAll('a'), (link) => [
            link.textContent?.trim(),
            link.getAttribute('href'),
          ]),
        ]),
      );
    expect(columns).toEqual([
      [
        'Docs',
        ['Overview', '/'],
        ['Installation', '/installation'],
        ['Developer guides', '/category/developer-guides'],
        ['References', '/category/references'],
      ],
      [
        'Community',
        ['X', 'https://x.com/HayrideDev'],
        [
          'Slack',
          'https://join.slack.com/t/hayride-group/shared_invite/zt-33wvwkpk2-WXr_wyHNlhqTjkZQYb_dow',
        ],
        ['LinkedIn', 'https://www.linkedin.com/company/hayridedev'],
      ],
      ['More', ['GitHub', 'https://github.com/hayride-dev']],
    ]);
  });

  test('ends with the copyright line of 2025', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').locator('.footer__bottom')).toHaveText(
      'Copyright © 2025 Kochava. All rights reserved.',
    );
  });
});

test.describe('a page', () => {
  test('lists its headings of the levels 2 and 3 in its table of contents', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    const headings = page.getByRole('article').locator('h1, h2, h3, h4, h5, h6');
    const expected = await headings.evaluateAll((elements) =>
      elements
        .filter((element) => /^H[23]$/.test(element.tagName))
        .map((element) => `#${element.id}`),
    );
    expect(expected.length).toBeLessThan(await headings.count());
    const links = page.locator('.theme-doc-toc-desktop a');
    expect(
      await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
    ).toEqual(expected);
  });

  test('shows by breadcrumbs where it stands', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Platform', 'Core', 'CLI']);
    await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
    await expect(crumbs.getByRole('link', {name: 'CLI'})).toHaveCount(0);

    await crumbs.getByRole('link', {name: 'Core'}).click();
    await expect(page).toHaveURL('/category/core');
  });

  test('leads to its neighbours in the reading order', async ({page}) => {
    await openPage(page, '/platform/core/runtime');
    const pagination = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pagination.getByRole('link', {name: /^Previous/})).toHaveAttribute(
      'href',
      '/platform/core/cli',
    );
    await pagination.getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL('/platform/core/server');
  });

  test('leads, from the first on, through all pages by the link to the next', async ({request}) => {
    const visited: string[] = [];
    let route: string | undefined = '/';
    while (route !== undefined && visited.length <= readingOrder.length) {
      visited.push(route);
      const html: string = await (await request.get(route)).text();
      const link: string | undefined = /<a [^>]*pagination-nav__link--next[^>]*>/.exec(html)?.[0];
      route = link && /href="?([^\s">]+)/.exec(link)?.[1];
    }
    expect(visited).toEqual(readingOrder);
  });

  for (const [route, file] of [
    ['/', 'docs/index.mdx'],
    ['/platform/concepts', 'docs/platform/concepts/index.mdx'],
    ['/platform/core/cli', 'docs/platform/core/cli.mdx'],
    ['/category/core', 'docs/category/core.mdx'],
  ] as const) {
    test(`at ${route} offers to edit ${file} of this repository`, async ({page}) => {
      await page.goto(route);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `https://github.com/hayride-dev/docs/edit/main/${file}`,
      );
      expect(existsSync(path.resolve(__dirname, '../..', file))).toBe(true);
    });
  }
});
