import {describe, expect, it} from 'vitest';
import {formatFunc, formatItem, formatWorld, type Signature} from '../pages/formatSignature';
import {parseWit} from '../parser/parseWit';
import type {World} from '../parser/types';

function formatFirst(item: string): Signature {
  const [node] = parseWit(`interface a { ${item} }`).items;
  if (node?.kind !== 'interface' || !node.items[0]) {
    throw new Error('there is nothing to format');
  }
  return formatItem(node.items[0]);
}

const format = (world: string) =>
  formatWorld(parseWit(`world ${world}`).items[0] as World, 'example:own');

/** The parts of the signature that the names are about; they must be the names themselves. */
const namesOf = ({text, names}: Signature) => names.map(({start, end}) => text.slice(start, end));

describe('the signature of an item', () => {
  it.each([
    ['record', 'record r { a : u8 , b : list< u8 > }', 'record r {\n  a: u8,\n  b: list<u8>,\n}'],
    ['empty record', 'record r { }', 'record r {}'],
    ['variant', 'variant v { a, b(u8) }', 'variant v {\n  a,\n  b(u8),\n}'],
    ['enum', 'enum e { a }', 'enum e {\n  a,\n}'],
    ['flags', 'flags f { a, b }', 'flags f {\n  a,\n  b,\n}'],
    ['type', 'type t = result < _ , e > ;', 'type t = result<_, e>;'],
    ['type with a number', 'type t = list<u8, 4>;', 'type t = list<u8, 4>;'],
    ['empty resource', 'resource r {}', 'resource r;'],
    ['function', 'f: async func( a:u8,) -> u8;', 'f: async func(a: u8) -> u8;'],
    ['function without result', 'f: func();', 'f: func();'],
    ['types like keywords', 'h: func(x: %type) -> %flags;', 'h: func(x: %type) -> %flags;'],
    ['types like built-in ones', 'type t = list<%list>;', 'type t = list<%list>;'],
    ['types that need no mark', 'type t = %message;', 'type t = message;'],
    ['names like keywords', 'record %record { %type: u8 }', 'record %record {\n  %type: u8,\n}'],
    ['function like a keyword', '%use: func(%func: u8);', '%use: func(%func: u8);'],
    [
      'resource',
      'resource r { constructor(a: u8) -> result<r>; b: func(); c: static async func() -> r; }',
      'resource r {\n  constructor(a: u8) -> result<r>;\n  b: func();\n  c: static async func() -> r;\n}',
    ],
  ])('is WIT in one format: %s', (_, item, text) => {
    const signature = formatFirst(item);
    expect(signature.text).toBe(text);
    expect(namesOf(signature)).toEqual(signature.names.map(({name}) => name));
  });

  it('can be parsed and formatted again', () => {
    const item = 'resource %list { constructor(); %static: func(a: borrow<b>) -> tuple<u8, c>; }';
    const {text} = formatFirst(item);
    expect(formatFirst(text).text).toBe(text);
  });

  it('has a line for each parameter where it is too long', () => {
    const params = ['first', 'second', 'third'].map((name) => `${name}-parameter: string`);
    const signature = formatFirst(`resource r { f: func(${params.join(', ')}) -> result<_, e>; }`);
    expect(signature.text).toMatchInlineSnapshot(`
      "resource r {
        f: func(
          first-parameter: string,
          second-parameter: string,
          third-parameter: string,
        ) -> result<_, e>;
      }"
    `);
    expect(namesOf(signature)).toEqual(['string', 'string', 'string', 'result', 'e']);
  });

  it('stays in one line where there is but one parameter', () => {
    const type = `tuple<${Array.from({length: 20}, () => 'string').join(', ')}>`;
    expect(formatFirst(`f: func(a: ${type});`).text).not.toContain('\n');
  });

  it('may be as wide as asked', () => {
    const params = Array.from({length: 20}, (_, index) => `p${index}: u8`).join(', ');
    const [node] = parseWit(`interface a { f: func(${params}); }`).items;
    const [func] = node?.kind === 'interface' ? node.items : [];
    expect(func && 'params' in func && formatFunc(func, Infinity).text).toBe(`f: func(${params})`);
  });
});

describe('the signature of a world', () => {
  it('is what it includes, imports and exports, with the whole paths of interfaces', () => {
    const {text, names} = format(
      'w { include o; include a:b/c@1.0.0 with { p as %world, q as r } import x; import a:b/y@1.0.0; import a:b/%list@1.0.0;' +
        ' export f: func(a: u8, b: z); export %import: func(); }',
    );
    expect(text).toMatchInlineSnapshot(`
      "world w {
        include o;
        include a:b/c@1.0.0 with { p as %world, q as r }
        import x;
        import a:b/y@1.0.0;
        import a:b/%list@1.0.0;
        export f: func(a: u8, b: z);
        export %import: func();
      }"
    `);
    expect(names.map(({start, end, name}) => [text.slice(start, end), name])).toEqual([
      ['o', 'example:own/o'],
      ['a:b/c@1.0.0', 'a:b/c@1.0.0'],
      ['x', 'example:own/x'],
      ['a:b/y@1.0.0', 'a:b/y@1.0.0'],
      ['a:b/%list@1.0.0', 'a:b/list@1.0.0'],
      ['u8', 'u8'],
      ['z', 'z'],
    ]);
  });

  it('is a pair of braces where there is nothing', () => {
    expect(format('w {}').text).toBe('world w {}');
  });
});
