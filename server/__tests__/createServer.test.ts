import {copyFile, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import type {OutgoingHttpHeaders, Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createServer, listen} from '../createServer.mjs';
import {digest} from '../inlineHashes.mjs';
import {ask as askPort, sendRaw as sendRawTo} from './ask';

const site = path.join(import.meta.dirname, 'fixtures/site');
let server: Server;
let port: number;

beforeAll(async () => {
  server = await createServer(site);
  port = await listen(server, 0);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (target: string, headers?: OutgoingHttpHeaders, method?: string) =>
  askPort(port, target, headers, method);
const sendRaw = (bytes: string) => sendRawTo(port, bytes);

describe('a page', () => {
  it.each([
    ['/', 'The overview'],
    ['/platform/core/cli', 'The command line.'],
    ['/reference/api', 'The index of the API.'],
  ])('is served at %s', async (address, content) => {
    const {status, headers, body} = await ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(content);
  });

  it.each([
    ['/platform/core/cli.html?a=1', '/platform/core/cli?a=1'],
    ['/reference/api/index.html', '/reference/api'],
    ['/reference/api/', '/reference/api'],
    ['/index.html', '/'],
  ])('at %s is redirected to %s', async (address, location) => {
    const {status, headers} = await ask(address);
    expect([status, headers.location]).toEqual([301, location]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is described by HEAD with the length of its file and without a body', async () => {
    const {status, headers, body} = await ask('/platform/core/cli', {}, 'HEAD');
    const {length} = await readFile(path.join(site, 'platform/core/cli.html'));
    expect([status, headers['content-length'], body.length]).toEqual([200, String(length), 0]);
  });
});

describe('a page that has Markdown', () => {
  const MARKDOWN = {Accept: 'text/markdown'};
  const [page, twin] = ['/platform/core/cli', '/platform/core/cli.md'];

  it.each(['GET', 'HEAD'])(
    'is sent in the form that the client wants, at one address: %s',
    async (method) => {
      const answers = {
        html: await ask(page, {Accept: 'text/markdown;q=0.5, text/html'}, method),
        markdown: await ask(`${page}?a=1`, MARKDOWN, method),
      };
      const [html, markdown] = [`${page.slice(1)}.html`, twin.slice(1)].map((file) =>
        readFile(path.join(site, file)),
      );
      for (const [answer, file] of [
        [answers.html, await html],
        [answers.markdown, await markdown],
      ] as const) {
        expect([answer.status, answer.headers.vary]).toEqual([200, 'Accept, Accept-Encoding']);
        expect(answer.headers['cache-control']).toBe('no-cache, no-transform');
        expect(answer.headers['content-length']).toBe(String(file?.length));
        expect(answer.body.toString()).toBe(method === 'GET' ? file?.toString() : '');
      }
      expect(answers.html.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        link: `<${twin}>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/plain"`,
      });
      expect(answers.html.headers['content-location']).toBeUndefined();
      expect(answers.markdown.headers).toMatchObject({
        'content-location': twin,
        link: `<${page}>; rel="canonical", </llms.txt>; rel="describedby"; type="text/plain"`,
      });
      expect(answers.markdown.headers['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
      expect(answers.markdown.headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('has an ETag for each form, which spares the body of that form only', async () => {
    const [html, markdown] = [await ask(page), await ask(page, MARKDOWN)];
    expect(html.headers.etag).not.toBe(markdown.headers.etag);
    const known = {'If-None-Match': String(markdown.headers.etag)};
    const again = await ask(page, {...MARKDOWN, ...known});
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      vary: 'Accept, Accept-Encoding',
      'content-location': twin,
    });
    expect((await ask(page, known)).status).toBe(200);
  });

  it.each(['image/png', 'text/markdown;q=0', 'nonsense'])(
    'is HTML for a client that wants neither: %s',
    async (accept) => {
      const {status, headers} = await ask(page, {Accept: accept});
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('is redirected to its address before its form is chosen', async () => {
    const {status, headers} = await ask(`${page}.html`, MARKDOWN);
    expect([status, headers.location]).toEqual([301, page]);
  });

  it('is told from one that has none, and from other files', async () => {
    for (const address of ['/reference/api', '/search-index.json', twin]) {
      const {headers} = await ask(address, MARKDOWN);
      expect([headers.vary, headers.link], address).toEqual(['Accept-Encoding', undefined]);
    }
  });
});

describe('an idle connection', () => {
  it('is kept for five minutes, as by Caddy, for clients that read a long page first', () => {
    expect(server.keepAliveTimeout).toBe(300_000);
  });
});

describe('what does not exist', () => {
  it('is answered with Markdown that names the nearest pages to a client that wants it', async () => {
    const {status, headers, body} = await ask('/platform/cli', {Accept: 'text/markdown, */*'});
    expect([status, headers.vary]).toEqual([404, 'Accept, Accept-Encoding']);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.link).toBe('</llms.txt>; rel="describedby"; type="text/plain"');
    expect(body.toString()).toMatch(/^# Page not found\n[^[]*\[The command line\]/);
  });

  it.each([
    '/unknown',
    '/assets/js/gone.0a1b2c3d.js',
    '/404.html',
    '/404.md',
    '//evil.example/',
    '/%2F/evil.example',
    '/\\evil.example/',
    '/../outside.json',
    '/%2e%2e/outside.json',
    '/..%2foutside.json',
    '/img',
  ])('is answered with the not-found page: %s', async (address) => {
    const {status, headers, body} = await ask(address);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body.toString()).toContain('There is nothing here.');
  });

  it('is answered with the not-found page of the language whose folder the address begins with', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
    await mkdir(path.join(folder, 'ar/assets/js'), {recursive: true});
    await writeFile(path.join(folder, 'ar/assets/js/main.js'), '');
    await writeFile(path.join(folder, '404.html'), 'none');
    await writeFile(path.join(folder, 'ar/404.html'), 'none in Arabic');
    const languages = await createServer(folder);
    const at = await listen(languages, 0);
    const answers = [
      '/ar/unknown',
      '/ar/un/known',
      '/en/unknown',
      '/unknown',
      '/%61r/x',
      '/../ar/x',
    ];
    const bodies = answers.map(async (address) => (await askPort(at, address)).body.toString());
    expect(await Promise.all(bodies)).toEqual([
      ...['none in Arabic', 'none in Arabic', 'none', 'none', 'none', 'none'],
    ]);
    languages.closeAllConnections();
    languages.close();
    await rm(folder, {recursive: true});
  });

  it('stays 404 for a client that has the not-found page already', async () => {
    const {status, body} = await ask('/unknown', {'If-None-Match': '*'});
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('nothing here')]);
  });

  it('is answered with the page to a client that prefers JSON', async () => {
    const {headers} = await ask('/unknown', {Accept: 'application/json'});
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('caching', () => {
  it.each([
    ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
    ['/assets/js/plain.js', 'no-cache'],
    ['/search-index.json', 'no-cache'],
    ['/', 'no-cache, no-transform'],
    ['/unknown', 'no-cache, no-transform'],
    ['/index.html', 'no-cache'],
    ['/img/a%20mark.svg', 'no-cache'],
  ])('of %s is told as "%s"', async (address, cacheControl) => {
    expect((await ask(address)).headers['cache-control']).toBe(cacheControl);
  });

  it.each([
    ['the ETag', (etag: string) => etag],
    ['its strong form', (etag: string) => etag.replace('W/', '')],
    ['it among others', (etag: string) => `"0123", ${etag}`],
  ])('spares the body when the client names %s', async (_case, form) => {
    const etag = String((await ask('/')).headers.etag);
    const {status, headers, body} = await ask('/', {'If-None-Match': form(etag)});
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding',
    });
  });

  it('sends the body and the new ETag when the client names another one', async () => {
    const {status, headers, body} = await ask('/', {'If-None-Match': '"0123"'});
    expect(status).toBe(200);
    expect(headers.etag).toMatch(/^W\/".+"$/);
    expect(body.length).toBeGreaterThan(0);
  });
});

describe('search engines', () => {
  it.each([
    ['/', undefined],
    ['/platform/core/cli', undefined],
    ['/platform/core/cli.md', 'noindex'],
    ['/llms.txt', 'noindex'],
    ['/llms-full.txt', 'noindex'],
    ['/search-index.json', undefined],
  ])('are told of %s: %s', async (address, robots) => {
    const {status, headers} = await ask(address);
    expect([status, headers['x-robots-tag']]).toEqual([200, robots]);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('follows Accept-Encoding: %s', async (accepted, encoding, decompress) => {
    const {headers, body} = await ask('/', {'Accept-Encoding': accepted});
    const file = await readFile(path.join(site, 'index.html'));
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(body.length).toBeLessThan(file.length);
    expect(decompress(body).equals(file)).toBe(true);
  });

  it('is left out if the client accepts none', async () => {
    const {headers, body} = await ask('/', {'Accept-Encoding': 'identity'});
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.equals(await readFile(path.join(site, 'index.html')))).toBe(true);
  });
});

describe('a range', () => {
  it.each(['bytes=0-9', 'bytes=999999-', 'nonsense'])(
    'is ignored: the whole file comes for %s',
    async (range) => {
      const {status, headers, body} = await ask('/', {Range: range, 'Accept-Encoding': 'br'});
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(headers['accept-ranges']).toBe('none');
      expect(brotliDecompressSync(body).toString()).toContain('The overview');
    },
  );
});

describe('what the server refuses', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is %s, with 405', async (method) => {
    const {status, headers} = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/%', '/%E0%A4%A', '/%zz/index.html'])(
    'is a malformed encoding in the path: %s',
    async (address) => {
      expect((await ask(address)).status).toBe(400);
    },
  );

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', '400'],
    ['a target without a slash', 'GET evil HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['bytes beyond ASCII', 'GET /index.html?\xe9 HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
    ['a header with a line break', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\nb\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20000)}\r\n\r\n`, '431'],
  ])('is %s, and the next request is answered', async (_case, bytes, status) => {
    const {answer} = await sendRaw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await ask('/')).status).toBe(200);
  });

  it.each([
    ['//evil.example/', '404', undefined],
    ['/\\evil.example/', '404', undefined],
    ['//evil.example/platform/core/cli/', '404', undefined],
    ['http://evil.example/platform/core/cli/', '301', '/platform/core/cli'],
  ])('is a redirect to another host: %s', async (target, status, location) => {
    const {answer} = await sendRaw(
      `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.split(' ')[1]).toBe(status);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(location);
  });
});

describe('security headers', () => {
  it.each([
    ['a page', '/', 'GET', 200],
    ['a script', '/assets/js/main.0a1b2c3d.js', 'GET', 200],
    ['a redirect', '/index.html', 'GET', 301],
    ['the not-found page', '/unknown', 'GET', 404],
    ['a malformed address', '/%', 'GET', 400],
    ['a refused method', '/', 'POST', 405],
  ])('come with %s', async (_case, address, method, expected) => {
    const {status, headers} = await ask(address, {}, method);
    expect(status).toBe(expected);
    expect(headers['content-security-policy']).toContain("default-src 'self'; script-src 'self'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('let other sites embed pictures, and nothing else', async () => {
    const {headers} = await ask('/img/a%20mark.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('allow a script only to the page that has it', async () => {
    const {headers} = await ask('/assets/js/main.0a1b2c3d.js');
    expect(headers['content-security-policy']).not.toContain('sha256');
  });

  it('allow exactly the inline scripts that a built page runs', async () => {
    const {headers} = await ask('/');
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')[1]).toMatchInlineSnapshot(
      `"script-src 'self' 'sha256-jMitgsawAg7koiez/5FY3L79fEL6RIRv0bZjFyPUedA='"`,
    );
  });

  it('leave out HSTS, which would bind every server on this machine', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('another build in the place of the served one', () => {
  it('is served with its own addresses and policies', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
    const write = async (build: string) => {
      await rm(path.join(folder, 'build'), {recursive: true, force: true});
      await mkdir(path.join(folder, 'build'));
      for (const name of ['404', 'index', build]) {
        const html = `<style>${name}-${build}{}</style>`;
        await writeFile(path.join(folder, 'build', `${name}.html`), html);
      }
    };
    await write('first');
    const server = await createServer(path.join(folder, 'build'));
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    const expectBuild = async (build: string, other: string) => {
      for (const [address, name, status] of [
        ['/', 'index', 200],
        [`/${build}`, build, 200],
        [`/${other}`, '404', 404],
      ] as const) {
        const answer = await fetch(origin + address);
        const style = `${name}-${build}{}`;
        expect([answer.status, await answer.text()]).toEqual([status, `<style>${style}</style>`]);
        expect(answer.headers.get('content-security-policy')).toContain(digest(style));
      }
    };
    await expectBuild('first', 'second');
    await write('second');
    await expectBuild('second', 'first');
    server.closeAllConnections();
    server.close();
    await rm(folder, {recursive: true});
  });
});

describe('a site below a path', () => {
  it('is found at the root, too', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
    const script = '<script src="/docs/assets/js/main.js"></script>';
    await writeFile(path.join(folder, '404.html'), script);
    await writeFile(path.join(folder, 'index.html'), script);
    const server = await createServer(folder);
    const port = await listen(server, 0);
    const {status, headers} = await askPort(port, '/');
    expect([status, headers.location]).toEqual([301, '/docs/']);
    expect((await askPort(port, '/docs/')).status).toBe(200);
    server.closeAllConnections();
    server.close();
    await rm(folder, {recursive: true});
  });
});

describe('a file that is gone since the server started', () => {
  it('is answered with the not-found page', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'server-'));
    for (const name of ['404.html', 'index.html']) {
      await copyFile(path.join(site, name), path.join(folder, name));
    }
    const short = await createServer(folder);
    const origin = `http://127.0.0.1:${await listen(short, 0)}`;
    await rm(path.join(folder, 'index.html'));
    const answer = await fetch(origin);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'no-cache, no-transform',
    ]);
    expect(await answer.text()).toContain('There is nothing here.');
    short.closeAllConnections();
    short.close();
    await rm(folder, {recursive: true});
  });
});

describe('a folder without a built site', () => {
  it('is refused with what to do', async () => {
    await expect(createServer('/nowhere')).rejects.toThrow(
      'There is no built site in /nowhere. Build it first: npm run build',
    );
  });
});
