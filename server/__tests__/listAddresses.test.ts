import {describe, expect, it} from 'vitest';
import {listAddresses} from '../listAddresses.mjs';

const list = (...files: string[]) => Object.fromEntries(listAddresses(files));

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

  it('prefer a page to an index file of the same address, whichever comes first', () => {
    expect(list('a.html', 'a/index.html')).toEqual({'/a': 'a.html'});
    expect(list('a/index.html', 'a.html')).toEqual({'/a': 'a.html'});
  });
});
