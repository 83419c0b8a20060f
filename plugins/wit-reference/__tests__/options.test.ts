import {describe, expect, it} from 'vitest';
import {normalizeOptions} from '../../../tests/support/normalizeOptions';
import {validateOptions} from '../options';

const validate = (options: unknown) => normalizeOptions(validateOptions, options);

describe('the options', () => {
  it('are taken as written', () => {
    const pages = {'/reference/interfaces/ai': ['hayride:ai', 'wasi:http']};
    expect(validate({pages})).toEqual({pages, id: 'default'});
  });

  it('may name the bindings for Go', () => {
    const options = {pages: {'/a': ['a:b']}, go: {file: 'bindings/go.yaml', page: '/go'}};
    expect(validate(options)).toEqual({...options, id: 'default'});
  });

  it.each([
    [
      'with half of the bindings',
      {pages: {'/a': ['a:b']}, go: {page: '/go'}},
      '"go.file" is required',
    ],
    ['without pages', {}, '"pages" is required'],
    ['with an unknown name', {pages: {'/a': ['a:b']}, page: '/a'}, '"page" is not allowed'],
    ['without a page', {pages: {}}, '"pages" must have at least 1 key'],
    [
      'with a page without packages',
      {pages: {'/a': []}},
      '"pages./a" must contain at least 1 items',
    ],
    [
      'with a route that does not start with a slash',
      {pages: {a: ['a:b']}},
      '"pages.a" is no route of a page. Write one that starts with a slash and ends without one.',
    ],
    [
      'with a route that ends with a slash',
      {pages: {'/a/': ['a:b']}},
      '"pages./a/" is no route of a page. Write one that starts with a slash and ends without one.',
    ],
    [
      'with a version',
      {pages: {'/a': ['hayride:ai@0.0.65']}},
      '"pages./a[0]" is "hayride:ai@0.0.65". Write a package without its version: "hayride:ai".',
    ],
    [
      'with an interface',
      {pages: {'/a': ['hayride:ai/agents']}},
      '"pages./a[0]" is "hayride:ai/agents". Write a package without its version: "hayride:ai".',
    ],
  ])('are refused %s', (_, options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
