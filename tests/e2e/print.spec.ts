import {expect, type Locator, type Page} from '@playwright/test';
import {footer, navbar, openPage, sidebar, test} from '../support/page';

/** Returns the content of a pseudo-element without its quotes. */
const readContent = (place: Locator, pseudo: '::before' | '::after') =>
  place.evaluate((element, name) => getComputedStyle(element, name).content, pseudo);

const readColours = (page: Page) =>
  page
    .locator('article h2')
    .first()
    .evaluate((text) => [
      getComputedStyle(text).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);

/** Opens a page and lays it out as on paper: as wide as A4 between its margins. */
async function openPrinted(page: Page, route: string): Promise<void> {
  await page.setViewportSize({width: 673, height: 1000});
  await openPage(page, route);
  await page.emulateMedia({media: 'print'});
}

test.describe('on paper', () => {
  test('a page has its text, black on white in dark mode too, and nothing that only leads elsewhere', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await openPrinted(page, '/platform/core/cli');
    await expect(page.locator('article h1')).toBeVisible();
    const others = [
      navbar(page),
      sidebar(page),
      footer(page),
      page.locator('.theme-announcement-bar'),
      page.locator('.theme-doc-breadcrumbs'),
      page.locator('.theme-doc-toc-mobile'),
      page.locator('.theme-edit-this-page'),
      page.locator('.pagination-nav'),
      page.locator('.hash-link').first(),
      page.getByRole('button', {name: 'Copy code to clipboard'}).first(),
      page.getByRole('button', {name: 'Copy page'}),
      page.getByRole('link', {name: 'View as Markdown'}),
    ];
    for (const other of others) await expect(other).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await readColours(page)).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  test('nothing is cut off, headings stay with their text, and short code, rows and pictures in one piece', async ({
    page,
  }) => {
    await openPrinted(page, '/platform/core/cli');
    const cut = await page.locator('article').evaluate((article) =>
      [...article.querySelectorAll('h1, h2, p, pre, table, svg')]
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.left < 0 || box.right > document.documentElement.clientWidth)
        .map(({element}) => element.textContent),
    );
    expect(cut).toEqual([]);
    await expect(page.locator('article h2').first()).toHaveCSS('break-after', 'avoid');
    for (const whole of ['figure', 'tr']) {
      await expect(page.locator(`article ${whole}`).first()).toHaveCSS('break-inside', 'avoid');
    }
    await expect(page.locator('article pre').first()).toHaveCSS('white-space', 'pre-wrap');
    await expect(page.locator('article thead').first()).toHaveCSS('display', 'table-header-group');
  });

  test('a link of the text shows where it leads, a name of code does not, and all panels of tabs are there, each below its name', async ({
    page,
  }) => {
    await openPrinted(page, '/installation');
    const inside = page.locator('article p a[href^="/"]:not(:has(code))').first();
    const outside = page.locator('article li a[href^="https"]:not(:has(code))').first();
    for (const link of [inside, outside]) {
      expect(await readContent(link, '::after')).toContain(
        (await link.getAttribute('href')) ?? '-',
      );
    }
    const named = page.locator('article a[href]:has(code)').first();
    if ((await named.count()) > 0) expect(await readContent(named, '::after')).toBe('none');

    const panels = page.getByRole('tabpanel', {includeHidden: true});
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      expect(await readContent(panel, '::before')).toBe(
        JSON.stringify(await panel.getAttribute('data-label')),
      );
    }
    await expect(page.locator('[role="tablist"]').first()).toBeHidden();
  });

  for (const route of ['/installation', '/platform/core/cli', '/reference/interfaces/http']) {
    test(`${route} can be saved as PDF`, async ({page}) => {
      await openPage(page, route);
      const pdf = await page.pdf({format: 'A4'});
      const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(2);
    });
  }
});
