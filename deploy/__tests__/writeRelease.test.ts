import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {listFiles} from '../../server/addresses.mjs';
import {writeRelease} from '../writeRelease.mjs';

/** A built site of three pages. */
const SITE = path.join(import.meta.dirname, 'fixtures/site');
const PLACE = {root: '/srv/docs'};

let work: string;
let build: string;
let release: string;
beforeEach(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'release-'));
  build = path.join(work, 'build');
  release = path.join(work, 'release');
  await cp(SITE, build, {recursive: true});
});
afterEach(() => rm(work, {recursive: true}));

const read = (file: string) => readFile(path.join(release, file));

describe('the release for servers', () => {
  it('has the files of the build, those beside them that are smaller, and the configurations', async () => {
    await writeRelease(build, release, PLACE);
    expect(await listFiles(path.join(release, 'server'))).toMatchInlineSnapshot(`
      [
        "Caddyfile",
        "Containerfile",
        "nginx.conf",
        "site.conf",
        "site/404.html",
        "site/404.html.br",
        "site/404.html.gz",
        "site/assets/js/main.0a1b2c3d.js",
        "site/guide.html",
        "site/guide.html.br",
        "site/guide.html.gz",
        "site/guide/start.html",
        "site/guide/start.html.br",
        "site/guide/start.html.gz",
        "site/img/mark.svg",
        "site/index.html",
        "site/index.html.br",
        "site/index.html.gz",
      ]
    `);
  });

  it('has the same content compressed', async () => {
    await writeRelease(build, release, PLACE);
    const page = await read('server/site/guide.html');
    expect(brotliDecompressSync(await read('server/site/guide.html.br')).equals(page)).toBe(true);
    expect(gunzipSync(await read('server/site/guide.html.gz')).equals(page)).toBe(true);
  });

  it('names the host that the build names and the folder', async () => {
    await writeRelease(build, release, PLACE);
    const nginx = (await read('server/site.conf')).toString();
    expect(nginx).toContain('listen 80;\n  listen [::]:80;\n  server_name docs.example.org;');
    expect(nginx).toContain('root "/srv/docs";');
    const caddy = (await read('server/Caddyfile')).toString();
    expect(caddy).toContain('\ndocs.example.org {\n\troot * "/srv/docs"\n');
  });

  it('names an address for plain HTTP instead', async () => {
    await writeRelease(build, release, {...PLACE, listen: '127.0.0.1:8080'});
    expect((await read('server/site.conf')).toString()).toContain('\n  listen 127.0.0.1:8080;\n');
    const caddy = (await read('server/Caddyfile')).toString();
    expect(caddy).toContain('\nhttp://:8080 {\n\tbind 127.0.0.1\n');
  });
});

describe('the release for static hosts', () => {
  it('has each page also as the index of a folder', async () => {
    await writeRelease(build, release, PLACE);
    expect(await listFiles(path.join(release, 'pages'))).toMatchInlineSnapshot(`
      [
        ".nojekyll",
        "404.html",
        "CNAME",
        "_headers",
        "assets/js/main.0a1b2c3d.js",
        "guide.html",
        "guide/index.html",
        "guide/start.html",
        "guide/start/index.html",
        "img/mark.svg",
        "index.html",
      ]
    `);
    for (const page of ['guide', 'guide/start']) {
      const copy = await read(`pages/${page}/index.html`);
      expect(copy.equals(await read(`pages/${page}.html`)), page).toBe(true);
    }
  });

  it('has their headers, with the part of the policy that is the same for all pages', async () => {
    await writeRelease(build, release, PLACE);
    const lines = (await read('pages/_headers')).toString().split('\n');
    const [policy = ''] = lines.filter((line) => line.includes('Content-Security-Policy'));
    expect(policy).toContain("; frame-ancestors 'none'");
    expect(policy).not.toMatch(/default-src|script-src|style-src/);
    expect(lines.slice(-9)).toEqual([
      '/*.md',
      '  X-Robots-Tag: noindex',
      '/llms.txt',
      '  X-Robots-Tag: noindex',
      '/llms-full.txt',
      '  X-Robots-Tag: noindex',
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
    // Cloudflare ignores longer lines.
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });
});

describe('a release', () => {
  it('keeps nothing of the one before', async () => {
    await writeRelease(build, release, PLACE);
    await writeFile(path.join(release, 'pages/old.html'), '');
    await writeRelease(build, release, PLACE);
    expect(await listFiles(path.join(release, 'pages'))).not.toContain('old.html');
  });

  it.each([
    ['404.html', undefined, 'There is no built site. Build it first: npm run build'],
    [
      'assets/plain.js',
      '',
      'assets/plain.js has no hash of its content in its name, and browsers keep what is in assets/ for a year. Put it elsewhere.',
    ],
    [
      'img/film.mkv',
      '',
      'The site has a file .mkv, whose media type is not known. Add it to TYPES in deploy/hostRules.mjs.',
    ],
    ['CNAME', undefined, 'The built site has no CNAME, which names its host. Write static/CNAME.'],
  ])('is refused for what %s is, and the one before stays', async (file, content, message) => {
    await writeRelease(build, release, PLACE);
    const before = await listFiles(release);
    const place = path.join(build, file);
    await (content === undefined ? rm(place) : writeFile(place, content));
    await expect(writeRelease(build, release, PLACE)).rejects.toThrow(message);
    expect(await listFiles(release)).toEqual(before);
  });
});
