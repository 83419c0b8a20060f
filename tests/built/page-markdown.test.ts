import {beforeAll, describe, expect, test} from 'vitest';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {toText} from '../../plugins/lib/markdown/elements';
import {listNodes} from '../../check/lib/pages/nodes';
import {
  listBuiltFiles,
  pageFile,
  readBuiltFile,
  readBuiltPages,
  SITE_URL,
  type BuiltPage,
  type PageElement,
} from '../support/builtSite';
import {READING_ORDER, ROUTES} from '../support/routes';
import {serveBuiltSite} from './serveBuiltSite';

const CONCEPT = '/platform/concepts/morphs';

const ask = serveBuiltSite();

const markdownFile = (route: string) => pageFile(route).replace(/html$/, 'md');
const readBuiltText = async (file: string) => (await readBuiltFile(file)).toString('utf8');

const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown);

/** The front matter of a page's Markdown. */
const readFrontMatter = (markdown: string) =>
  parse(/^---\n(.*?)\n---\n/s.exec(markdown)?.[1] ?? '') as Record<string, string>;

/** The elements of a page's content, without what links to other pages or is there for one's eyes. */
function listContent({elements}: BuiltPage): PageElement[] {
  const isIn = ({ancestors}: PageElement, name: string) =>
    ancestors.some(({classes}) => classes.includes(name));
  return elements.filter(
    (element) =>
      isIn(element, 'theme-doc-markdown') &&
      !['card', 'code-names'].some((name) => isIn(element, name)),
  );
}

/** On one line, without the invisible character of the link to a heading. */
const tidy = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

describe('the Markdown of a page', () => {
  let pages: ReadonlyMap<string, BuiltPage>;
  let files: ReadonlySet<string>;
  /** The ids of each page, by its route. */
  let ids: ReadonlyMap<string, ReadonlySet<string | undefined>>;

  beforeAll(async () => {
    pages = new Map((await readBuiltPages()).map((page) => [page.route, page]));
    files = new Set(await listBuiltFiles());
    ids = new Map(
      [...pages].map(([route, {elements}]) => [
        route,
        new Set(elements.map(({attributes}) => attributes.id)),
      ]),
    );
  });

  for (const route of ROUTES) {
    test(`at ${route} has the page’s headings, code and tables, and links that lead on`, async () => {
      const page = pages.get(route)!;
      const content = listContent(page);
      const markdown = await readBuiltText(markdownFile(route));
      const tree = parseMarkdown(markdown);

      const headings = content
        .filter(({name}) => /^h[1-6]$/.test(name))
        .map(({name, text}) => `${name} ${tidy(text)}`);
      expect(headings.length).toBeGreaterThan(0);
      expect(
        listNodes(tree, 'heading').map((node) => `h${node.depth} ${tidy(toText(node))}`),
      ).toEqual(headings);

      const code = content.filter(({name}) => name === 'pre').map(({text}) => text);
      expect(listNodes(tree, 'code').map(({value}) => value)).toEqual(code);
      for (const {lang} of listNodes(tree, 'code')) expect(lang).toBeTruthy();

      const rows = content.filter(({name}) => name === 'tr');
      const cells = content.filter(({name}) => name === 'td' || name === 'th');
      expect(listNodes(tree, 'table')).toHaveLength(
        content.filter(({name}) => name === 'table').length,
      );
      expect(listNodes(tree, 'tableRow')).toHaveLength(rows.length);
      expect(listNodes(tree, 'tableCell')).toHaveLength(cells.length);
      for (const picture of content.filter(({attributes}) => attributes.role === 'img')) {
        expect(tidy(toText(tree))).toContain(tidy(picture.attributes['aria-label'] ?? '?'));
      }

      // Markdown has a form for all that the pages hold.
      expect(listNodes(tree, 'html')).toEqual([]);
      const lost = listNodes(tree, 'link').filter(({url}) => !leadsOn(url));
      expect(lost.map(({url}) => url)).toEqual([]);
    });
  }

  /** Whether an address is absolute and, on this site, that of a file or of an anchor of a page. */
  function leadsOn(address: string): boolean {
    const {origin, pathname, hash} = new URL(address);
    if (origin !== SITE_URL) return true;
    const known = ids.get(pathname);
    if (!known) return files.has(pathname.slice(1));
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || known.has(id);
  }

  test('starts with the title, the description and the address of its page', async () => {
    for (const route of ROUTES) {
      const facts = readFrontMatter(await readBuiltText(markdownFile(route)));
      const {elements = []} = pages.get(route) ?? {};
      const find = (name: string, key: string, value: string) =>
        elements.find((element) => element.name === name && element.attributes[key] === value);
      expect(facts).toEqual({
        title: elements.find(({name}) => name === 'h1')?.text,
        description: find('meta', 'name', 'description')?.attributes.content,
        canonical_url: find('link', 'rel', 'canonical')?.attributes.href,
      });
    }
  });

  test('is named in the head of its page and by a link, and is not a page itself', async () => {
    const named = [...pages.values()].map(({route, elements}) => [
      route,
      ...elements
        .filter(({name, attributes}) => name === 'link' && attributes.type === 'text/markdown')
        .map(({attributes}) => `${attributes.rel} ${attributes.href}`),
      ...new Set(
        elements
          .filter(({name, text}) => name === 'a' && text === 'View as Markdown')
          .map(({attributes}) => attributes.href),
      ),
    ]);
    const expected = ROUTES.map((route) => {
      const file = `/${markdownFile(route)}`;
      return [route, `alternate ${file}`, file];
    });
    expect(named.filter(([route]) => route !== '/404').sort()).toEqual(expected.sort());
    expect(await readBuiltText('sitemap.xml')).not.toContain('.md<');
    expect(await readBuiltText('search-index.json')).not.toContain('.md"');
  });

  test('is sent as Markdown, and the lists as text, both in UTF-8', async () => {
    const types = {
      [`/${markdownFile(CONCEPT)}`]: 'text/markdown; charset=utf-8',
      '/llms.txt': 'text/plain; charset=utf-8',
      '/llms-full.txt': 'text/plain; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')?.toLowerCase()).toBe(type);
    }
  });
});

describe('the lists for language models', () => {
  test('llms.txt links to the Markdown of each page once, in the order of the sidebar', async () => {
    const tree = parseMarkdown(await readBuiltText('llms.txt'));
    const [title, summary, ...sections] = tree.children;
    expect(title).toMatchObject({type: 'heading', depth: 1});
    expect(summary?.type).toBe('blockquote');
    expect([...new Set(sections.map(({type}) => type))].sort()).toEqual(['heading', 'list']);
    expect(listNodes(tree, 'link').map(({url}) => url)).toEqual(
      READING_ORDER.map((route) => `${SITE_URL}/${markdownFile(route)}`),
    );
    for (const item of listNodes(tree, 'listItem')) expect(toText(item)).toMatch(/^.+: .+\.$/);
  });

  test('llms-full.txt has the content of each page once, in the order of the sidebar', async () => {
    const full = await readBuiltText('llms-full.txt');
    const [, ...parts] = full.split(/\n---\n\nSource: (?=<https)/);
    expect(parts.map((part) => part.slice(1, part.indexOf('>')))).toEqual(
      READING_ORDER.map((route) => SITE_URL + route),
    );
    for (const [index, route] of READING_ORDER.entries()) {
      const own = await readBuiltText(markdownFile(route));
      expect(parts[index]).toContain(own.slice(own.indexOf('\n# ')));
    }
  });
});
