import {describe, expect, it} from 'vitest';
import {formatItem, formatMember} from '../src/formatWit';
import {parseWit} from '../src/parseWit';
import type {Item} from '../src/syntax';

const formatFirst = (item: string) =>
  formatItem(parseWit(`interface a { ${item} }`).items[0]?.items[0] as Item);
const format = (world: string) => parseWit(`world ${world}`).items.map(formatMember).join('');

describe('the signature of an item', () => {
  it.each([
    ['record', 'record r { a : u8 , b : list< u8 > }', 'record r { a: u8, b: list<u8> }'],
    ['empty record', 'record r { }', 'record r {}'],
    ['variant', 'variant v { a, b(u8) }', 'variant v { a, b(u8) }'],
    ['enum', 'enum e { a }', 'enum e { a }'],
    ['flags', 'flags f { a, b }', 'flags f { a, b }'],
    ['type', 'type t = result < _ , e > ;', 'type t = result<_, e>;'],
    ['tuple with a last comma', 'type t = tuple<u8, u16,>;', 'type t = tuple<u8, u16>;'],
    ['type with a number', 'type t = list<u8, 4>;', 'type t = list<u8, 4>;'],
    ['empty resource', 'resource r {}', 'resource r;'],
    ['function', 'f: async func( a:u8,) -> u8;', 'f: async func(a: u8) -> u8;'],
    ['function without result', 'f: func();', 'f: func();'],
    ['types like keywords', 'h: func(x: %type) -> %flags;', 'h: func(x: %type) -> %flags;'],
    ['types like built-in ones', 'type t = list<%list>;', 'type t = list<%list>;'],
    ['types that need no mark', 'type t = %message;', 'type t = message;'],
    ['names like keywords', 'record %record { %type: u8 }', 'record %record { %type: u8 }'],
    ['function like a keyword', '%use: func(%func: u8);', '%use: func(%func: u8);'],
    [
      'resource',
      'resource r { constructor(a: u8) -> result<r>; b: func(); c: static async func() -> r; }',
      'resource r {\n  constructor(a: u8) -> result<r>;\n  b: func();\n  c: static async func() -> r;\n}',
    ],
  ])('is WIT in one format: %s', (_, item, text) => {
    expect(formatFirst(item)).toBe(text);
  });

  it('can be parsed and formatted again', () => {
    const item = 'resource %list { constructor(); %static: func(a: borrow<b>) -> tuple<u8, c>; }';
    const text = formatFirst(item);
    expect(formatFirst(text)).toBe(text);
  });

  it.each([
    ['record', 'record r { first-field: u8, second-field: u8, third-field: u8, fourth-field: u8 }'],
    ['variant', 'variant v { first-case, second-case(u8), third-case, fourth-case, fifth-case }'],
  ])('has a line for each part of a long %s', (_, item) => {
    const [head = '', parts = ''] = item.split(/ \{ | \}/);
    expect(formatFirst(item)).toBe(`${head} {\n  ${parts.replace(/, /g, ',\n  ')},\n}`);
  });

  it.each(['enum', 'flags'])('fills the lines with the names of a long one: %s', (kind) => {
    const names = ['first', 'second', 'third', 'fourth', 'fifth'].map(
      (name) => `${name}-possibility`,
    );
    const [a, b, c, d, e] = names;
    expect(formatFirst(`${kind} k { ${names.join()} }`)).toBe(
      `${kind} k {\n  ${a}, ${b}, ${c},\n  ${d}, ${e},\n}`,
    );
  });

  it('has a line for each parameter where it is too long', () => {
    const params = ['first', 'second', 'third'].map((name) => `${name}-parameter: string`);
    const signature = formatFirst(`resource r { f: func(${params.join(', ')}) -> result<_, e>; }`);
    expect(signature).toMatchInlineSnapshot(`
      "resource r {
        f: func(
          first-parameter: string,
          second-parameter: string,
          third-parameter: string,
        ) -> result<_, e>;
      }"
    `);
  });

  it('stays in one line where there is but one parameter', () => {
    const type = `tuple<${Array.from({length: 20}, () => 'string').join(', ')}>`;
    expect(formatFirst(`f: func(a: ${type});`)).not.toContain('\n');
  });
});

describe('the signature of a world', () => {
  it('is what it includes, imports and exports', () => {
    const text = format(
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
  });

  it('has the types that its functions name, from elsewhere and its own', () => {
    const text = format(
      'w { use a:b/c@1.0.0.{d, %e as %type}; @since(version = 1.0.0) record r { f: d }' +
        ' resource s { g: func() -> %type; } export h: func(i: r) -> s; }',
    );
    expect(text).toMatchInlineSnapshot(`
      "world w {
        use a:b/c@1.0.0.{d, e as %type};
        @since(version = 1.0.0)
        record r { f: d }
        resource s {
          g: func() -> %type;
        }
        export h: func(i: r) -> s;
      }"
    `);
    expect(format(text.replace('world ', ''))).toBe(text);
  });

  it('is a pair of braces where there is nothing', () => {
    expect(format('w {}')).toBe('world w {}');
  });
});
