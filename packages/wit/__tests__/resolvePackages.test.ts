import {describe, expect, it} from 'vitest';
import {collectPackages, formatPackages, resolvePackages, selectFeatures} from '../src/index';

const collect = (...texts: string[]) =>
  collectPackages(
    texts.map((text, index) => ({file: `${index}/a.wit`, text, isLocal: index === 0})),
  );
const scopeOf = (path: string, ...texts: string[]) =>
  Object.fromEntries(resolvePackages(collect(...texts)).scopes.of(path));

describe('the paths of items', () => {
  const TYPES = 'interface types { type t = u8; }';

  it('have a version only where it tells packages apart', () => {
    const uses = `package a:b@1.0.0;
      interface i { use c:d/types@1.0.0.{t}; use c:d/types@2.0.0.{t as u}; use e:f/types@1.0.0.{t as v}; }`;
    const others = ['c:d@1.0.0', 'c:d@2.0.0', 'e:f@1.0.0'].map((id) => `package ${id}; ${TYPES}`);
    expect(scopeOf('a:b/i', uses, ...others)).toEqual({
      t: 'c:d@1.0.0/types.t',
      u: 'c:d@2.0.0/types.t',
      v: 'e:f/types.t',
    });
  });

  it('lead into packages in braces and through a `use` of a file', () => {
    const text = `package a:b; use c:d/types as others; interface i { use others.{t}; } package c:d { ${TYPES} }`;
    expect(scopeOf('a:b/i', text)).toEqual({t: 'c:d/types.t'});
  });

  it('have the direction of an interface that a world defines', () => {
    const text = `package a:b; ${TYPES} world w {
      import x: interface { use types.{t}; }
      export x: interface { type t = u8; }
    }`;
    expect(scopeOf('a:b/w.import.x', text)).toEqual({t: 'a:b/types.t'});
    expect(scopeOf('a:b/w.export.x', text)).toEqual({t: 'a:b/w.export.x.t'});
    expect(resolvePackages(collect(text)).usedBy.get('a:b/types.t')).toBeUndefined();
    expect(resolvePackages(collect(text)).usedBy.get('a:b/types')).toEqual(['a:b/w']);
  });

  it('are found in files of the package that have no package line', () => {
    const sources = [TYPES, 'package a:b; interface i { use types.{t}; }'].map((text, index) => ({
      ...{file: `a/${index}.wit`, text, isLocal: true},
    }));
    const {scopes} = resolvePackages(collectPackages(sources));
    expect(scopes.of('a:b/i').get('t')).toBe('a:b/types.t');
  });
});

it('an export may use what the world exports, and what it only imports', () => {
  const text = `package a:b; interface i { type t = u8; } interface j { type u = u8; }
    interface k { use i.{t}; use j.{u}; } world v { export k; } world w { export i; include v; }`;
  expect(() => resolvePackages(collect(text))).not.toThrow();
});

it('records, flags and tuples may be empty where that is asked for', () => {
  const packages = collect('package a:b; interface i { record r {} flags f {} type t = tuple<>; }');
  expect(() => resolvePackages(packages)).toThrow('0/a.wit:1:35: the record r is empty.');
  expect(() => resolvePackages(packages, {allowsEmpty: true})).not.toThrow();
});

it('a type may have 32 flags, and a list all lengths of 32 bits', () => {
  const flags = Array.from({length: 32}, (_, index) => `a${index}`).join();
  const text = `package a:b; interface i { flags f { ${flags} } type t = list<u8, 4294967295>; }`;
  expect(() => resolvePackages(collect(text))).not.toThrow();
});

describe('the features', () => {
  const TEXT = `package a:b;
    interface i {
      @unstable(feature = f) use j.{t};
      @unstable(feature = g) type u = u8;
      resource r { @unstable(feature = f) m: func(); }
    }
    @unstable(feature = g) interface j { @unstable(feature = g) type t = u8; k: func(); }
    world w {
      @unstable(feature = f) include v;
      import x: interface { @unstable(feature = g) n: func(); }
    }
    @unstable(feature = f) world v {}`;

  it.each([
    [
      ['f', 'g'],
      ['use', 'type u', 'm:', 'interface j', 'include', 'n:', 'world v'],
    ],
    [['f'], ['use', 'm:', 'include', 'world v']],
    [[], []],
  ])('that are on are all that is left: %j', (features, left) => {
    const text = formatPackages(selectFeatures(collect(TEXT), features));
    const words = ['use', 'type u', 'm:', 'interface j', 'include', 'n:', 'world v'];
    expect(words.filter((word) => text.includes(word))).toEqual(left);
  });

  it.each([
    ['a type of an interface', '@unstable(feature = f) interface i { type t = u8; }', '43: i', 't'],
    [
      'a type that it uses',
      'interface j { type t = u8; } @unstable(feature = f) interface i { use j.{t}; }',
      '74: i',
      't',
    ],
    ['one of a world', '@unstable(feature = f) world i { type t = u8; }', '39: i', 't'],
    [
      'one of an interface in a world',
      'world w { @unstable(feature = f) import i: interface { resource t; } }',
      '65: i',
      't',
    ],
    [
      'a member of a resource',
      'interface i { @unstable(feature = f) resource r { m: func(); } }',
      '51: r',
      'm',
    ],
  ])('must also gate %s', (_what, text, place, name) => {
    const packages = collect(`package a:b;\n${text}`);
    const reason = `needs the feature f, which is off. Write @unstable(feature = f) above “${name}” too.`;
    expect(() => selectFeatures(packages, [])).toThrow(`0/a.wit:2:${place} ${reason}`);
    expect(() => selectFeatures(packages, ['f'])).not.toThrow();
  });

  it('that are off make the names unknown that they gate', () => {
    expect(() => resolvePackages(collect(TEXT))).not.toThrow();
    expect(() => resolvePackages(selectFeatures(collect(TEXT), ['f']))).toThrow(
      '0/a.wit:3:34: a:b has no interface “j”. It has i.',
    );
  });
});
