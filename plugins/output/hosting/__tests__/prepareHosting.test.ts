import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {DocPage} from 'docusaurus-built-pages';
import {prepareHosting} from '../index';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'hosting-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const createDocPage = (name: string): DocPage => ({
  file: `${name}.html`,
  url: encodeURI(`https://docs.example.org/docs/${name.replace(/^index$/, '')}`),
  source: 'a.md',
  title: name,
  description: '',
  trail: [],
  version: {plugin: 'default', name: 'current', label: 'Next', isLast: true},
});

const prepare = (html: string, baseUrl = '/', docs: readonly DocPage[] = []) =>
  prepareHosting(baseUrl)({
    ...{outDir, generatedFilesDir: outDir, baseUrl},
    docs: new Map(docs.map((doc) => [doc.file, doc])),
    site: {url: 'https://docs.example.org', title: 'Docs', language: 'en'},
    pages: new Map([['a.html', html]]),
  });

it('names the sitemap and the list of all pages below the base URL, and the host', async () => {
  await prepare('<body></body>', '/docs/');
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toBe(
    '# For AI agents: all pages are listed in https://docs.example.org/docs/llms.txt, as Markdown.\n' +
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.org/docs/sitemap.xml\n',
  );
  expect(await readFile(path.join(outDir, 'CNAME'), 'utf8')).toBe('docs.example.org\n');
});

it('names the Markdown of each page, and the list of all pages, to hosts that can send headers', async () => {
  await writeFile(path.join(outDir, '_headers'), '/*\n  X-Frame-Options: DENY\n');
  const docs = ['index', 'a b'].map(createDocPage);
  await prepare('<body></body>', '/docs/', docs);
  expect(await readFile(path.join(outDir, '_headers'), 'utf8')).toBe(
    '/*\n  X-Frame-Options: DENY\n' +
      '/docs/\n  Link: </docs/index.md>; rel="alternate"; type="text/markdown", </docs/llms.txt>; rel="describedby"; type="text/plain"\n' +
      '/docs/a%20b\n  Link: </docs/a%20b.md>; rel="alternate"; type="text/markdown", </docs/llms.txt>; rel="describedby"; type="text/plain"\n',
  );
});

it('puts the pages of the version that is shown before those of others, as Cloudflare reads 100 rules', async () => {
  const old = createDocPage('1.0/a');
  const docs = [
    {...old, version: {...old.version, name: '1.0', isLast: false}},
    createDocPage('a'),
  ];
  await prepare('<body></body>', '/', docs);
  const rules = await readFile(path.join(outDir, '_headers'), 'utf8');
  expect(rules.match(/^\/.*/gm)).toEqual(['/docs/a', '/docs/1.0/a']);
});

it('adds another language to the files of the site, which hosts read in no other folder', async () => {
  const language = path.join(outDir, 'fa');
  await mkdir(language);
  const common = '/*\n  X-Frame-Options: DENY\n/*.md\n  X-Robots-Tag: noindex\n';
  const rules = `${common}/img/*\n  A: b\n  C: d\n/llms.txt\n  X-Robots-Tag: noindex\n`;
  await writeFile(path.join(outDir, '_headers'), rules);
  await writeFile(path.join(language, '_headers'), rules);
  await prepare('<body></body>');
  await prepareHosting('/')({
    ...{outDir: language, generatedFilesDir: language, baseUrl: '/fa/'},
    docs: new Map([['a.html', {...createDocPage('a'), url: 'https://docs.example.org/fa/a'}]]),
    site: {url: 'https://docs.example.org', title: 'Docs', language: 'fa'},
    pages: new Map(),
  });
  expect(await readdir(language)).toEqual([]);
  expect(await readFile(path.join(outDir, 'robots.txt'), 'utf8')).toMatch(
    /\nSitemap: https:\/\/docs\.example\.org\/sitemap\.xml\nSitemap: https:\/\/docs\.example\.org\/fa\/sitemap\.xml\n$/,
  );
  expect(await readFile(path.join(outDir, '_headers'), 'utf8')).toBe(
    `${rules}/fa/img/*\n  A: b\n  C: d\n/fa/llms.txt\n  X-Robots-Tag: noindex\n` +
      '/fa/a\n  Link: </fa/a.md>; rel="alternate"; type="text/markdown", </fa/llms.txt>; rel="describedby"; type="text/plain"\n',
  );
});

it('keeps the whole body of a page from being changed', async () => {
  const html = '<head></head><body class="a"><code>&lt;/body> a@1.2.3</code></body>';
  expect((await prepare(html)).get('a.html')).toBe(
    '<head></head><body class="a"><!--email_off--><code>&lt;/body> a@1.2.3</code><!--/email_off--></body>',
  );
});

it('refuses a page whose body has no end', async () => {
  await expect(prepare('<body><p>')).rejects.toThrow('a.html: no <body> with an end tag');
});
