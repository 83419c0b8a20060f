import type {LoadContext} from '@docusaurus/types';
import {mkdtemp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {digest} from '../../../security/digest.mjs';
import {createQuietPages} from '../index';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'quiet-pages-'));
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(
    path.join(outDir, 'assets/css/styles.0a1b2c3d.css'),
    '.a{top:0}.b{top:0}@media print{p{top:0}}',
  );
  await mkdir(path.join(outDir, 'assets/js'));
  for (const name of NAMES) await writeFile(path.join(outDir, `assets/js/${name}.js`), name);
});
afterEach(() => rm(outDir, {recursive: true}));

const NAMES = ['runtime~main.0a1b2c3d', 'main.4e5f6a7b'];
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

  it('names the scripts in their order, and all styles, with their digests to what wakes it', async () => {
    const html = (await finish({'a.html': page('a')})).get('a.html') ?? '';
    const [, wake = ''] = html.match(/\)\((\{"scripts".*?\})\)<\/script><\/head>/) ?? [];
    const {scripts, styles} = JSON.parse(wake) as {scripts: string[][]; styles: string[]};
    expect(scripts).toEqual(NAMES.map((name) => [`/base/assets/js/${name}.js`, digest(name)]));
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
