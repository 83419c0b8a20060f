import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {nameCode} from '../../check/lib/pages/nameCode';
import {listNodes} from '../../check/lib/pages/nodes';
import {parsePage} from '../../check/lib/pages/parsePage';
import {listCommands, readExample} from '../../plugins/content/example-archives/index';
import {readDirective} from '../../plugins/output/agent-skills/index';
import {listBuiltFiles, readBuiltFile, readBuiltPages, SITE_URL} from '../support/builtSite';
import {FIRST} from '../support/copies';
import {serveBuiltSite} from './serveBuiltSite';

const FOLDER = '/.well-known/agent-skills';

/** An entry of the index, and the file that it names. */
type Skill = {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
  text: string;
  tree: Root;
};

const ask = serveBuiltSite();

const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).parse(markdown);

describe('a skill', () => {
  let skills: Skill[];

  beforeAll(async () => {
    const index = (await (await ask(`${FOLDER}/index.json`)).json()) as {skills: Skill[]};
    skills = await Promise.all(
      index.skills.map(async (entry) => {
        const text = await (await ask(entry.url)).text();
        return {...entry, text, tree: parseMarkdown(text)};
      }),
    );
  });

  test('is listed where programs look for it, with what its front matter says and its digest', async () => {
    const response = await ask(`${FOLDER}/index.json`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys((await response.json()) as object)).toEqual(['$schema', 'skills']);
    expect(skills.map(({name}) => name)).toEqual([
      'build-hayride-component',
      'call-hayride-api',
      'compose-hayride-agent',
    ]);
    for (const {name, type, description, url, digest, text, tree} of skills) {
      const facts = parse(listNodes(tree, 'yaml')[0]?.value ?? '') as unknown;
      expect(facts).toEqual({name, description});
      expect({type, url}).toEqual({type: 'skill-md', url: `${FOLDER}/${name}/SKILL.md`});
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    }
  });

  test('is written once, whatever languages the site has', async () => {
    expect(await listBuiltFiles(/.\/\.well-known\//)).toEqual([]);
  });

  test('is sent as Markdown that search engines leave out', async () => {
    for (const {url} of skills) {
      const {headers} = await ask(url);
      expect(headers.get('content-type')?.toLowerCase()).toBe('text/markdown; charset=utf-8');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  test('is at most 10,000 characters long, and has no directive left', () => {
    for (const {text, name, description} of skills) {
      expect(text.length, name).toBeLessThanOrEqual(10_000);
      expect(description.length, name).toBeLessThanOrEqual(1024);
      expect(text, name).not.toMatch(/^\s*\{\{.*\}\}$/m);
    }
  });

  test('has no command, output or code that no page has', async () => {
    const elements = (await readBuiltPages()).flatMap((page) => page.elements);
    const blocks = elements.filter(({name}) => name === 'pre').map(({text}) => text.trimEnd());
    const words = elements.filter(({name}) => name === 'code').map(({text}) => text);
    const known = {blocks: new Set(blocks), words: new Set(words)};
    for (const {name, tree} of skills) {
      const code = listNodes(tree, 'code').map(({value}) => value.trimEnd());
      expect(code.length, name).toBeGreaterThan(5);
      expect(code.filter((value) => !known.blocks.has(value))).toEqual([]);
      const inline = listNodes(tree, 'inlineCode').map(({value}) => value);
      expect(
        inline.filter((value) => !known.words.has(value)),
        name,
      ).toEqual([]);
    }
  });

  test('has the commands of its walk, which are those that its source names on the pages', async () => {
    const isCommand = (language?: string | null) => language === 'sh' || language === 'console';
    const listPrompts = (code: string) => code.match(/^\$ .*$/gm)?.join('\n') ?? code;
    for (const {name, tree} of skills) {
      const source = await readFile(`skills/${name}.md`, 'utf8');
      const taken = source.split('\n\n').flatMap((paragraph) => {
        const directive = readDirective(paragraph.trim());
        const id = FIRST.ids.find((each) => each.replace(/\/index$/, '') === directive?.page);
        const file = `${FIRST.folder}/${id}.mdx`;
        const found = (id ? nameCode(parsePage(file, readFileSync(file, 'utf8'))) : []).find(
          (each) => each.anchor === directive?.anchor && each.name === directive.name,
        );
        if (!found) return [];
        if ('example' in found) return [listCommands(readExample('.', found.example)).join('\n')];
        return isCommand(found.fence.lang) ? [listPrompts(found.fence.value)] : [];
      });
      // The requests of the API reference are generated, and their server is closed source.
      const isGenerated = ({meta}: Code) => meta === 'title="Request"';
      const shown = listNodes(tree, 'code').filter(
        (node) => isCommand(node.lang) && !isGenerated(node),
      );
      expect(taken.length, name).toBeGreaterThan(4);
      expect(
        shown.map(({value}) => value),
        name,
      ).toEqual(taken);
    }
  });

  test('leads to files of the site and to anchors in them', async () => {
    const files = await listBuiltFiles();
    for (const {name, tree} of skills) {
      const nodes = [...listNodes(tree, 'link'), ...listNodes(tree, 'definition')];
      const addresses = [...new Set(nodes.map(({url}) => url))];
      expect(addresses.length, name).toBeGreaterThan(10);
      for (const address of addresses) {
        const {origin, pathname, hash} = new URL(address);
        expect(origin, address).toBe(SITE_URL);
        const file = decodeURIComponent(pathname.slice(1));
        expect(files, address).toContain(file);
        if (hash === '') continue;
        expect((await readBuiltFile(file)).toString('utf8'), address).toContain(` {${hash}}`);
      }
    }
  });

  test('says that Hayride is alpha, what its sandbox leaves open, and which versions go together', () => {
    for (const {name, text, tree} of skills) {
      const links = listNodes(tree, 'link').map(({url}) => url.slice(SITE_URL.length));
      expect(text, name).toMatch(/Hayride is alpha/);
      expect(links, name).toContain('/platform/overview.md#versions-that-go-together');
      expect(links.join(' '), name).toMatch(/\/index\.md#(?:not-stopped|limits)|#sandbox/);
    }
  });
});
