import {mkdtemp, mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {finishPages} from '../src/index';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'quiet-pages-'));
  await mkdir(path.join(outDir, 'assets/css'), {recursive: true});
  await writeFile(
    path.join(outDir, 'assets/css/styles.0a1b2c3d.css'),
    '.a{top:0}.b{top:0}@media print{p{top:0}}',
  );
});
afterEach(() => rm(outDir, {recursive: true}));

const NAMES = ['runtime~main.0a1b2c3d', 'main.4e5f6a7b'];
const SCRIPTS = NAMES.map((name) => `<script src=/base/assets/js/${name}.js defer></script>`);
const SHEET = '<link rel=stylesheet href=/base/assets/css/styles.0a1b2c3d.css />';
const WAKE = '<script data-wake>run()</script>';
const page = (className: string, head = WAKE + SHEET + SCRIPTS.join('')) =>
  `<html><head>${head}</head><body><p class=${className}></body></html>`;

const finish = (pages: Record<string, string>) =>
  finishPages({
    outDir,
    generatedFilesDir: '',
    baseUrl: '/base/',
    site: {url: 'https://a.example', title: 'A', language: 'en'},
    docs: new Map(),
    pages: new Map(Object.entries(pages)),
  });

it('leaves pages of other making alone, such as those of `static`', async () => {
  const own = page('own', '<link rel=stylesheet href=own.css><script src=own.js></script>');
  const pages = await finish({'a.html': own, 'b.html': page('b')});
  expect(pages.get('a.html')).toBe(own);
  expect(pages.get('b.html')).not.toContain('main.4e5f6a7b.js defer');
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

  it.each([
    ['index.html', '/base'],
    ['a.html', '/base/a'],
    ['a/index.html', '/base/a'],
    ['a/b.html', '/base/a/b'],
    ['404.html', undefined],
  ])('%s names its address, its scripts and all styles to what wakes it', async (file, address) => {
    const html = (await finish({[file]: page('a')})).get(file) ?? '';
    const [, json = ''] = html.match(/<script data-wake="([^"]*)">run/) ?? [];
    const wake = JSON.parse(json.replaceAll('&quot;', '"')) as {files: string[]; path?: string};
    expect(wake.path).toBe(address);
    const styles = wake.files.pop() ?? '';
    expect(wake.files).toEqual(NAMES.map((name) => `/base/assets/js/${name}.js`));
    expect(await readdir(path.join(outDir, 'assets/css'))).toHaveLength(2);
    const all = await readFile(path.join(outDir, styles.replace('/base/', '')), 'utf8');
    expect(all).toBe('.a{top:0}.b{top:0}@media print{p{top:0}}');
  });

  it('finds scripts and styles however a page writes them', async () => {
    const head = `${WAKE}<link href="/base/assets/css/styles.0a1b2c3d.css" rel="stylesheet"><script defer src="/base/assets/js/main.js"></script>`;
    const html = (await finish({'a.html': page('a', head)})).get('a.html') ?? '';
    expect(html).not.toMatch(/<script[^>]* src/);
    expect(html).toContain('&quot;/base/assets/js/main.js&quot;');
  });

  it('stops the build where the framework loads scripts or styles in another way', async () => {
    await expect(
      finish({'a.html': page('a', WAKE + SCRIPTS.join(''))}),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.html has 2 scripts and 0 style sheets where scripts and one style sheet are expected. docusaurus-quiet-pages does not know this version of Docusaurus: leave its theme and finishPages out of docusaurus.config.ts.]`,
    );
  });

  it('names the sheets that a site adds in a way that it does not know', async () => {
    const sheets =
      '<link rel="stylesheet" href="/base/a.css"><link rel="stylesheet" href="https://x.test/b.css">';
    await expect(finish({'a.html': page('a', WAKE + SCRIPTS.join('') + sheets)})).rejects.toThrow(
      'a.html has 2 scripts and 2 style sheets where scripts and one style sheet are expected. Import https://x.test/b.css in customCss',
    );
  });

  it('stops the build where the theme is missing', async () => {
    await expect(finish({'a.html': page('a', SHEET)})).rejects.toThrow(
      'No built page can rest. List the theme of docusaurus-quiet-pages, or leave finishPages out.',
    );
  });
});
