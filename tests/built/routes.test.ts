import {describe, expect, test} from 'vitest';
import {
  listBuiltFiles,
  pageFile,
  parseHtml,
  readBuiltFile,
  readBuiltPages,
  SITE_URL,
  type BuiltPage,
  type PageElement,
} from '../support/builtSite';
import {ALL_ROUTES, COPIES, FIRST, LOCALES, NOT_FOUND, type Copy} from '../support/copies';
import {UNKNOWN_ROUTE} from '../support/routes';
import {serveBuiltSite} from './serveBuiltSite';

/** Addresses that similar sites often have, but this one doesn't. */
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

const ask = serveBuiltSite();

const isDocumentTitle = ({name, ancestors}: PageElement) =>
  name === 'title' && ancestors.at(-1)?.name === 'head';
const isMain = ({name}: PageElement) => name === 'main';
const isInSidebar = ({ancestors}: PageElement) =>
  ancestors.some(
    ({name, attributes}) => name === 'nav' && attributes['aria-label'] === 'Docs sidebar',
  );

for (const route of FIRST.routes) {
  test(`${route} has its heading, title, description, address and sidebar entry @routes @no-roles @title-separator`, async () => {
    const response = await ask(route);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');

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

test('an address in another form is redirected to its page, with its query @clean-paths', async () => {
  for (const route of ['/platform/core/cli', '/platform/concepts', '']) {
    for (const form of [...(route && ['.html', '/']), '/index.html']) {
      const {status, headers} = await ask(`${route}${form}?from=old`);
      expect([status, headers.get('location')]).toEqual([301, `${route || '/'}?from=old`]);
    }
  }
});

/** Reads the pages of a copy of the docs. */
async function readCopy({routes}: Copy): Promise<BuiltPage[]> {
  return (await readBuiltPages()).filter(({route}) => routes.includes(route));
}

test('no two pages of a version and language share a title or a description', async () => {
  const notFound = (await readBuiltPages()).filter(({file}) => file === '404.html');
  for (const copy of COPIES) {
    const texts = [...(await readCopy(copy)), ...notFound].flatMap(({elements}) => [
      elements.find(isDocumentTitle)?.text,
      elements.find(({attributes}) => attributes.name === 'description')?.attributes.content,
    ]);
    expect(texts.length).toBeGreaterThan(copy.routes.length);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('every page has the same sidebar, that of its version and language @one-sidebar', async () => {
  for (const copy of COPIES) {
    const sidebars = (await readCopy(copy)).map(({elements}) =>
      elements
        .filter((element) => element.name === 'a' && isInSidebar(element))
        .filter(({ancestors}) => ancestors.filter(({name}) => name === 'li').length === 1)
        .map(({attributes}) => attributes.href),
    );
    const [sidebar = []] = sidebars;
    expect(sidebars).toEqual(copy.routes.map(() => sidebar));
    expect(copy.routes).toEqual(expect.arrayContaining(sidebar));
    if (copy !== FIRST) continue;
    expect(sidebar).toEqual([
      '/',
      '/installation',
      '/category/platform',
      '/category/developer-guides',
      '/category/references',
    ]);
  }
});

test('the build has only the pages of the specification and the not-found page, in each version and language', async () => {
  const pages = (await listBuiltFiles()).filter((file) => /\.html?$/.test(file));
  expect(pages).toEqual([...ALL_ROUTES.map(pageFile), ...NOT_FOUND].sort());
});

test('the sitemap of a language lists every page of it and nothing else', async () => {
  for (const locale of LOCALES) {
    const sitemap = await (await ask(`/${locale.folder}sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const routes = COPIES.filter((copy) => copy.locale === locale).flatMap((copy) => copy.routes);
    expect(listed.sort()).toEqual(routes.map((route) => SITE_URL + route).sort());
  }
});

test('robots.txt allows everything and names the sitemap of each language and the list of all pages', async () => {
  const response = await ask('/robots.txt');
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(lines).toEqual([
    `# For AI agents: all pages are listed in ${SITE_URL}/llms.txt, as Markdown.`,
    ...['User-agent: *', 'Allow: /'],
    ...LOCALES.map(({folder}) => `Sitemap: ${SITE_URL}/${folder}sitemap.xml`),
  ]);
});

test('the icons are where browsers ask for them without being told', async () => {
  for (const address of ['/favicon.ico', '/apple-touch-icon.png']) {
    const response = await ask(address);
    expect([response.status, response.headers.get('content-type')], address).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

describe('an address without a page', () => {
  for (const address of NO_PAGES) {
    test(`${address} gets the not-found page with status 404 @not-found`, async () => {
      const response = await ask(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe((await readBuiltFile('404.html')).toString());
    });
  }

  test('is said by the page without a script, which leads home', async () => {
    const elements = parseHtml((await readBuiltFile('404.html')).toString());
    const read = (wanted: string) =>
      elements.filter(({name, ancestors}) => name === wanted && ancestors.some(isMain));
    expect(read('h1').map(({text}) => text)).toEqual(['Page not found']);
    expect(read('a').map(({attributes}) => attributes.href)).toEqual(['/']);
    const title = elements.find(isDocumentTitle);
    expect(title?.text).toBe('Page not found | Hayride Documentation');
  });

  test('gets no page with status 200 for a missing file', async () => {
    for (const file of ['/assets/js/missing.js', '/img/missing.svg', '/missing.json']) {
      expect((await ask(file)).status, file).toBe(404);
    }
  });
});

test('an address of a page may be any, at any depth: what pages load and link to is not relative', async () => {
  for (const {file, elements} of await readBuiltPages()) {
    const relative = elements
      .flatMap(({attributes}) => [attributes.src, attributes.href])
      .filter((address) => address !== undefined && !/^(?:[/#]|https?:|data:)/.test(address));
    expect(relative, file).toEqual([]);
  }
});
