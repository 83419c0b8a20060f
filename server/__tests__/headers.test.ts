import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {chooseCacheControl, EMBEDDED, listHostHeaders, UNLISTED} from '../headers.mjs';

/** Reads the file of Cloudflare and Netlify: address patterns with their headers, in order. */
async function readHostRules(): Promise<{pattern: RegExp; headers: [string, string][]}[]> {
  const blocks = (await readFile('static/_headers', 'utf8')).trim().split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [address = '', ...lines] = block.split('\n');
    const pattern = new RegExp(`^${address.replaceAll('.', '\\.').replace('*', '.*')}$`);
    const split = (line: string) => line.trim().split(/: (.*)/s, 2) as [string, string];
    return {pattern, headers: lines.map(split)};
  });
}

describe('the headers of a host', () => {
  // After a change of the headers: npx vitest run server -u
  it.each([
    ['static/_headers', /(?<=^\/\*\n)(?: .*\n)*/, (name: string) => `  ${name}: `, ''],
    [
      'server/Caddyfile',
      /(?<= -u`\.\n\t\theader \{\n)(?:\t{3}.*\n)*/,
      (name: string) => `\t\t\t${name} "`,
      '"',
    ],
  ])('are in %s', async (file, block, begin, end) => {
    const lines = listHostHeaders().map(([name, value]) => `${begin(name)}${value}${end}\n`);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(block);
    await expect(text.replace(block, lines.join(''))).toMatchFileSnapshot(`../../${file}`);
  });

  it('have the part of the policy that is the same for all pages, and HSTS', () => {
    const {'Content-Security-Policy': policy, ...others} = Object.fromEntries(listHostHeaders());
    expect(policy).toMatch(/^img-src .*; frame-ancestors 'none'$/);
    expect(others).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it.each([
    ...['index.html', 'platform/core/cli.md', 'llms.txt', 'assets/js/main.0a1b2c3d.js'],
    ...['assets/js/gone.js', 'img/social-card.png', 'favicon.ico', 'apple-touch-icon.png'],
  ])(
    'of %s are said once in static/_headers, whose hosts join what two rules say',
    async (file) => {
      const rules = (await readHostRules()).filter(({pattern}) => pattern.test(`/${file}`));
      const headers = rules.flatMap((rule) => rule.headers);
      const names = headers.map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...(UNLISTED.test(file) && {'X-Robots-Tag': 'noindex'}),
        ...(EMBEDDED.test(file) && {'Cross-Origin-Resource-Policy': 'cross-origin'}),
        ...(file.startsWith('assets/') && {'Cross-Origin-Resource-Policy': 'same-origin'}),
      });
    },
  );

  it('say nothing of caching in static/_headers, whose rules hold for missing files too', async () => {
    const headers = (await readHostRules()).flatMap((rule) => rule.headers);
    expect(headers.filter(([name]) => name === 'Cache-Control')).toEqual([]);
  });

  it('are in lines that Cloudflare reads, which are at most 2,000 characters long', async () => {
    const lines = (await readFile('static/_headers', 'utf8')).split('\n');
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });
});

describe('the time for which a file may be kept', () => {
  it.each([
    'assets/js/main.0a1b2c3d.js',
    'assets/css/styles.0a1b2c3d.css',
    'assets/images/picture-0a1b2c3d4e5f60718293a4b5c6d7e8f9.png',
    'pt-BR/assets/js/main.0a1b2c3d.js',
  ])('is a year for %s, which carries a content hash', (file) => {
    expect(chooseCacheControl(file)).toBe('public, max-age=31536000, immutable');
  });

  it('is nothing for a page, which no proxy may change', () => {
    expect(chooseCacheControl('a/index.html')).toBe('no-cache, no-transform');
  });

  it.each(['assets/js/plain.js', 'search-index.json', 'img/logo.0a1b2c3d.svg'])(
    'is nothing for %s',
    (file) => {
      expect(chooseCacheControl(file)).toBe('no-cache');
    },
  );
});
