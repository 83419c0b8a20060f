import {expect, type Page} from '@playwright/test';
import {digest} from '../../security/digest.mjs';
import {parseHtml, readBuiltFile, readBuiltPages} from '../support/builtSite';
import {expectSameWindow, heading, markWindow, openPage, sidebarLink, test} from '../support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';

/** The digest of the built file at an address of the site. */
const digestFile = async (address = '') => digest(await readBuiltFile(address.slice(1)));

/** Answers requests for files that match with one more byte. */
const addByte = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${await response.text()} `});
  });

test('each script and style sheet in the HTML of a page has the digest of its file', async () => {
  for (const {route, elements} of await readBuiltPages()) {
    // What is there for readers without scripts, is text for a parser that has them.
    const hidden = elements
      .filter(({name}) => name === 'noscript')
      .flatMap(({text}) => parseHtml(text));
    const loading = [...elements, ...hidden].filter(
      ({name, attributes: {rel = '', src, as = ''}}) =>
        (name === 'script' && src !== undefined) ||
        (name === 'link' && (/stylesheet|modulepreload/.test(rel) || /script|style/.test(as))),
    );
    // All styles for readers without scripts, and those for paper.
    expect(loading, route).toHaveLength(2);
    for (const {attributes} of loading) {
      const {src, href, integrity} = attributes;
      expect(integrity, route).toBe(await digestFile(src ?? href));
    }
  }
});

test('so has each that a page loads when it wakes, on all pages', async ({page}) => {
  test.setTimeout(240_000);
  for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
    await openPage(page, route);
    const loaded = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[rel="stylesheet"]')].map((element) => ({
        address: element.getAttribute('src') ?? element.getAttribute('href') ?? '',
        integrity: element.getAttribute('integrity') ?? '',
      })),
    );
    for (const {address, integrity} of loaded) {
      expect(integrity, address).toBe(await digestFile(address));
    }
    const names = loaded.map(({address}) => address.replace(/^.*\/|\..*$/g, ''));
    // Besides them the page's own, whose names are hashes.
    const common = names.filter((name) => !/^[\da-f]{8}$/.test(name)).sort();
    expect(common, route).toEqual(['main', 'print', 'runtime~main', 'styles']);
    expect(names.length, route).toBe(route === UNKNOWN_ROUTE ? 4 : 6);
  }
});

test('a script with another byte does not run, and the links of the page still work', async ({
  page,
}) => {
  await addByte(page, '**/assets/js/main.*.js');
  await page.goto('/');
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.mouse.move(600, 300);
  await refused;
  await markWindow(page);
  await sidebarLink(page, 'Installation').click();
  await expect(heading(page)).toHaveText(/^Install/);
  await expectSameWindow(page, false);
});

test('a style sheet with another byte is not applied, and the page stays readable', async ({
  page,
}) => {
  await addByte(page, '**/assets/css/styles.*.css');
  await openPage(page, '/');
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({href}) => href?.replace(/^.*\/|\..*$/g, '')),
  );
  expect(sheets).not.toContain('styles');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page has all its styles, unless their file has another byte', async ({page}) => {
    const isApplied = () =>
      page.evaluate(() => [...document.styleSheets].some(({href}) => href?.includes('/styles.')));
    await page.goto('/');
    expect(await isApplied()).toBe(true);
    await addByte(page, '**/assets/css/styles.*.css');
    await page.reload();
    expect(await isApplied()).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
  });
});
