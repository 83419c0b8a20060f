import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import worker from '../worker.mjs';

const site = path.join(import.meta.dirname, 'fixtures/site');

/** The site's files as Cloudflare's static assets answer: pages without an extension, and the not-found page. */
const ASSETS = {
  async fetch(request: Request): Promise<Response> {
    const {pathname} = new URL(request.url);
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const read = (name: string) => readFile(path.join(site, name), 'utf8').catch(() => undefined);
    const isPage = !/\.\w+$/.test(file);
    const text = await read(isPage ? `${file}.html` : file);
    const type = file.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8';
    const robots = file.endsWith('.md') ? {'X-Robots-Tag': 'noindex'} : undefined;
    const headers = {'Content-Type': type, ETag: `"${file}"`, 'X-Frame-Options': 'DENY', ...robots};
    if (text === undefined) return new Response(await read('404.html'), {status: 404, headers});
    if (request.headers.get('if-none-match') === headers.ETag) {
      return new Response(null, {status: 304, headers});
    }
    return new Response(request.method === 'HEAD' ? null : text, {headers});
  },
};

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  worker.fetch(new Request(`https://docs.example.dev${address}`, {headers, method}), {ASSETS});
const MARKDOWN = {Accept: 'text/markdown, text/html, */*'};

describe('the worker for Cloudflare', () => {
  it('answers with the form of a page that a client wants, at one address', async () => {
    const [html, markdown] = [
      await ask('/platform/core/cli'),
      await ask('/platform/core/cli', MARKDOWN),
    ];
    const list = '</llms.txt>; rel="describedby"; type="text/plain"';
    expect(Object.fromEntries(html.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept, Accept-Encoding',
      link: `</platform/core/cli.md>; rel="alternate"; type="text/markdown", ${list}`,
      'x-frame-options': 'DENY',
    });
    expect(Object.fromEntries(markdown.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/platform/core/cli.md',
      vary: 'Accept, Accept-Encoding',
      link: `</platform/core/cli>; rel="canonical", ${list}`,
    });
    expect(markdown.headers.get('x-robots-tag')).toBeNull();
    expect(await markdown.text()).toMatch(/^# /);
    expect(markdown.headers.get('etag')).not.toBe(html.headers.get('etag'));
  });

  it('spares a client that has the form already', async () => {
    const known = {...MARKDOWN, 'If-None-Match': '"platform/core/cli.md"'};
    expect((await ask('/platform/core/cli', known)).status).toBe(304);
    expect(
      (await ask('/platform/core/cli', {'If-None-Match': '"platform/core/cli.md"'})).status,
    ).toBe(200);
  });

  it('takes the number of a version for a page, and a list of checksums for none', async () => {
    const files: Record<string, string> = {'/1.0.md': '# Version 1.0', '/wit/SHA256SUMS': 'a b'};
    const assets = {
      fetch: ({url}: Request) => {
        const text = files[new URL(url).pathname];
        return Promise.resolve(new Response(text ?? null, {status: text ? 200 : 404}));
      },
    };
    const askAssets = (address: string) =>
      worker.fetch(new Request(`https://docs.example.dev${address}`, {headers: MARKDOWN}), {
        ASSETS: assets,
      });
    expect((await askAssets('/1.0')).headers.get('content-location')).toBe('/1.0.md');
    const list = await askAssets('/wit/SHA256SUMS');
    expect([list.headers.get('link'), await list.text()]).toEqual([null, 'a b']);
  });

  it.each(['/reference/api/index.html', '/platform/core/cli.md', '/search-index.json'])(
    'leaves other files alone: %s',
    async (address) => {
      const answer = await ask(address, MARKDOWN);
      expect([answer.status, answer.headers.get('vary')]).toEqual([200, null]);
    },
  );

  it.each(['GET', 'HEAD'])('names the nearest pages where none is: %s', async (method) => {
    const answer = await ask('/platform/cli', MARKDOWN, method);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    expect(answer.headers.get('etag')).toBeNull();
    const text = await answer.text();
    if (method === 'GET') expect(text).toMatch(/^# Page not found\n[^[]*\[The command line\]/);
    else expect(text).toBe('');
  });

  it('shows the not-found page to browsers', async () => {
    const answer = await ask('/platform/cli');
    expect([answer.status, answer.headers.get('vary')]).toEqual([404, 'Accept, Accept-Encoding']);
    expect(await answer.text()).toContain('There is nothing here.');
  });

  it('names the list of another language in its folder, and the not-found page there', async () => {
    const files: Record<string, string> = {
      '/404.md': '# Page not found',
      '/ar/404.md': '# In Arabic',
      '/ar/index.md': '# Start',
      '/ar/a': '<h1>A</h1>',
    };
    const rule = '</ar/a.md>; rel="alternate"';
    const assets = {
      fetch: ({url}: Request) => {
        const {pathname} = new URL(url);
        const text = files[pathname];
        const headers = pathname === '/ar/a' ? {Link: rule} : undefined;
        return Promise.resolve(
          text === undefined ? new Response('', {status: 404}) : new Response(text, {headers}),
        );
      },
    };
    const list = (folder: string) => `<${folder}llms.txt>; rel="describedby"; type="text/plain"`;
    const askFor = async (address: string, headers = MARKDOWN) => {
      const request = new Request(`https://docs.example.dev${address}`, {headers});
      const answer = await worker.fetch(request, {ASSETS: assets});
      return [answer.status, answer.headers.get('link'), await answer.text()];
    };
    expect(await askFor('/ar/')).toEqual([
      200,
      `</ar/>; rel="canonical", ${list('/ar/')}`,
      '# Start',
    ]);
    expect(await askFor('/ar/unknown')).toEqual([404, list('/ar/'), '# In Arabic']);
    expect(await askFor('/fr/unknown')).toEqual([404, list('/'), '# Page not found']);
    expect(await askFor('/ar/a', {Accept: 'text/html'})).toEqual([200, rule, '<h1>A</h1>']);
  });
});
