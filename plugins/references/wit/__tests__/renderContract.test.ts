import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {collectPackages} from 'wit-docs';
import {readContract} from '../renderContract';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'contract-'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Packages of the repository that the example doesn't include. */
const KNOWN = collectPackages([
  {
    file: 'wit/sea/sea.wit',
    isLocal: true,
    text: `package sea:boats@1.0.0;
      interface hulls { resource hull; record size { length: u32 } }
      interface sails { use hulls.{hull as body}; set: func(on: borrow<body>); }
      interface weights { use hulls.{size}; weigh: func(size: size) -> u32; }`,
  },
]);

/** Reads the contract of the world `w` from the WIT of an example. */
function read(world: string, rest = '') {
  const folder = path.join(root, 'examples/boat/wit');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'boat.wit'), `package a:b;\n${rest}\nworld w {${world}}`);
  return readContract(root, 'boat', 'w', KNOWN);
}

const names = (ports: readonly {name: string}[]) => ports.map(({name}) => name);

describe('the contract of a world', () => {
  it('has its exports, imports and includes in their order, with paths where they have one', () => {
    const {exports, imports, includes, world, file} = read(
      `include c:d/all@0.2.0; import c:d/y@0.2.0; import near; import read: func();
       export log: func(); export c:d/x@0.2.0; include w2;`,
      'interface near {} world w2 {}',
    );
    expect({world, file}).toEqual({world: 'w', file: 'boat/wit/boat.wit'});
    expect(exports).toEqual([{name: 'log'}, {name: 'c:d/x', path: 'c:d/x'}]);
    expect(imports).toEqual([
      {name: 'c:d/y', path: 'c:d/y'},
      {name: 'near', path: 'a:b/near'},
      {name: 'read'},
    ]);
    expect(includes).toEqual([
      {name: 'c:d/all', path: 'c:d/all'},
      {name: 'w2', path: 'a:b/w2'},
    ]);
  });

  it('imports whose resources an export uses, under any name, but not whose records', () => {
    expect(names(read('export sea:boats/sails@1.0.0;').imports)).toEqual(['sea:boats/hulls']);
    expect(names(read('export sea:boats/weights@1.0.0;').imports)).toEqual([]);
  });

  it('does not import what it exports itself, and imports nothing twice', () => {
    const both = 'export sea:boats/sails@1.0.0; export sea:boats/hulls@1.0.0;';
    expect(names(read(both).imports)).toEqual([]);
    const twice = 'import sea:boats/hulls@1.0.0; export sea:boats/sails@1.0.0;';
    expect(names(read(twice).imports)).toEqual(['sea:boats/hulls']);
  });

  it('takes a package from the example rather than from the repository', () => {
    const own = 'package sea:boats@2.0.0 { interface sails { set: func(); } }';
    expect(names(read('export sea:boats/sails@2.0.0;', own).imports)).toEqual([]);
  });

  it('is refused where there is no such world or no WIT', () => {
    read('');
    expect(() => readContract(root, 'boat', 'v', [])).toThrowErrorMatchingInlineSnapshot(
      `[Error: examples/boat/wit has no world “v”. It has w.]`,
    );
    expect(() => readContract(root, 'ship', 'w', [])).toThrowErrorMatchingInlineSnapshot(
      `[Error: there is no folder examples/ship/wit. Name an example that has WIT.]`,
    );
  });
});
