import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ask as askPort, sendRaw, type Answer} from '../../server/__tests__/ask';
import {
  chooseCacheControl,
  EMBEDDED,
  listHostHeaders,
  PAGE_CACHE_CONTROL,
} from '../../server/headers.mjs';
import {listBuiltFiles, pageFile, readBuiltFile, SITE_FOLDER} from '../../tests/support/builtSite';
import {canConnect, findPort} from '../../tests/support/ports';
import {ROUTES} from '../../tests/support/routes';

const PAGE = '/platform/core/cli';
const SCRIPT = `/${(await listBuiltFiles(/^assets\/js\/main\..*\.js$/))[0]}`;

/** Matches files that aren't pages, except those that only other hosts read. */
const NO_PAGE = /^(?!.*\.html$|404\.md$|CNAME$|\.nojekyll$|_headers$)/;

/** A header of public hosts only. */
const PUBLIC_ONLY = 'Strict-Transport-Security';

/** Media types of files that aren't pages, by extension; without one, servers send text or just bytes. */
const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css; charset=utf-8$/,
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  gz: /^application\/gzip$/,
  js: /^text\/javascript; charset=utf-8$/,
  json: /^application\/json(?:; charset=utf-8)?$/,
  md: /^text\/markdown; charset=utf-8$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  SHA256SUMS: /^(?:application\/octet-stream|text\/plain; charset=utf-8)$/,
  txt: /^text\/plain; charset=utf-8$/,
  xml: /^(?:application\/xml|text\/xml; charset=utf-8)$/,
  yaml: /^text\/yaml; charset=utf-8$/,
};

/** The servers, each with its start on the built site. */
const HOSTS = {
  Caddy: ['caddy', 'run', '--config', path.resolve('server/Caddyfile'), '--adapter', 'caddyfile'],
  'our own server': [process.execPath, path.resolve('server/serve.mjs')],
} as const;

/**
 * Starts a server of a folder, itself in an empty one; resolves once it answers at the port, with a function that ends
 * it.
 */
async function startHost(
  name: keyof typeof HOSTS,
  port: number,
  folder: string,
): Promise<() => Promise<void>> {
  const [program, ...args] = HOSTS[name];
  const home = await mkdtemp(path.join(tmpdir(), 'hayride-host-'));
  const places = {HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home};
  const server = spawn(program, name === 'Caddy' ? args : [...args, folder, String(port)], {
    cwd: home,
    env: {...process.env, ...places, SITE: `http://:${port}`, ROOT: folder},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(server, 'exit');
  while (!(await canConnect(port))) {
    if (server.exitCode !== null) throw new Error(`${name} did not start:\n${output}`);
    await setTimeout(50);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(home, {recursive: true});
  };
}

describe.each(Object.keys(HOSTS) as (keyof typeof HOSTS)[])('%s', (name) => {
  let port: number;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    port = await findPort();
    stop = await startHost(name, port, SITE_FOLDER);
  });
  afterAll(() => stop?.());

  const ask = (address: string, headers?: Record<string, string>, method?: string) =>
    askPort(port, address, headers, method);

  /** Expects the headers that every answer of the site has, whatever its status. */
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
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, PAGE_CACHE_CONTROL]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.equals(await readBuiltFile('404.html'))).toBe(true);
    expectSecured(answer);
  }

  test('serves each page at its route, to be asked for again', async () => {
    for (const route of ROUTES) {
      const answer = await ask(route);
      expect([answer.status, answer.headers['cache-control']], route).toEqual([
        200,
        PAGE_CACHE_CONTROL,
      ]);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBeUndefined();
      expect(answer.body.equals(await readBuiltFile(pageFile(route))), route).toBe(true);
      expectSecured(answer);
    }
  });

  test('serves the Markdown of each page at its route to a client that asks for it', async () => {
    for (const route of ROUTES) {
      const [page, twin] = [await ask(route), `/${pageFile(route).replace(/html$/, 'md')}`];
      const list = '</llms.txt>; rel="describedby"; type="text/plain"';
      expect(page.headers.link).toBe(`<${twin}>; rel="alternate"; type="text/markdown", ${list}`);
      for (const method of ['GET', 'HEAD']) {
        const {status, headers, body} = await ask(route, {Accept: 'text/markdown, */*'}, method);
        expect([status, headers['cache-control']], route).toEqual([200, PAGE_CACHE_CONTROL]);
        expect(headers['content-type']).toMatch(TYPES.md ?? /^$/);
        expect(headers).toMatchObject({
          'content-location': twin,
          link: `<${route}>; rel="canonical", ${list}`,
          vary: 'Accept, Accept-Encoding',
        });
        expect([headers['x-robots-tag'], headers.etag === page.headers.etag]).toEqual([
          undefined,
          false,
        ]);
        const sent = method === 'GET' ? await readBuiltFile(twin.slice(1)) : Buffer.of();
        expect(body.equals(sent), route).toBe(true);
        expectSecured({status, headers, body});
      }
    }
  });

  test.each([
    ...['', '*/*', 'text/*', 'text/html, text/markdown', 'application/json', 'nonsense, ;q='],
    ...['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/markdown;q=0'],
    ...['text/markdown;q=0.5, text/*', 'text/markdown;q=0.5, */*;q=0.6', 'text/markdown;q=x'],
  ])('sends HTML, and refuses nobody, for “Accept: %s”', async (accept) => {
    for (const [address, status] of [
      [PAGE, 200],
      ['/unknown', 404],
    ] as const) {
      const answer = await ask(address, {Accept: accept});
      expect([answer.status, answer.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
    }
  });

  test.each([
    ...['text/markdown', 'Text/Markdown; charset=UTF-8', 'text/markdown, text/html, */*'],
    ...['*/*, text/markdown', 'text/markdown;q=0.5, */*;q=0.1', 'text/html;q=0, */*'],
    ...['text/html;q=0.4, text/markdown;q=0.50', 'image/png , text/markdown ; q=0.2'],
  ])('sends Markdown for “Accept: %s”', async (accept) => {
    const page = await ask(PAGE, {Accept: accept});
    const missing = await ask('/platform/cli', {Accept: accept});
    expect([page.status, missing.status]).toEqual([200, 404]);
    for (const {headers} of [page, missing]) {
      expect(headers['content-type']).toMatch(TYPES.md ?? /^$/);
      expect([headers.vary, headers['cache-control']]).toEqual([
        'Accept, Accept-Encoding',
        PAGE_CACHE_CONTROL,
      ]);
    }
    // All pages, or those with the nearest names.
    expect(missing.body.toString()).toMatch(/^# Page not found\n/);
    expect(missing.body.toString()).toContain(`${PAGE}.md)`);
  });

  test('redirects the other forms of each path to the route, with the query', async () => {
    for (const route of ROUTES) {
      const base = route === '/' ? '' : route;
      for (const form of route === '/' ? ['/index.html'] : ['/', '.html', '/index.html']) {
        const answer = await ask(`${base}${form}?a=1&b=%20`);
        expect([answer.status, answer.headers.location]).toEqual([301, `${route}?a=1&b=%20`]);
        expect(answer.headers['cache-control']).toBe('no-cache');
        expectSecured(answer);
      }
    }
    expect((await ask(`${PAGE}/`)).headers.location).toBe(PAGE);
  });

  test.each([
    ...[`/${PAGE}`, PAGE.replace('/core', '//core'), `/${PAGE}/`, '/platform/core/%63li'],
    ...['/platform/%63ore/cli', '//platform//core//cli.html', '/platform/core/cli/'],
  ])('redirects %s, where no page would wake, to its page', async (address) => {
    const {status, headers} = await ask(`${address}?a=%2F%2f`);
    expect([status, headers.location]).toEqual([301, `${PAGE}?a=%2F%2f`]);
  });

  test('serves every other file with its type and the time for which to keep it', async () => {
    for (const file of await listBuiltFiles(NO_PAGE)) {
      const {status, headers, body} = await ask(`/${file}`);
      expect([status, headers['cache-control']], file).toEqual([200, chooseCacheControl(file)]);
      const robots = /\.md$|^llms/.test(file) ? 'noindex' : undefined;
      expect(headers['x-robots-tag'], file).toBe(robots);
      const embedding = EMBEDDED.test(file) ? 'cross-origin' : 'same-origin';
      expect(headers['cross-origin-resource-policy'], file).toBe(embedding);
      expect(headers['content-type'], file).toMatch(TYPES[file.replace(/^.*[./]/, '')] ?? /^$/);
      expect(body.equals(await readBuiltFile(file)), file).toBe(true);
      expectSecured({status, headers, body});
    }
  });

  test.each([
    ['gzip, deflate, br', ['br', 'gzip']],
    ['gzip', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['gzip;q=0, br;q=0.000', [undefined]],
    ['identity', [undefined]],
    ['nonsense, ;;q=,', [undefined]],
    ['', [undefined]],
  ])('encodes pages and scripts for a client that accepts “%s”', async (accepted, encodings) => {
    for (const [address, status, file] of [
      [PAGE, 200, pageFile(PAGE)],
      [SCRIPT, 200, SCRIPT.slice(1)],
      ['/search-index.json', 200, 'search-index.json'],
      ['/unknown', 404, '404.html'],
    ] as const) {
      const answer = await ask(address, {'Accept-Encoding': accepted});
      const vary = file.endsWith('.html') ? 'Accept, Accept-Encoding' : 'Accept-Encoding';
      expect([answer.status, answer.headers.vary]).toEqual([status, vary]);
      expect(encodings, address).toContain(answer.headers['content-encoding']);
      expect(decode(answer).equals(await readBuiltFile(file))).toBe(true);
    }
  });

  test('does not encode an archive again', async () => {
    const {headers} = await ask('/examples/greeter-go.tar.gz', {'Accept-Encoding': 'gzip, br'});
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each(['gzip, br', 'identity'])(
    'spares a client that has a file already and accepts %s',
    async (accepted) => {
      for (const address of [PAGE, SCRIPT]) {
        const etag = String((await ask(address, {'Accept-Encoding': accepted})).headers.etag);
        for (const known of [etag, `"0", ${etag}`]) {
          const conditions = {'Accept-Encoding': accepted, 'If-None-Match': known};
          const answer = await ask(address, conditions);
          expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
          const file = address === PAGE ? pageFile(PAGE) : address.slice(1);
          expect(answer.headers['cache-control']).toBe(chooseCacheControl(file));
          expectSecured(answer);
        }
        expect((await ask(address, {'If-None-Match': '"0"'})).status).toBe(200);
      }
    },
  );

  test('answers a range with that range, or with the whole file', async () => {
    const file = await readBuiltFile(SCRIPT.slice(1));
    const {status, body} = await ask(SCRIPT, {Range: 'bytes=10-19'});
    expect([200, 206]).toContain(status);
    expect(body.equals(status === 206 ? file.subarray(10, 20) : file)).toBe(true);
    for (const range of ['bytes=99999999-', 'nonsense']) {
      expect([200, 416]).toContain((await ask(SCRIPT, {Range: range})).status);
    }
  });

  test('describes by HEAD what GET sends', async () => {
    for (const address of [PAGE, SCRIPT, '/unknown', `${PAGE}.html`]) {
      const [head, get] = [await ask(address, {}, 'HEAD'), await ask(address)];
      expect([head.status, head.body.length], address).toEqual([get.status, 0]);
      for (const header of ['content-type', 'cache-control', 'etag', 'location', 'link'] as const) {
        expect(head.headers[header], `${address} ${header}`).toBe(get.headers[header]);
      }
    }
  });

  test.each([
    ...['/unknown', '/unknown/', '/unknown.html', '/unknown/index.html', '/a/b/c/d/e/f/g'],
    ...[`${PAGE}/deeper`, `${PAGE}.html.br`, `${SCRIPT}.gz`, '/assets/js/main.0a1b2c3d.js'],
    ...['/unknown.md', '/img', '/img/', '/platform', '/404', '/404/', '/404.html'],
    ...['/404.md', '/404/index.html', '/index', '/index/', '/index/index.html'],
  ])('shows the not-found page at %s, also to a client that has it', async (address) => {
    await expectNotFound(await ask(address));
    await expectNotFound(await ask(address, {'If-None-Match': '*'}));
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    'refuses %s with 405',
    async (method) => {
      for (const address of [PAGE, '/unknown', `${PAGE}.html`]) {
        const answer = await ask(address, {}, method);
        expect([answer.status, answer.headers.allow], address).toEqual([405, 'GET, HEAD']);
        expectSecured(answer);
      }
    },
  );

  test.each([
    ...['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json'],
    ...['/../../../../../../etc/passwd', '/..%2f..%2fetc/passwd', '/..%5c..%5cpackage.json'],
    ...['/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '//../package.json', '/.%00./package.json'],
    ...['//evil.example/', '//evil.example/platform/core/cli/', '/\\evil.example/'],
    ...['/assets%00.js', '/%0d%0aX:1/', '/%', '/%zz', '/%E0%A4%A', '/%ff%fe'],
  ])('leads nobody out of the site by %s', async (address) => {
    const request = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const {status, answer} = await sendRaw(port, request);
    expect([400, 404]).toContain(status);
    expect(answer).not.toMatch(/root:|"hayride-docs"|^location:/im);
  });
});

function decode({body, headers}: Answer): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Files of the built site that the folder of another language has, too. */
const OF_A_LANGUAGE = [
  ...['404.html', '404.md', 'index.html', 'index.md', 'llms.txt', 'favicon.ico', SCRIPT.slice(1)],
  ...['installation.html', 'installation.md'],
];

describe.each(Object.keys(HOSTS) as (keyof typeof HOSTS)[])('%s, with another language', (name) => {
  let folder: string;
  let port: number;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hayride-languages-'));
    for (const file of OF_A_LANGUAGE) {
      for (const copy of [file, `pt-BR/${file}`]) {
        await cp(path.join(SITE_FOLDER, file), path.join(folder, copy));
      }
    }
    port = await findPort();
    stop = await startHost(name, port, folder);
  });
  afterAll(async () => {
    await stop?.();
    await rm(folder, {recursive: true});
  });

  const list = '</pt-BR/llms.txt>; rel="describedby"; type="text/plain"';

  test.each([
    ['/pt-BR/', '/pt-BR/index.md'],
    ['/pt-BR/installation', '/pt-BR/installation.md'],
  ])('serves %s in both forms, which name its own list of pages', async (address, twin) => {
    const html = await askPort(port, address);
    expect([html.status, html.headers['cache-control']]).toEqual([200, PAGE_CACHE_CONTROL]);
    expect(html.headers.link).toBe(`<${twin}>; rel="alternate"; type="text/markdown", ${list}`);
    const markdown = await askPort(port, address, {Accept: 'text/markdown'});
    expect([markdown.status, markdown.headers['content-location']]).toEqual([200, twin]);
    expect(markdown.headers.link).toBe(`<${address}>; rel="canonical", ${list}`);
  });

  test.each([
    ...['/pt-BR', '/pt-BR/index.html', '//pt-BR/', '/pt-BR//', '/%70t-BR/'].map((spelling) => [
      spelling,
      '/pt-BR/',
    ]),
    ...['/pt-BR/installation/', '/pt-BR/installation.html'].map((spelling) => [
      spelling,
      '/pt-BR/installation',
    ]),
  ])('redirects %s to %s', async (spelling, address) => {
    const {status, headers} = await askPort(port, `${spelling}?a=1`);
    expect([status, headers.location]).toEqual([301, `${address}?a=1`]);
  });

  test.each([
    ...['/pt-BR/unknown', '/pt-BR/un/known', '/pt-BR/index', '/pt-BR/404', '/pt-BR/404.md'],
    ...['/pt-BR/404/', '/pt-BR/404.html', '/pt-BR/unknown.html'],
  ])('shows the not-found page at %s, with the list of that language', async (address) => {
    for (const accept of ['text/html', 'text/markdown']) {
      const {status, headers} = await askPort(port, address, {Accept: accept});
      expect([status, headers.link]).toEqual([404, list]);
      expect(headers['content-type']).toBe(`${accept}; charset=utf-8`);
    }
  });

  test('keeps and embeds its files as those of the first language', async () => {
    for (const file of OF_A_LANGUAGE.filter((each) => NO_PAGE.test(each))) {
      const [one, other] = [await askPort(port, `/${file}`), await askPort(port, `/pt-BR/${file}`)];
      for (const header of [
        ...['cache-control', 'content-type', 'cross-origin-resource-policy', 'x-robots-tag'],
      ]) {
        expect(other.headers[header], `${file} ${header}`).toBe(one.headers[header]);
      }
    }
  });
});
