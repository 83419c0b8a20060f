import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {code, heading, link, paragraph, element} from '../src/markdown/nodes';
import {createCatalogue} from '../src/createCatalogue';
import {linkNames, toHref} from '../src/links';
import type {LoadedReference, ReferenceSymbol} from '../src/catalogue';
import {symbolOf} from '../src/testing/createTestCatalogue';

function referenceOf(...symbols: ReferenceSymbol[]): LoadedReference {
  return {
    symbols,
    findPage: () => undefined,
    render: () => [],
    findSymbol: (text) => symbols.find(({name}) => name === text),
    findCodeLinks: (text) => [{start: 0, end: text.length, href: symbols[0]?.page ?? ''}],
  };
}

const MIRROR = symbolOf('Message', {
  reference: 'go',
  kind: 'struct',
  page: '/go',
  wit: ['message'],
});
const CATALOGUE = createCatalogue([
  referenceOf(symbolOf('message'), symbolOf('role')),
  referenceOf(MIRROR),
]);

describe('the catalogue', () => {
  it('has every symbol by its name', () => {
    expect(CATALOGUE.all.map(({name}) => name)).toEqual(['message', 'role', 'Message']);
    expect(CATALOGUE.require('role').name).toBe('role');
    expect(() => CATALOGUE.require('roles')).toThrow('the reference has no entry roles. Name one');
  });

  it('knows what mirrors a WIT item', () => {
    expect(CATALOGUE.mirrorsOf('message')).toEqual([MIRROR]);
    expect(CATALOGUE.mirrorsOf('role')).toEqual([]);
  });

  it('asks one reference after the other what a name in prose means', () => {
    expect(CATALOGUE.find('Message')).toBe(MIRROR);
    expect(CATALOGUE.find('nothing')).toBeUndefined();
    expect(CATALOGUE.findCodeLinks('ab', 'wit', undefined).map(({href}) => href)).toEqual([
      '/a',
      '/go',
    ]);
  });

  it.each([
    [
      'two symbols of one name',
      [symbolOf('a'), symbolOf('a', {anchor: 'b'})],
      'wit/a.wit:7:3: the name a is already taken. Rename one of the two.',
    ],
    [
      'two symbols with one anchor on a page',
      [symbolOf('a.b', {anchor: 'a-b'}), symbolOf('a-b')],
      'wit/a.wit:7:3: a.b and a-b would both have the anchor /a#a-b. Rename one of the two.',
    ],
    [
      'a mirror of nothing',
      [symbolOf('b', {wit: ['a']})],
      'wit/a.wit:7:3: the reference has no entry a. Name one that it has, such as wasi:io/streams.output-stream.',
    ],
  ])('refuses %s', (_, symbols, message) => {
    expect(() => createCatalogue([referenceOf(...symbols)])).toThrow(new Error(message));
  });

  it('takes one anchor on two pages', () => {
    const symbols = [symbolOf('a', {anchor: 'x'}), symbolOf('b', {anchor: 'x', page: '/b'})];
    expect(createCatalogue([referenceOf(...symbols)]).all).toHaveLength(2);
  });
});

describe('names in text', () => {
  const read = (tree: Root, page?: string) => {
    linkNames(tree, page, CATALOGUE.find);
    return tree.children;
  };

  it('become links, on their own page to just the anchor', () => {
    const build = (): Root => ({type: 'root', children: [paragraph(code('message'), code('b'))]});
    expect(read(build())).toEqual([paragraph(link('/a#message', code('message')), code('b'))]);
    expect(read(build(), '/a')).toEqual([paragraph(link('#message', code('message')), code('b'))]);
    expect(toHref(MIRROR, '/a')).toBe('/go#Message');
  });

  it.each([
    ['a heading', heading(2, 'a', code('message'))],
    ['a link', paragraph(link('/b', code('message')))],
    ['a summary', element('summary', [code('message')])],
    ['a Link', element('Link', [paragraph(code('message'))])],
  ])('stay as they are in %s', (_, node) => {
    const before = JSON.stringify(node);
    expect(JSON.stringify(read({type: 'root', children: [node]})[0])).toBe(before);
  });
});
