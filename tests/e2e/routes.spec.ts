import {expect} from '@playwright/test';
import {
  listBuiltFiles,
  pageFile,
  parseHtml,
  readBuiltFile,
  readBuiltPages,
  SITE_URL,
  type PageElement,
} from '../support/builtSite';
import {heading, holds, openPage, sidebarLink, test} from '../support/page';
import {READING_ORDER, ROUTES, UNKNOWN_ROUTE} from '../support/routes';

/** Addresses without a page here that sites like this often have. */
const NO_PAGES = [
  UNKNOWN_ROUTE,
  '/404',
  '/404.html',
  '/blog',
  '/category',
  '/developer-guides',
  '/developer-guides/examples/composition/composition',
  '/developer-guides/languages',
  '/docs',
  '/markdown-page',
  '/platform',
  '/platform/core',
  '/reference',
  '/search',
  '/tags',
];

const isDocumentTitle = ({name, ancestors}: PageElement) =>
  name === 'title' && ancestors.at(-1)?.name === 'head';
const isInSidebar = ({ancestors}: PageElement) =>
  ancestors.some(
    ({name, attributes}) => name === 'nav' && attributes['aria-label'] === 'Docs sidebar',
  );

for (const route of ROUTES) {
  test(`${route} has its heading, title, description, address and sidebar entry`, async ({
    request,
  }) => {
    holds('routes', 'no-roles', 'title-separator');
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');

    const elements = parseHtml(await response.text());
    const listAttributes = (name: string, key: string, value: string, wanted: string) =>
      elements
        .filter((element) => element.name === name && element.attributes[key] === value)
        .map(({attributes}) => attributes[wanted]);
    const [heading, ...more] = elements.filter(({name}) => name === 'h1');
    expect(more).toEqual([]);
    expect(heading?.text).toMatch(/\S/);
    expect(elements.filter(isDocumentTitle).map(({text}) => text)).toEqual([
      `${heading?.text} | Hayride Documentation`,
    ]);
    expect(listAttributes('meta', 'name', 'description', 'content')).toEqual([
      expect.stringMatching(/^\S.{48,153}\.$/),
    ]);
    expect(listAttributes('link', 'rel', 'canonical', 'href')).toEqual([SITE_URL + route]);
    expect(
      elements
        .filter(({attributes}) => attributes['aria-current'] === 'page')
        .filter(isInSidebar)
        .map(({attributes}) => attributes.href),
    ).toEqual([route]);
  });
}

test('no two pages share a title or a description', async () => {
  const texts = (await readBuiltPages()).flatMap(({elements}) => [
    elements.find(isDocumentTitle)?.text,
    elements.find(({attributes}) => attributes.name === 'description')?.attributes.content,
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every page has the same sidebar', async () => {
  holds('one-sidebar');
  for (const {route, file, elements} of await readBuiltPages()) {
    if (file === '404.html') continue;
    const links = elements
      .filter((element) => element.name === 'a' && isInSidebar(element))
      .filter(({ancestors}) => ancestors.filter(({name}) => name === 'li').length === 1)
      .map(({attributes}) => attributes.href);
    expect(links, route).toEqual([
      '/',
      '/installation',
      '/category/platform',
      '/category/developer-guides',
      '/category/references',
    ]);
  }
});

test('the sidebar has every page once', () => {
  expect([...READING_ORDER].sort()).toEqual([...ROUTES].sort());
});

test('the build has only the pages in routes.ts and the not-found page', async () => {
  const pages = (await listBuiltFiles()).filter((file) => /\.html?$/.test(file));
  expect(pages).toEqual([...ROUTES.map(pageFile), '404.html'].sort());
});

test('the sitemap lists every page and nothing else', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ROUTES.map((route) => SITE_URL + route).sort());
});

test('robots.txt allows everything and names the sitemap', async ({request}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE_URL}/sitemap.xml`]);
});

test.describe('an address without a page', () => {
  for (const address of NO_PAGES) {
    test(`${address} gets the not-found page with status 404`, async ({request}) => {
      holds('not-found');
      const response = await request.get(address, {maxRedirects: 0});
      expect(response.status()).toBe(404);
      expect(await response.body()).toEqual(await readBuiltFile('404.html'));
    });
  }

  test('gets no page with status 200 for a missing file', async ({request}) => {
    for (const file of ['/assets/js/missing.js', '/img/missing.svg', '/missing.json']) {
      expect((await request.get(file)).status(), file).toBe(404);
    }
  });
});

test.describe('an address of a page', () => {
  for (const [written, clean] of [
    ['/platform/core/cli.html', '/platform/core/cli'],
    ['/platform/core/cli/index.html', '/platform/core/cli'],
    ['/platform/core/cli/', '/platform/core/cli'],
    ['/platform/concepts.html', '/platform/concepts'],
    ['/platform/concepts/index.html', '/platform/concepts'],
    ['/platform/concepts/', '/platform/concepts'],
    ['/index.html', '/'],
  ] as const) {
    test(`written as ${written} leads to ${clean} and keeps query and hash`, async ({page}) => {
      holds('clean-paths');
      await openPage(page, `${written}?from=old#here`);
      await expect(page).toHaveURL(`${clean}?from=old#here`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', SITE_URL + clean);
    });
  }

  for (const written of ['.html', '/', '/index.html']) {
    test(`ending in ${written} shows its page even if the server does not redirect`, async ({
      page,
      baseURL,
    }) => {
      holds('clean-paths');
      await page.route(`**/platform/core/cli${written}`, async (route) =>
        route.fulfill({response: await route.fetch({url: `${baseURL}/platform/core/cli`})}),
      );
      await openPage(page, `/platform/core/cli${written}`);
      await expect(heading(page)).toHaveText('CLI');
      await expect(sidebarLink(page, 'CLI')).toHaveAttribute('aria-current', 'page');
      await sidebarLink(page, 'Installation').click();
      await expect(heading(page)).toHaveText(/^Install/);
    });
  }

  test('may be any, at any depth: what pages load and link to is not relative', async () => {
    for (const {file, elements} of await readBuiltPages()) {
      const relative = elements
        .flatMap(({attributes}) => [attributes.src, attributes.href])
        .filter((address) => address !== undefined && !/^(?:[/#]|https?:|data:)/.test(address));
      expect(relative, file).toEqual([]);
    }
  });
});
