import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listAddresses, listFiles, resolveRequest} from '../addresses.mjs';

const list = (...files: string[]) => Object.fromEntries(listAddresses(files));

it.each([path.posix, path.win32])(
  'the files of a build have slashes on every system',
  async (system) => {
    const files = await listFiles('server/__tests__/fixtures', system);
    expect(files).toContain('site/platform/core/cli.html');
    expect(files.join()).not.toContain('\\');
  },
);

describe('addresses of a build', () => {
  it.each([
    ['index.html', '/'],
    ['a.html', '/a'],
    ['a/b.html', '/a/b'],
    ['a/index.html', '/a'],
    ['img/logo.svg', '/img/logo.svg'],
    ['.well-known/security.txt', '/.well-known/security.txt'],
  ])('give %s the address %s', (file, address) => {
    expect(list(file)).toEqual({[address]: file});
  });

  it('leave out the not-found page', () => {
    expect(list('404.html')).toEqual({});
  });

  it('are, in the folder of another language, those of a site of its own', () => {
    const files = ['404.html', '404.md', 'index.html', 'index.md', 'a.html', 'assets/js/a.js'];
    expect(list(...files.map((file) => `pt-BR/${file}`))).toEqual({
      '/pt-BR/': 'pt-BR/index.html',
      '/pt-BR/index.md': 'pt-BR/index.md',
      '/pt-BR/a': 'pt-BR/a.html',
      '/pt-BR/assets/js/a.js': 'pt-BR/assets/js/a.js',
    });
  });

  it('include a page about the status 404', () => {
    expect(list('errors/404.html', 'errors/index.html')).toEqual({
      '/errors/404': 'errors/404.html',
      '/errors': 'errors/index.html',
    });
  });

  it('prefer a page to an index file of the same address, whichever comes first', () => {
    expect(list('a.html', 'a/index.html')).toEqual({'/a': 'a.html'});
    expect(list('a/index.html', 'a.html')).toEqual({'/a': 'a.html'});
  });
});

const addresses = new Map([
  ['/', 'index.html'],
  ['/a', 'a.html'],
  ['/a/b', 'a/b.html'],
  ['/img/a mark.svg', 'img/a mark.svg'],
  ['/föö', 'föö.html'],
  ['/a@b', 'a@b.html'],
]);
const resolve = (target: string) => resolveRequest(target, addresses);

describe('a request', () => {
  it.each([
    ['/', 'index.html'],
    ['/?q=1', 'index.html'],
    ['/a', 'a.html'],
    ['/a/b?x=/../', 'a/b.html'],
    ['/img/a%20mark.svg', 'img/a mark.svg'],
    ['/f%C3%B6%C3%B6', 'föö.html'],
    ['/a@b', 'a@b.html'],
    ['http://localhost:3000/a', 'a.html'],
  ])('for the address %s is answered with the file %s', (target, file) => {
    expect(resolve(target)).toEqual({kind: 'file', file});
  });

  it.each([
    ['/index.html', '/'],
    ['/a.html', '/a'],
    ['/a/', '/a'],
    ['/a/index.html', '/a'],
    ['/a/b.html?x=1&y=?', '/a/b?x=1&y=?'],
    ['/a/b/?', '/a/b?'],
    ['//a//b', '/a/b'],
    ['//', '/'],
    ['/%61/b?c', '/a/b?c'],
    ['/a%2Ehtml', '/a'],
    ['/img/a mark.svg', '/img/a%20mark.svg'],
    ['/img/a%20mark.svg/', '/img/a%20mark.svg'],
    ['/f%c3%b6%c3%b6', '/f%C3%B6%C3%B6'],
    ['/a%40b', '/a@b'],
    ['http://localhost:3000', '/'],
    ['http://evil.example/a/', '/a'],
  ])('for %s is redirected to %s', (target, location) => {
    expect(resolve(target)).toEqual({kind: 'redirect', location});
  });

  it.each([
    '/unknown',
    '/unknown/',
    '/a.html.html',
    '/index',
    '/.html',
    '/404.html',
    '//evil.example/',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F/evil.example/',
    '/%2Fevil.example',
    '/a%2Fb',
    '/../a',
    '/a/../../etc/passwd',
    '/%2e%2e/a',
    '/..%2f..%2fpackage.json',
    '/a%00.html',
    '*',
  ])('for %s finds nothing', (target) => {
    expect(resolve(target)).toEqual({kind: 'missing'});
  });

  it.each(['/%', '/%zz', '/a/%E0%A4%A', '/%ff', '/föö', '/a.html?\xe9'])(
    'for %s is malformed',
    (target) => {
      expect(resolve(target)).toEqual({kind: 'malformed'});
    },
  );
});

describe('below a base URL', () => {
  const below = new Map(listAddresses(['index.html', 'a.html', 'b/index.html'], '/docs/'));

  it.each([
    ['/docs/', 'index.html'],
    ['/docs/a', 'a.html'],
  ])('a request for %s is answered with %s', (target, file) => {
    expect(resolveRequest(target, below)).toEqual({kind: 'file', file});
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs/index.html?a', '/docs/?a'],
    ['/docs/b/index.html', '/docs/b'],
    ['//docs/a/', '/docs/a'],
  ])('a request for %s is redirected to %s', (target, location) => {
    expect(resolveRequest(target, below)).toEqual({kind: 'redirect', location});
  });

  it.each(['/', '/a', '/docs/docs/a'])('a request for %s finds nothing', (target) => {
    expect(resolveRequest(target, below)).toEqual({kind: 'missing'});
  });
});
