import {describe, expect, test} from 'vitest';
import {
  chooseCacheControl,
  EMBEDDED,
  NOTHING_INLINE,
  securityHeaders,
} from '../../server/headers.mjs';
import {listInlineHashes} from '../../server/inlineHashes.mjs';
import {listBuiltFiles, pageFile, readBuiltFile, readBuiltPages} from '../support/builtSite';
import {FIRST} from '../support/copies';
import {UNKNOWN_ROUTE} from '../support/routes';
import {serveBuiltSite} from './serveBuiltSite';

const ask = serveBuiltSite();

describe('the security headers', () => {
  test('are in every response, with the hashes of its page', async () => {
    const files = await listBuiltFiles();
    const asset = (extension: string) => `/${files.find((file) => file.endsWith(extension)) ?? ''}`;
    for (const [address, page] of [
      ...FIRST.routes.map((route) => [route, pageFile(route)] as const),
      ['/platform/core/cli.html', ''],
      [UNKNOWN_ROUTE, '404.html'],
      [asset('.js'), ''],
      [asset('.css'), ''],
      [asset('.svg'), ''],
      [asset('.json'), ''],
      ['/sitemap.xml', ''],
      ['/assets/js/missing.js', '404.html'],
    ] as const) {
      const inline = page && listInlineHashes((await readBuiltFile(page)).toString());
      const headers = {
        ...securityHeaders(inline || NOTHING_INLINE),
        ...(EMBEDDED.test(address.slice(1)) && {'Cross-Origin-Resource-Policy': 'cross-origin'}),
      };
      const expected = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      const response = await ask(address);
      const sent = Object.fromEntries(response.headers);
      expect(sent, address).toMatchObject(expected);
      expect(sent, address).not.toHaveProperty('set-cookie');
    }
  });

  test('allow no script and no style but the site’s own', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    // Firefox asks this one whether a page may be prefetched.
    expect(directives.get('default-src')).toEqual(["'self'"]);
    for (const kind of ['frame-src', 'media-src', 'object-src', 'worker-src']) {
      expect(directives.get(kind)).toEqual(["'none'"]);
    }
    expect(directives.get('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    expect(directives.get('connect-src')).toEqual(["'self'"]);
    expect(directives.get('font-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    const [own, ...hashes] = directives.get('script-src') ?? [];
    expect(own).toBe("'self'");
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
  });
});

test('every page carries the same policy for hosts without headers', async () => {
  for (const {route, elements} of await readBuiltPages()) {
    const [policy, ...more] = elements
      .filter(({attributes}) => attributes['http-equiv'] === 'Content-Security-Policy')
      .map(({attributes}) => attributes.content);
    expect(more, route).toEqual([]);
    expect(policy, route).toMatch(/^default-src 'self'; script-src 'self'/);
    expect(policy, route).not.toMatch(/unsafe|\*|https?:/);
  }
});

test('no page has style attributes or event handlers in its HTML', async () => {
  const found = (await readBuiltPages()).flatMap(({route, elements}) =>
    elements
      .filter(({attributes}) => Object.keys(attributes).some((key) => /^(style|on.*)$/.test(key)))
      .map(({name}) => `${route} → ${name}`),
  );
  expect(found).toEqual([]);
});

test('every file in assets/ has a name that changes with its content: hosts keep them for a year', async () => {
  const kept = (file: string) => chooseCacheControl(file).includes('immutable');
  expect((await listBuiltFiles(/^assets\//)).filter((file) => !kept(file))).toEqual([]);
});
