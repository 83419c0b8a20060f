import {rm} from 'node:fs/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {listHostHeaders} from '../../deploy/hostRules.mjs';
import {ask as askPort, sendRaw as sendRawTo, type Answer} from '../../server/__tests__/ask';
import {chooseCacheControl} from '../../server/sendFile.mjs';
import {listBuiltFiles, pageFile, readBuiltFile} from '../../tests/support/builtSite';
import {ROUTES} from '../../tests/support/routes';
import {HOSTS, prepareRelease, startHost, type Release} from './startHost';

const PAGE = '/platform/core/cli';
const SCRIPTS = await listBuiltFiles(/^assets\/js\/main\..*\.js$/);
const SCRIPT = `/${SCRIPTS[0]}`;

/** Files that are no pages, but for two that only GitHub Pages reads. */
const NO_PAGE = /^(?!.*\.html$|CNAME$|\.nojekyll$)/;

/** Sent to public hosts only. */
const PUBLIC_ONLY = 'Strict-Transport-Security';

let release: Release;
beforeAll(async () => void (release = await prepareRelease()));
afterAll(() => rm(release.folder, {recursive: true, force: true}));

describe.each(HOSTS)('%s', (name) => {
  let stop: () => Promise<void>;
  beforeAll(async () => void (stop = await startHost(name, release)));
  afterAll(() => stop?.());

  const ask = (...[path, headers, method]: Tail<Parameters<typeof askPort>>) =>
    askPort(release.port, path, headers, method);
  const sendRaw = (bytes: string) => sendRawTo(release.port, bytes);

  /** What every answer of the site has, whatever its status. */
  function expectSecured({headers}: Answer): void {
    for (const [header, value] of listHostHeaders()) {
      const sent = String(headers[header.toLowerCase()]);
      if (header === 'Content-Security-Policy') {
        expect(sent.split('; ')).toEqual(expect.arrayContaining(value.split('; ')));
      } else if (header !== PUBLIC_ONLY || name !== 'our own server') {
        expect(sent, header).toBe(value);
      }
    }
  }

  async function expectNotFound(answer: Answer): Promise<void> {
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.equals(await readBuiltFile('404.html'))).toBe(true);
    expectSecured(answer);
  }

  test('serves each page at its route, to be asked for again', async () => {
    for (const route of ROUTES) {
      const answer = await ask(route);
      expect([answer.status, answer.headers['cache-control']], route).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBeUndefined();
      expect(answer.body.equals(await readBuiltFile(pageFile(route))), route).toBe(true);
      expectSecured(answer);
    }
  });

  test('redirects the other forms of each path to the route, with the query', async () => {
    for (const route of ROUTES) {
      const path = route === '/' ? '' : route;
      const forms = route === '/' ? ['/index.html'] : ['/', '.html', '/index.html'];
      for (const form of forms) {
        const answer = await ask(`${path}${form}?a=1&b=%20`);
        expect([answer.status, answer.headers.location], path + form).toEqual([
          301,
          `${route}?a=1&b=%20`,
        ]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expectSecured(answer);
      }
    }
    expect((await ask(`${PAGE}/`)).headers.location).toBe(PAGE);
  });

  test('serves every other file with its type and the time for which to keep it', async () => {
    for (const file of await listBuiltFiles(NO_PAGE)) {
      const answer = await ask(`/${file}`);
      expect([answer.status, answer.headers['cache-control']], file).toEqual([
        200,
        chooseCacheControl(file),
      ]);
      expect(answer.headers['x-robots-tag'], file).toBe(
        /\.md$|^llms/.test(file) ? 'noindex' : undefined,
      );
      const type = TYPES[file.replace(/^.*[./]/, '')] ?? PLAIN_TYPES;
      expect(answer.headers['content-type'], file).toMatch(type);
      expect(answer.body.equals(await readBuiltFile(file)), file).toBe(true);
      expectSecured(answer);
    }
  });

  test.each([
    ['gzip, deflate, br', ['br']],
    ['br;q=1.0, gzip;q=0.5', ['br']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['gzip;q=0, br;q=0.000', [undefined]],
    ['gzip;q=0', [undefined]],
    ['identity', [undefined]],
    ['nonsense, ;;q=,', [undefined]],
    ['', [undefined]],
    ['gzip;q=1.0, br;q=0.5', ['gzip', 'br']],
  ])('encodes pages and scripts for a client that accepts “%s”', async (accepted, encodings) => {
    for (const [path, file] of [
      [PAGE, pageFile(PAGE)],
      [SCRIPT, SCRIPT.slice(1)],
      ['/search-index.json', 'search-index.json'],
    ] as const) {
      const {status, headers, body} = await ask(path, {'Accept-Encoding': accepted});
      expect(status).toBe(200);
      expect(encodings, path).toContain(headers['content-encoding']);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decode(body, headers['content-encoding']).equals(await readBuiltFile(file))).toBe(
        true,
      );
    }
  });

  test('does not encode an archive again, and has no address for encoded files', async () => {
    const {headers} = await ask('/examples/greeter-go.tar.gz', {'Accept-Encoding': 'gzip, br'});
    expect(headers['content-encoding']).toBeUndefined();
    for (const path of [`${PAGE}.html.br`, `${SCRIPT}.gz`, '/404.html.br']) {
      await expectNotFound(await ask(path));
    }
  });

  test.each(['gzip, br', 'identity'])(
    'spares a client that has a file already and accepts %s',
    async (accepted) => {
      for (const path of [PAGE, SCRIPT]) {
        const {headers: first} = await ask(path, {'Accept-Encoding': accepted});
        const etag = String(first.etag);
        const conditions = [{'If-None-Match': etag}, {'If-None-Match': `"0", ${etag}`}];
        const dated = first['last-modified'] ? [{'If-Modified-Since': first['last-modified']}] : [];
        for (const condition of [...conditions, ...dated]) {
          const answer = await ask(path, {'Accept-Encoding': accepted, ...condition});
          expect([answer.status, answer.body.length]).toEqual([304, 0]);
          expect(answer.headers.etag).toBe(etag);
          expect(answer.headers['cache-control']).toBe(chooseCacheControl(path.slice(1)));
          expectSecured(answer);
        }
        const other = await ask(path, {'Accept-Encoding': accepted, 'If-None-Match': '"0"'});
        expect(other.status).toBe(200);
      }
    },
  );

  test('answers a range with that range, or with the whole file', async () => {
    const file = await readBuiltFile(SCRIPT.slice(1));
    const ranged = await ask(SCRIPT, {Range: 'bytes=10-19'});
    const part = {status: 206, body: file.subarray(10, 20)};
    const expected = ranged.status === 206 ? part : {status: 200, body: file};
    expect(ranged.status).toBe(expected.status);
    expect(ranged.body.equals(expected.body)).toBe(true);
    if (ranged.status === 206) {
      expect(ranged.headers['content-range']).toBe(`bytes 10-19/${file.length}`);
    }
    expect([200, 416]).toContain((await ask(SCRIPT, {Range: 'bytes=99999999-'})).status);
    expect([200, 416]).toContain((await ask(SCRIPT, {Range: 'nonsense'})).status);
  });

  test('describes by HEAD what GET sends', async () => {
    for (const path of [PAGE, SCRIPT, '/unknown', `${PAGE}.html`]) {
      const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
      expect([head.status, head.body.length], path).toEqual([get.status, 0]);
      for (const header of ['content-type', 'cache-control', 'etag', 'location'] as const) {
        expect(head.headers[header], `${path} ${header}`).toBe(get.headers[header]);
      }
    }
  });

  test.each([
    '/unknown',
    '/unknown/',
    '/unknown.html',
    '/unknown/index.html',
    '/a/b/c/d/e/f/g',
    `${PAGE}/deeper`,
    '/assets/js/main.0a1b2c3d.js',
    '/img',
    '/img/',
    '/platform',
    '/404',
    '/404/',
    '/404.html',
    '/404/index.html',
    '/index',
    '/index/',
    '/index/index.html',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e%2fnginx.conf',
    '/assets%00.js',
  ])('shows the not-found page, or refuses, at %s', async (path) => {
    const answer = await ask(path);
    // A server may refuse such an encoding as a whole.
    if (/%/.test(path) && answer.status === 400) return;
    await expectNotFound(answer);
  });

  test('stays 404 for a client that has the not-found page', async () => {
    const {headers} = await ask('/unknown');
    for (const condition of ['*', headers.etag ?? '*']) {
      await expectNotFound(await ask('/unknown', {'If-None-Match': condition}));
    }
  });

  test('compresses the not-found page too', async () => {
    const {status, headers, body} = await ask('/unknown', {'Accept-Encoding': 'gzip, br'});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).equals(await readBuiltFile('404.html'))).toBe(true);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'refuses %s with 405',
    async (method) => {
      for (const path of [PAGE, '/unknown', `${PAGE}.html`]) {
        const answer = await ask(path, {}, method);
        expect([answer.status, answer.headers.allow], path).toEqual([405, 'GET, HEAD']);
        expectSecured(answer);
      }
    },
  );

  test.each([
    '/../nginx.conf',
    '/../../../../../../etc/passwd',
    '/assets/../../nginx.conf',
    '/%2e%2e/nginx.conf',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/%2e%2e/Caddyfile',
    '/..%5c..%5cnginx.conf',
    '/.%00./nginx.conf',
    '//../nginx.conf',
  ])('lets nobody out of the site by %s', async (path) => {
    const {status, answer} = await sendRaw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 404]).toContain(status);
    expect(answer).not.toMatch(/root:|worker_processes|file_server/);
  });

  test.each([
    ['/%', [400]],
    ['/%zz', [400]],
    ['/%E0%A4%A', [400]],
    ['/%ff%fe', [400, 404]],
  ])('refuses the encoding of %s', async (path, statuses) => {
    expect(statuses).toContain((await ask(path)).status);
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', [400, NaN]],
    [
      'a method in small letters',
      'get / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      [400, 405],
    ],
    [
      'a method that does not exist',
      'FOO / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      [400, 405],
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      [400, 431],
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      [400, 414, 431],
    ],
  ])('refuses %s, and answers the next request', async (_case, bytes, statuses) => {
    expect(statuses).toContain((await sendRaw(bytes)).status);
    expect((await ask('/')).status).toBe(200);
  });

  test.each([
    '//evil.example/',
    '//evil.example/platform/core/cli/',
    '/\\evil.example/',
    '/%0d%0aX:1/',
  ])('redirects to no other host by %s', async (path) => {
    const {status, answer} = await sendRaw(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 404]).toContain(status);
    expect(answer).not.toMatch(/^location:/im);
  });
});

/** All but the first of a list's types. */
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** A file without an extension is a text or just bytes. */
const PLAIN_TYPES = /^(?:application\/octet-stream|text\/plain; charset=utf-8)$/;

/** The media types of files that are no pages, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gz: 'application/gzip',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  yaml: 'text/yaml',
};

function decode(body: Buffer, encoding?: string): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
