import {beforeAll, describe, expect, test} from 'vitest';
import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {toText} from 'docusaurus-wit-reference/elements';
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
import {ALL_ROUTES, COPIES, findLocale, FIRST, LOCALES, NOT_FOUND} from '../support/copies';
import {serveBuiltSite} from './serveBuiltSite';

const CONCEPT = '/platform/concepts/morphs';

const ask = serveBuiltSite();

const markdownFile = (route: string) => pageFile(route).replace(/html$/, 'md');
const readBuiltText = async (file: string) => (await readBuiltFile(file)).toString('utf8');

const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown);

/** Tells whether a file is of another language than the default one. */
const isTranslated = (file: string) => findLocale(file) !== FIRST.locale;

/** Parses the front matter of a page's Markdown. */
const readFrontMatter = (markdown: string) =>
  parse(/^---\n(.*?)\n---\n/s.exec(markdown)?.[1] ?? '') as Record<string, string>;

/** Lists the elements of a page's content, without links to other pages and visual elements. */
function listContent({elements}: BuiltPage): PageElement[] {
  const isIn = ({ancestors}: PageElement, name: string) =>
    ancestors.some(({classes}) => classes.includes(name));
  return elements.filter(
    (element) =>
      isIn(element, 'theme-doc-markdown') &&
      !['card', 'code-names', 'code-label', 'entry-filter'].some((name) => isIn(element, name)),
  );
}

/** Returns a string on one line, without the invisible character of links to headings and the marks of anchors. */
const tidy = (text: string) =>
  text
    .replaceAll('\u200b', '')
    .replace(/ \{#[^}\s]+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns all words of Markdown, including those of code, without spaces. */
function listWords(node: Nodes): string {
  const words =
    'value' in node ? node.value : 'children' in node ? node.children.map(listWords) : [];
  return tidy([words].flat().join('')).replaceAll(' ', '');
}

/** Lists the headings, code and tables of Markdown. */
const listParts = (tree: Root) => ({
  headings: listNodes(tree, 'heading').map((node) => `h${node.depth} ${tidy(toText(node))}`),
  code: listNodes(tree, 'code').map(({value}) => value),
  tables: ['table', 'tableRow', 'tableCell'].map((name) => listNodes(tree, name as 'table').length),
});

/** Reads the content of each page in `llms-full.txt`, by its address. */
async function readWholePages(): Promise<Map<string, string>> {
  const [, ...parts] = (await readBuiltText('llms-full.txt')).split(/\n---\n\nSource: (?=<https)/);
  return new Map(
    parts.map((part) => [part.slice(1, part.indexOf('>')), part.slice(part.indexOf('\n'))]),
  );
}

describe('the Markdown of a page', () => {
  let pages: ReadonlyMap<string, BuiltPage>;
  let files: ReadonlySet<string>;
  let whole: ReadonlyMap<string, string>;
  /** The content of each Markdown file. */
  let texts: ReadonlyMap<string, string>;

  beforeAll(async () => {
    pages = new Map((await readBuiltPages()).map((page) => [page.route, page]));
    files = new Set(await listBuiltFiles());
    whole = await readWholePages();
    const names = [...files].filter((file) => /^(?!.*\.well-known\/).*\.md$/.test(file));
    texts = new Map(
      await Promise.all(names.map(async (file) => [file, await readBuiltText(file)] as const)),
    );
  });

  /** Lists the file of a page, and those of its parts, to which it links. */
  function listFilesOf(route: string): string[] {
    const own = markdownFile(route);
    const folder = own.replace(/\.md$/, '/');
    const parts = [...texts.keys()].filter(
      (file) =>
        file.startsWith(folder) &&
        texts.get(own)?.includes(`[described in full](${SITE_URL}/${file})`),
    );
    return [own, ...parts];
  }

  for (const route of FIRST.routes) {
    test(`at ${route} has the page’s headings, code and tables, also in the file of all pages`, () => {
      const content = listContent(pages.get(route)!);
      const list = (isWanted: (element: PageElement) => boolean) => content.filter(isWanted);
      const expected = {
        headings: list(({name}) => /^h[1-6]$/.test(name)).map(
          ({name, text}) => `${name} ${tidy(text)}`,
        ),
        code: list(({name}) => name === 'pre').map(({text}) => text),
        tables: [/^table$/, /^tr$/, /^t[dh]$/].map(
          (match) => list(({name}) => match.test(name)).length,
        ),
      };
      expect(expected.headings.length).toBeGreaterThan(0);
      const full = parseMarkdown(whole.get(SITE_URL + route)!);
      expect(listParts(full)).toEqual(expected);
      for (const picture of list(({attributes}) => attributes.role === 'img')) {
        expect(tidy(toText(full))).toContain(tidy(picture.attributes['aria-label'] ?? '?'));
      }

      const own = listFilesOf(route).map((file) => parseMarkdown(texts.get(file)!));
      const parts = own.map(listParts);
      const names = (headings: readonly string[]) => headings.map((text) => text.slice(3));
      expect(new Set(parts.flatMap(({headings}) => names(headings)))).toEqual(
        new Set(names(expected.headings)),
      );
      const code = parts.flatMap((part) => part.code);
      expect(expected.code.filter((text) => !code.includes(text))).toEqual([]);
      for (const tree of own) {
        // Markdown has a form for all that the pages hold.
        expect(listNodes(tree, 'html')).toEqual([]);
        for (const {lang} of listNodes(tree, 'code')) expect(lang).toBeTruthy();
      }
    });

    test(`at ${route} says all that the page says`, () => {
      const said = listFilesOf(route).map((file) => listWords(parseMarkdown(texts.get(file)!)));
      const blocks = listContent(pages.get(route)!).filter(({name}) =>
        /^(?:p|dt|t[dh]|pre)$/.test(name),
      );
      expect(blocks.length).toBeGreaterThan(0);
      expect(
        blocks.map(({text}) => text).filter((text) => !said.join('').includes(squeeze(text))),
      ).toEqual([]);
    });
  }

  /** Removes spaces, which Markdown and HTML use differently. */
  const squeeze = (text: string) => tidy(text).replaceAll(' ', '');

  test('leads on: to Markdown of the site, where each anchor is marked, and in the file itself', () => {
    const lost = [...texts].flatMap(([file, text]) => {
      const tree = parseMarkdown(text);
      const urls = [...listNodes(tree, 'link'), ...listNodes(tree, 'definition')].map(
        ({url}) => url,
      );
      return urls.filter((url) => !leadsOn(url, file)).map((url) => `${file} → ${url}`);
    });
    expect(lost).toEqual([]);
  });

  /** Tells whether an address leads to another site, to a file that isn't a page, or to a marked anchor. */
  function leadsOn(address: string, from: string): boolean {
    const {origin, pathname, hash} = new URL(address, `${SITE_URL}/${from}`);
    if (origin !== SITE_URL) return true;
    const file = decodeURIComponent(pathname.slice(1));
    const isShort = !address.startsWith('#') && file === from && hash !== '';
    const text = texts.get(file);
    if (text === undefined) return files.has(file);
    return !isShort && (hash === '' || text.includes(` {${decodeURIComponent(hash)}}`));
  }

  test('is at most 60,000 characters long in each file', () => {
    // The addresses of links are longer in other versions and languages.
    const homes = COPIES.filter((copy) => copy !== FIRST).map(({home}) => home.slice(1));
    const isCopy = (file: string) =>
      homes.some((home) => file === `${home}.md` || file.startsWith(home.replace(/\/?$/, '/')));
    const long = [...texts].filter(([file, {length}]) => length > 60_000 && !isCopy(file));
    expect(long.map(([file]) => file)).toEqual([]);
    expect(texts.size).toBeGreaterThan(ALL_ROUTES.length);
  });

  test('names the list of all pages first, and explains each mark of a ground once', () => {
    for (const [file, text] of texts) {
      expect(text.replace(/^(?:---\n[^]*?\n---\n|# .*\n)\n/, ''), file).toMatch(
        /^> For AI agents: all pages are listed in https:\S+\/llms\.txt\./,
      );
      const tree = parseMarkdown(text);
      const marks = listNodes(tree, 'linkReference').map(({identifier}) => identifier);
      const defined = listNodes(tree, 'definition');
      expect(defined.map(({identifier}) => identifier).sort(), file).toEqual(
        [...new Set(marks)].sort(),
      );
      for (const {title} of defined) expect(title).toBeTruthy();
    }
  });

  test('starts with the title, the description and the address of its page', async () => {
    for (const {version, routes} of COPIES) {
      for (const route of routes) {
        const facts = readFrontMatter(await readBuiltText(markdownFile(route)));
        const {elements = []} = pages.get(route) ?? {};
        const find = (name: string, key: string, value: string) =>
          elements.find((element) => element.name === name && element.attributes[key] === value);
        expect(facts).toEqual({
          title: elements.find(({name}) => name === 'h1')?.text,
          description: find('meta', 'name', 'description')?.attributes.content,
          canonical_url: find('link', 'rel', 'canonical')?.attributes.href,
          ...(version !== FIRST.version && {version: expect.any(String) as string}),
        });
      }
    }
  });

  test('is named in the head of its page, with the list of all pages, and by a link, and is not a page itself', async () => {
    const named = [...pages.values()]
      .filter(({file}) => !NOT_FOUND.includes(file))
      .map(({route, file, elements}) => [
        route,
        ...elements
          .filter(({name, attributes}) => name === 'link' && attributes.type === 'text/markdown')
          .map(({attributes}) => `${attributes.rel} ${attributes.href}`),
        ...elements
          .filter(({name, attributes}) => name === 'link' && attributes.rel === 'describedby')
          .map(({attributes}) => attributes.href),
        ...new Set(
          elements
            .filter(({classes}) => classes.includes('breadcrumbs__link'))
            .filter(({attributes}) => attributes.href?.endsWith('.md'))
            .filter(({text}) => text === 'View as Markdown' || isTranslated(file))
            .map(({attributes}) => attributes.href),
        ),
      ]);
    const expected = ALL_ROUTES.map((route) => {
      const file = markdownFile(route);
      return [
        ...[route, `alternate /${file}`],
        ...[`/${findLocale(file).folder}llms.txt`, `/${file}`],
      ];
    });
    expect(named.sort()).toEqual(expected.sort());
    expect(await readBuiltText('sitemap.xml')).not.toContain('.md<');
    expect(await readBuiltText('search-index.json')).not.toContain('.md"');
  });

  test('is named with the list of all pages where the text of the page begins, for no eye or ear', () => {
    for (const route of FIRST.routes) {
      const {elements} = pages.get(route)!;
      const lines = elements.filter(({text}) => /^For AI agents: [^]*\/llms\.txt$/.test(text));
      expect(lines, route).toHaveLength(1);
      expect(lines[0]).toMatchObject({
        text: `For AI agents: /${markdownFile(route)}, /llms.txt`,
        attributes: {'aria-hidden': 'true'},
      });
      const isIn = ({name}: PageElement) => name === 'article';
      expect(lines[0]?.ancestors.some(isIn)).toBe(true);
      const heading = elements.findIndex(({name}) => name === 'h1');
      expect(elements.indexOf(lines[0]!)).toBeLessThan(heading);
    }
  });

  test('is named with the list of all pages by a rule for Netlify and Cloudflare, which reads the first 100 rules', async () => {
    const rules = (await readBuiltText('_headers'))
      .trim()
      .split(/\n(?! )/)
      .slice(0, 100);
    for (const route of FIRST.routes) {
      const link = (await ask(route, {accept: 'text/html'})).headers.get('link');
      expect(rules.filter((rule) => rule.startsWith(`${route}\n`))).toEqual([
        `${route}\n  Link: ${link}`,
      ]);
    }
  });

  test('is sent at the address of its page to a client that prefers it, as the file is', async () => {
    for (const route of FIRST.routes) {
      const response = await ask(route, {accept: 'text/markdown, text/html;q=0.9'});
      expect(response.headers.get('content-location')).toBe(`/${markdownFile(route)}`);
      expect(await response.text()).toBe(texts.get(markdownFile(route)));
    }
  });

  test('of the not-found page names the pages with the nearest names', async () => {
    const response = await ask('/platform/cli.html', {accept: 'text/markdown'});
    const text = await response.text();
    expect([response.status, text.startsWith('# Page not found\n')]).toEqual([404, true]);
    expect([...text.matchAll(/^- \[(.+)\]/gm)][0]?.[1]).toBe('CLI');
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
  test('llms.txt links to the Markdown of each page once, in the order of the sidebar, then to other versions', async () => {
    for (const locale of LOCALES) {
      const tree = parseMarkdown(await readBuiltText(`${locale.folder}llms.txt`));
      const [title, summary, ...sections] = tree.children;
      expect(title).toMatchObject({type: 'heading', depth: 1});
      expect(summary?.type).toBe('blockquote');
      expect([...new Set(sections.map(({type}) => type))].sort()).toEqual(['heading', 'list']);
      const [first, ...others] = COPIES.filter((copy) => copy.locale === locale);
      const listed = listNodes(tree, 'link').map(({url}) => url);
      const routes = first!.routes;
      const toAddress = (route: string) => `${SITE_URL}/${markdownFile(route)}`;
      expect(listed.slice(0, routes.length)).toEqual(routes.map(toAddress));
      const homes = others.map(({home}) => toAddress(home));
      expect(listed.slice(routes.length).sort()).toEqual(homes.sort());
      for (const item of listNodes(tree, 'listItem')) {
        expect(toText(item)).toMatch(isTranslated(locale.folder) ? /^.+: .+$/ : /^.+: .+\.$/);
      }
    }
  });

  test('llms-full.txt has the content of each page once, in the order of the sidebar', async () => {
    expect([...(await readWholePages()).keys()]).toEqual(
      FIRST.routes.map((route) => SITE_URL + route),
    );
  });
});
