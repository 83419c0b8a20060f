import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {
  listBuiltFiles,
  readBuiltFile,
  readBuiltPages,
  type PageElement,
} from '../support/builtSite';
import {COPIES, findLocale, FIRST, NOT_FOUND} from '../support/copies';
import {findPathNeighbours} from '../support/routes';

/** The most entries that a table of contents shows at once. */
const MOST = 25;

/** Lists the links of the table of contents beside a page; a phone shows some of them. */
const listContents = (elements: readonly PageElement[]) =>
  elements.filter(
    ({classes, ancestors}) =>
      classes.includes('table-of-contents__link') &&
      ancestors.some((around) => around.classes.includes('theme-doc-toc-desktop')),
  );

test('the desktop breakpoint is the only one near 996 px in the shipped styles', async () => {
  const css = (await Promise.all((await listBuiltFiles(/\.css$/)).map(readBuiltFile))).join('\n');
  const widths = [...css.matchAll(/@media[^{]*?(9[0-9]{2}|10[0-9]{2})px/g)].map(([, px]) => px);
  expect(new Set(widths)).toEqual(new Set(['996', '997']));
});

test('the footer ends on every page with the copyright line of 2025 @copyright-year', async () => {
  for (const {route, file, elements} of await readBuiltPages()) {
    const lines = elements.filter(({classes}) => classes.includes('footer__copyright'));
    expect(lines, route).toHaveLength(1);
    // Others have a translation.
    if (findLocale(file) !== FIRST.locale) continue;
    expect(lines[0]?.text, route).toBe('Copyright © 2025 Kochava. All rights reserved.');
  }
});

test('a page lists its headings of levels 2 and 3 and no others as its contents @contents-levels', async () => {
  const levels = new Set<string>();
  for (const {route, file, elements} of await readBuiltPages()) {
    if (NOT_FOUND.includes(file)) continue;
    const headings = elements
      .filter(
        ({name, ancestors}) =>
          /^h[2-6]$/.test(name) && ancestors.some(({name: around}) => around === 'article'),
      )
      .filter(({attributes}) => attributes.id !== undefined);
    headings.forEach(({name}) => levels.add(name));
    const listed = listContents(elements).map(({attributes}) => attributes.href);
    expect(listed, route).toEqual(
      headings.filter(({name}) => name < 'h4').map(({attributes}) => `#${attributes.id}`),
    );
  }
  expect([...levels]).toEqual(expect.arrayContaining(['h2', 'h3', 'h4']));
});

test('the table of contents never shows more than 25 entries', async () => {
  for (const {route, elements} of await readBuiltPages()) {
    const links = listContents(elements);
    const lists = links.map(({ancestors}) => ancestors.filter(({name}) => name === 'ul'));
    const sections = lists.filter(({length}) => length === 1).length;
    const parts = new Map<unknown, number>([[undefined, 0]]);
    for (const [, list] of lists.filter(({length}) => length > 1)) {
      parts.set(list, (parts.get(list) ?? 0) + 1);
    }
    expect(sections + Math.max(...parts.values()), route).toBeLessThanOrEqual(MOST);
  }
});

test('the headings of every page start with h1 and skip no levels', async () => {
  const skips: string[] = [];
  for (const {route, elements} of await readBuiltPages()) {
    const headings = elements.filter(({name}) => /^h[1-6]$/.test(name));
    let level = 0;
    for (const {name, text} of headings) {
      const next = Number(name.slice(1));
      if (next > level + 1 || (level === 0 && next !== 1)) skips.push(`${route} → ${name} ${text}`);
      level = next;
    }
  }
  expect(skips).toEqual([]);
});

test('a page leads on along the reading paths, and elsewhere along the sidebar', async () => {
  const pages = new Map((await readBuiltPages()).map((page) => [page.route, page.elements]));
  for (const {ids, routes} of COPIES) {
    const findRoute = (id?: string) => (id === undefined ? undefined : routes[ids.indexOf(id)]);
    for (const [index, route] of routes.entries()) {
      const elements = pages.get(route) ?? [];
      const read = (part: string) =>
        elements.find(({classes}) => classes.includes(`pagination-nav__link--${part}`))?.attributes
          .href;
      const {previous, next} = findPathNeighbours(ids[index]!, ids);
      expect(read('prev'), route).toBe(findRoute(previous) ?? routes[index - 1]);
      expect(read('next'), route).toBe(findRoute(next) ?? routes[index + 1]);
    }
  }
});

const readLinks = (elements: readonly PageElement[], around: (each: PageElement) => boolean) =>
  elements
    .filter(({name, ancestors}) => name === 'a' && ancestors.some(around))
    .map(({text, attributes}) => [text.trim(), attributes.href]);

test('the footer has the columns Docs, Community and More with their links @footer-content', async () => {
  const elements = (await readBuiltPages())[0]?.elements ?? [];
  const columns = elements.filter(({classes}) => classes.includes('footer__col'));
  const titles = elements.filter(({classes}) => classes.includes('footer__title'));
  expect(titles.map(({text}) => text)).toEqual(['Docs', 'Community', 'More']);
  expect(columns.map((column) => readLinks(elements, (each) => each === column))).toEqual([
    [
      ['Overview', '/'],
      ['Installation', '/installation'],
      ['Developer guides', '/category/developer-guides'],
      ['References', '/category/references'],
    ],
    [
      ['X', 'https://x.com/HayrideDev'],
      [
        'Slack',
        'https://join.slack.com/t/hayride-group/shared_invite/zt-33wvwkpk2-WXr_wyHNlhqTjkZQYb_dow',
      ],
      ['LinkedIn', 'https://www.linkedin.com/company/hayridedev'],
    ],
    [['GitHub', 'https://github.com/hayride-dev']],
  ]);
});

test('every page offers to edit its file of this repository', async () => {
  const pages = new Map((await readBuiltPages()).map((page) => [page.route, page.elements]));
  for (const {folder, ids, routes} of COPIES) {
    for (const [index, route] of routes.entries()) {
      const link = pages.get(route)?.find(({classes}) => classes.includes('theme-edit-this-page'));
      const file = `${folder}/${ids[index]}.mdx`;
      const address = `https://github.com/hayride-dev/docs/edit/main/${file}`;
      expect(link?.attributes.href, route).toBe(address);
      expect(existsSync(file), file).toBe(true);
    }
  }
});

test('a page has breadcrumbs, which lead home and to the categories around it', async () => {
  const page = (await readBuiltPages()).find(({route}) => route === '/platform/core/cli');
  const isAround = ({attributes}: PageElement) => attributes['aria-label'] === 'Breadcrumbs';
  expect(readLinks(page?.elements ?? [], isAround)).toEqual([
    ['', '/'],
    ['Platform', '/category/platform'],
    ['Core', '/category/core'],
  ]);
});
