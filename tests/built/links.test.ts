import {beforeAll, expect, test} from 'vitest';
import {
  listBuiltFiles,
  pageFile,
  readBuiltFile,
  readBuiltPages,
  SITE_URL,
  type BuiltPage,
  type PageElement,
} from '../support/builtSite';
import {ALL_ROUTES, NOT_FOUND} from '../support/copies';

/** Hosts and owners that links may lead to. Add new ones deliberately. */
const OUTSIDE = [
  'https://github.com/hayride-dev',
  'https://github.com/bytecodealliance',
  'https://github.com/cargo-bins',
  'https://github.com/tinygo-org',
  'https://github.com/WebAssembly',
  'https://component-model.bytecodealliance.org',
  'https://go.dev',
  'https://inconshreveable.com',
  'https://jqlang.org',
  'https://join.slack.com/t/hayride-group',
  'https://nodejs.org',
  'https://rustup.rs',
  'https://tinygo.org',
  'https://wasmtime.dev',
  'https://www.linkedin.com/company/hayridedev',
  'https://www.python.org',
  'https://x.com/HayrideDev',
];

const ADDRESS_ATTRIBUTES = ['href', 'src', 'srcset', 'poster', 'data', 'action', 'xlink:href'];

type Reference = {page: BuiltPage; element: PageElement; address: string; url: URL};

let files: string[];
let pages: readonly BuiltPage[];
let references: Reference[];

beforeAll(async () => {
  files = await listBuiltFiles();
  pages = await readBuiltPages();
  references = pages.flatMap(listReferences);
});

/** Lists everything that a page refers to: links, images, scripts, styles, addresses in its metadata. */
function listReferences(page: BuiltPage): Reference[] {
  return page.elements.flatMap((element) => {
    const {attributes} = element;
    const addresses = ADDRESS_ATTRIBUTES.map((key) => attributes[key]);
    if (element.name === 'meta' && /^https?:/.test(attributes.content ?? '')) {
      addresses.push(attributes.content);
    }
    return addresses
      .filter((address) => address !== undefined)
      .map((address) => ({page, element, address, url: new URL(address, SITE_URL + page.route)}));
  });
}

const isInside = ({url}: Reference) => url.origin === SITE_URL;

/** Formats references, one per line, as `page → address`, without duplicates on a page. */
function list(found: readonly Reference[]): string[] {
  return [...new Set(found.map(({page, address}) => `${page.route} → ${address}`))];
}

/** Returns the built file of an internal address, if there is one. */
function findFile({url}: Reference): string | undefined {
  const path = decodeURIComponent(url.pathname);
  return [path.slice(1), pageFile(path)].find((file) => files.includes(file));
}

test('every link, image, script and style inside the site leads to a built file', () => {
  const inside = references.filter(isInside);
  expect(inside.length).toBeGreaterThan(ALL_ROUTES.length);
  expect(list(inside.filter((reference) => !findFile(reference)))).toEqual([]);
});

test('every fragment names an element on its target page', () => {
  const withFragment = references.filter(isInside).filter(({url}) => url.hash !== '');
  expect(withFragment.length).toBeGreaterThan(ALL_ROUTES.length);
  const broken = withFragment.filter((reference) => {
    const target = pages.find(({file}) => file === findFile(reference));
    const id = decodeURIComponent(reference.url.hash.slice(1));
    return !target?.elements.some(({attributes}) => attributes.id === id);
  });
  expect(list(broken)).toEqual([]);
});

test('only buttons of the framework have a link without a target', () => {
  const nowhere = references.filter(({address}) => /^(#|javascript:.*|)$/.test(address));
  const unnamed = nowhere.filter(({element}) => element.attributes.role !== 'button');
  expect(list(unnamed)).toEqual([]);
});

test('every page has each id only once', () => {
  const repeated = pages.flatMap(({route, elements}) => {
    const ids = elements.flatMap(({attributes: {id}}) => (id === undefined ? [] : [id]));
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route} → #${id}`);
  });
  expect(repeated).toEqual([]);
});

test('links to other sites use https and lead only to allowed hosts', () => {
  const outside = references.filter((reference) => !isInside(reference));
  expect(outside.length).toBeGreaterThan(ALL_ROUTES.length);
  const isAllowed = ({address}: Reference) =>
    OUTSIDE.some((start) => address === start || address.startsWith(`${start}/`));
  expect(list(outside.filter((reference) => !isAllowed(reference)))).toEqual([]);
});

test('only links, no images, scripts or styles, refer to other sites', () => {
  const loaded = references
    .filter((reference) => !isInside(reference))
    .filter(({element}) => element.name !== 'a');
  expect(list(loaded)).toEqual([]);
});

test('nothing links to the closed repository of the core', () => {
  const closed = /github\.com\/hayride-dev\/core(?![\w-])/;
  expect(pages.filter(({html}) => closed.test(html)).map(({route}) => route)).toEqual([]);
});

test('pages in a new tab cannot reach the one that opened them', () => {
  const intoTab = references.filter(({element}) => element.attributes.target === '_blank');
  expect(intoTab.length).toBeGreaterThan(0);
  const open = intoTab.filter(({element}) => !element.attributes.rel?.includes('noopener'));
  expect(list(open)).toEqual([]);
});

test('links lead from the home page to every page', () => {
  const reached = new Set(['index.html']);
  for (const file of reached) {
    references
      .filter(({page, element}) => page.file === file && element.name === 'a')
      .filter(isInside)
      .map(findFile)
      .forEach((target) => target && reached.add(target));
  }
  const lost = ALL_ROUTES.filter((route) => !reached.has(pageFile(route)));
  expect(lost).toEqual([]);
});

test('every page is linked from the text of another page', () => {
  const linked = references
    .filter(isInside)
    .filter(({element}) => element.ancestors.some(({name}) => name === 'article'))
    .filter(({element}) => !element.ancestors.some(({name}) => name === 'nav'))
    .filter(({page, element}) => element.name === 'a' && !NOT_FOUND.includes(page.file))
    .filter(({page, url}) => url.pathname !== page.route)
    .map(({url}) => url.pathname);
  expect(ALL_ROUTES.filter((route) => !linked.includes(route))).toEqual([]);
});

test('the styles refer only to built files and data URLs', async () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets) {
    const css = (await readBuiltFile(sheet)).toString('utf8');
    const addresses = [...css.matchAll(/(?:url\(|@import\s+)["']?([^"')\s]+)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('data:'))
      .map((address) => new URL(address, `${SITE_URL}/${sheet}`));
    const isBuilt = (url: URL) => url.origin === SITE_URL && files.includes(url.pathname.slice(1));
    expect(addresses.filter((url) => !isBuilt(url)).map(String), sheet).toEqual([]);
  }
});
