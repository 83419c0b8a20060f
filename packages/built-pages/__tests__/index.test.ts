import {mkdir, mkdtemp, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {mapPages, type PageStep} from '../src/builtSite';
import {listFiles} from '../src/files';
import pluginBuiltPages from '../src/index';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'built-pages-'));
  await mkdir(path.join(outDir, 'a'));
  await writeFile(path.join(outDir, 'index.html'), '<p>');
  await writeFile(path.join(outDir, 'a/b.html'), '<i>');
  await writeFile(path.join(outDir, 'main.js'), '<p>');
});
afterEach(() => rm(outDir, {recursive: true}));

/** Returns the props that Docusaurus passes to `postBuild`, with one docs page. */
const props = () => ({
  outDir,
  baseUrl: '/',
  siteConfig: {url: 'https://a.example', title: 'A', trailingSlash: false},
  i18n: {currentLocale: 'en', localeConfigs: {en: {htmlLang: 'en-GB'}}},
  plugins: [
    {
      name: 'docusaurus-plugin-content-docs',
      options: {id: 'default'},
      content: {
        loadedVersions: [
          {
            docs: [
              {id: 'b', source: '@site/b.md', permalink: '/a/b', title: 'Bee', frontMatter: {}},
            ],
            sidebars: {},
          },
        ],
      },
    },
  ],
});
const run = (...steps: PageStep[]) =>
  pluginBuiltPages(undefined, {steps}).postBuild?.(props() as never);
const append =
  (text: string): PageStep =>
  ({pages}) =>
    mapPages(pages, (html, file) => `${html}${text}${file}`);

describe('the built pages', () => {
  it('pass through the steps in their order, and nothing else does', async () => {
    await run(append('1'), append('2'));
    const texts = ['index.html', 'a/b.html', 'main.js'].map((file) =>
      readFile(path.join(outDir, file), 'utf8'),
    );
    expect(await Promise.all(texts)).toEqual([
      '<p>1index.html2index.html',
      '<i>1a/b.html2a/b.html',
      '<p>',
    ]);
    expect(listFiles(outDir)).toHaveLength(3);
  });

  it('bring what is known of the site and of the pages of its docs', async () => {
    const seen: unknown[] = [];
    await run(({site, docs, pages}) => {
      seen.push(
        site,
        [...docs].map(([file, {title}]) => [file, title]),
      );
      return pages;
    });
    expect(seen).toEqual([
      {url: 'https://a.example', title: 'A', language: 'en-GB'},
      [['a/b.html', 'Bee']],
    ]);
  });

  it('are not complete without a page of the docs, and then no step runs', async () => {
    await rm(path.join(outDir, 'a/b.html'));
    const finish = run(() => Promise.reject(new Error('a step')));
    await expect(finish).rejects.toThrow('b.md: the build has no page a/b.html.');
  });

  it('stay as they are where no step changes them', async () => {
    const page = path.join(outDir, 'index.html');
    const before = await stat(page);
    await run(({pages}) => pages);
    expect((await stat(page)).mtimeMs).toBe(before.mtimeMs);
  });

  it('stop the build with the error of a step, and none is half changed', async () => {
    const fail = () => Promise.reject(new Error('index.html: no head.'));
    await expect(run(append('1'), fail)).rejects.toThrow('index.html: no head.');
    expect(await readFile(path.join(outDir, 'index.html'), 'utf8')).toBe('<p>');
  });
});
