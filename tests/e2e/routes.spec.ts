import {expect, test} from '@playwright/test';
import {listBuiltFiles, pageFile, readBuiltFile, SITE_URL} from '../support/builtSite';
import {parsePage, type PageElement} from '../support/parsePage';
import {readingOrder} from '../support/readingOrder';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';

/** Addresses at which a site like this often has a page, and this one has none. */
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
  test(`${route} has its heading, title, description, address and place`, async ({request}) => {
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');

    const elements = parsePage(await response.text());
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

test('no two pages share a title or a description', async ({request}) => {
  const texts: string[] = [];
  for (const route of ROUTES) {
    const elements = parsePage(await (await request.get(route)).text());
    const description = elements.find(({attributes}) => attributes.name === 'description');
    texts.push(elements.find(isDocumentTitle)?.text ?? '', description?.attributes.content ?? '');
  }
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every page has the same sidebar', async ({request}) => {
  for (const route of ROUTES) {
    const links = parsePage(await (await request.get(route)).text())
      .filter(({name}) => name === 'a')
      .filter(isInSidebar)
      .filter(({ancestors}) => ancestors.filter(({name}) => name === 'li').length === 1);
    expect(
      links.map(({attributes}) => attributes.href),
      route,
    ).toEqual([
      '/',
      '/installation',
      '/category/platform',
      '/category/developer-guides',
      '/category/references',
    ]);
  }
});

test('the sidebar holds the 49 pages and each of them once', () => {
  expect([...readingOrder].sort()).toEqual([...ROUTES].sort());
});

test('the build has no other page than the 49 and the not-found page', async () => {
  const pages = (await listBuiltFiles()).filter((file) => /\.html?$/.test(file));
  expect(pages).toEqual([...ROUTES.map(pageFile), '404.html'].sort());
});

test('the sitemap lists the 49 pages and nothing else', async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(ROUTES.map((route) => SITE_URL + route).sort());
});

test('robots.txt lets everything be read and names the sitemap', async ({request}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE_URL}/sitemap.xml`]);
});

test.describe('an address without a page', () => {
  for (const address of NO_PAGES) {
    test(`${address} is answered by the not-found page with status 404`, async ({request}) => {
      const response = await request.get(address, {maxRedirects: 0});
      expect(response.status()).toBe(404);
      expect(await response.body()).toEqual(await readBuiltFile('404.html'));
    });
  }

  test('does not answer for a missing file with a page of status 200', async ({request}) => {
    for (const file of ['/assets/js/missing.js', '/img/missing.svg', '/missing.json']) {
      expect((await request.get(file)).status(), file).toBe(404);
    }
  });
});
