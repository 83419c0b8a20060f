import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {prepareHosting} from '../index';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'hosting-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const prepare = (html: string, baseUrl = '/') =>
  prepareHosting({
    ...{outDir, generatedFilesDir: outDir, baseUrl, docs: new Map()},
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

it('keeps the whole body of a page from being changed', async () => {
  const html = '<head></head><body class="a"><code>&lt;/body> a@1.2.3</code></body>';
  expect((await prepare(html)).get('a.html')).toBe(
    '<head></head><body class="a"><!--email_off--><code>&lt;/body> a@1.2.3</code><!--/email_off--></body>',
  );
});

it('refuses a page whose body has no end', async () => {
  await expect(prepare('<body><p>')).rejects.toThrow('a.html: no <body> with an end tag');
});
