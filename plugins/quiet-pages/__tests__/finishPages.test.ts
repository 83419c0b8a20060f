import type {LoadContext} from '@docusaurus/types';
import {mkdtemp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {digest} from '../../../security/digest.mjs';
import {createQuietPages} from '../index';

let outDir = '';
let generatedFilesDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'quiet-pages-'));
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(
    path.join(outDir, 'assets/css/styles.0a1b2c3d.css'),
    '.a{top:0}.b{top:0}@media print{p{top:0}}',
  );
  await mkdir(path.join(outDir, 'assets/js'));
  for (const name of [...NAMES, ...OWN]) {
    await writeFile(path.join(outDir, `assets/js/${name}.js`), name);
  }
  generatedFilesDir = await mkdtemp(path.join(tmpdir(), 'quiet-pages-'));
  for (const [name, content] of Object.entries(CHUNKS)) {
    await writeFile(path.join(generatedFilesDir, name), JSON.stringify(content));
  }
});
afterEach(async () => {
  await rm(outDir, {recursive: true});
  await rm(generatedFilesDir, {recursive: true});
});

const NAMES = ['runtime~main.0a1b2c3d', 'main.4e5f6a7b'];
const OWN = ['sidebar.11111111', 'home.22222222', 'a.33333333', 'ab.44444444'];
/** A layout around all pages, and three pages, of which one is below another. */
const CHUNKS = {
  'routesChunkNames.json': {
    '/base/-5dc': {__comp: 'layout', __context: {plugin: 'eager'}},
    '/base/-429': {__comp: 'layout', __props: 'sidebar'},
    '/base/-73d': {__comp: 'page', content: 'home'},
    '/base/a-a79': {__comp: 'page', content: 'a'},
    '/base/a/b-a-b/-2f0': {__comp: 'page', content: 'ab'},
  },
  'client-manifest.json': {
    origins: {sidebar: ['1'], home: ['2'], a: ['3'], ab: ['4', '1']},
    assets: Object.fromEntries(
      OWN.map((name, index) => [index + 1, {js: [{publicPath: `/base/assets/js/${name}.js`}]}]),
    ),
  },
};
const SCRIPTS = NAMES.map((name) => `<script src=/base/assets/js/${name}.js defer></script>`).join(
  '',
);
const CONTEXT = {generatedFilesDir: '/site/.docusaurus'} as LoadContext;
const SHEET = '<link rel=stylesheet href=/base/assets/css/styles.0a1b2c3d.css />';
const page = (className: string, head = SHEET + SCRIPTS) =>
  `<html><head>${head}</head><body><p class=${className}></body></html>`;

const finish = (pages: Record<string, string>, isOn = true) =>
  createQuietPages({isOn}).finishPages({
    outDir,
    generatedFilesDir,
    baseUrl: '/base/',
    site: {url: 'https://a.example', title: 'A', tagline: 'B', language: 'en'},
    docs: new Map(),
    pages: new Map(Object.entries(pages)),
  });

describe('a quiet page', () => {
  it('asks for no script and no style sheet but that for paper, unless scripts are off', async () => {
    const html = (await finish({'a.html': page('a')})).get('a.html') ?? '';
    expect(html).not.toMatch(/<script src/);
    expect(html).toMatch(/<noscript><link [^>]*><\/noscript><link/);
    expect(html.match(/<link[^>]*>/g)).toEqual([
      expect.stringMatching(/^<link rel="stylesheet" href="\/base\/assets\/css\/styles/),
      expect.stringMatching(
        /^<link rel="stylesheet" href="\/base\/assets\/css\/print\.[\da-f]{8}\.css" media="print">$/,
      ),
    ]);
  });

  it('contains the styles of its own HTML', async () => {
    const pages = await finish({'a.html': page('a'), 'b.html': page('b')});
    expect(pages.get('a.html')).toContain('<style>.a{top:0}</style>');
    expect(pages.get('b.html')).toContain('<style>.b{top:0}</style>');
  });

  const readWake = (html = '') => {
    const [, wake = ''] = html.match(/\)\((\{"scripts".*?\})\)<\/script><\/head>/) ?? [];
    return JSON.parse(wake) as {scripts: string[][]; styles: string[]};
  };

  it.each([
    ['index.html', ['sidebar.11111111', 'home.22222222']],
    ['a.html', ['sidebar.11111111', 'a.33333333']],
    ['a/index.html', ['sidebar.11111111', 'a.33333333']],
    ['a/b-a-b.html', ['sidebar.11111111', 'ab.44444444']],
    ['404.html', []],
  ])('%s names its own scripts before the main ones to what wakes it', async (file, own) => {
    const {scripts} = readWake((await finish({[file]: page('a')})).get(file));
    expect(scripts).toEqual(
      [...own, ...NAMES].map((name) => [`/base/assets/js/${name}.js`, digest(name)]),
    );
  });

  it('names all styles with their digest to what wakes it', async () => {
    const {styles} = readWake((await finish({'a.html': page('a')})).get('a.html'));
    const written = await readdir(path.join(outDir, 'assets/css'));
    expect(written).toHaveLength(2);
    const [address = '', integrity] = styles;
    const all = await readFile(path.join(outDir, address.replace('/base/', '')), 'utf8');
    expect(all).toBe('.a{top:0}.b{top:0}@media print{p{top:0}}');
    expect(integrity).toBe(digest(all));
  });

  it('stops the build where the framework loads scripts or styles in another way', async () => {
    await expect(finish({'a.html': page('a', SCRIPTS)})).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: A built page has 2 scripts and 0 style sheets where scripts and one style sheet are expected. Adapt plugins/quiet-pages/finishPages.ts to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.]`,
    );
  });
});

describe('switched off', () => {
  it('leaves the pages and the bundler as the framework has them', async () => {
    const pages = {'a.html': page('a')};
    expect(Object.fromEntries(await finish(pages, false))).toEqual(pages);
    expect(createQuietPages({isOn: false}).plugin(CONTEXT)).toEqual({name: 'quiet-pages'});
  });
});
