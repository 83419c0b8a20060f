import {describe, expect, it} from 'vitest';
import type {DeclaredPackage, Declaration} from '../../../plugins/bindings-reference/index';
import {parseYaml} from '../../../plugins/shared/parseYaml';
import {formatFinding} from '../../../tools/shared/formatFinding.mjs';
import {compareDeclarations, formatDeclarations} from '../compareDeclarations';

const open: Declaration = {name: 'Open', kind: 'func', signature: 'func Open()'};
const close: Declaration = {name: 'Close', kind: 'func', signature: 'func Close()'};
const old: Declaration = {name: 'Old', kind: 'func', signature: 'func Old()'};

const pkg = (path: string, ...symbols: Declaration[]): DeclaredPackage => ({path, symbols});
const wrap = (packages: DeclaredPackage[]) => ({
  module: 'example.com/m',
  version: 'v1.2.3',
  packages,
});
const compare = (kept: DeclaredPackage[], actual: DeclaredPackage[]) => {
  const value = wrap(kept);
  const file = {...parseYaml('bindings/go.json', formatDeclarations(value)), value};
  return compareDeclarations(file, wrap(actual)).map(formatFinding).join('\n');
};

describe('the file of the declarations', () => {
  it('has a line for each', () => {
    const value = wrap([pkg('go/a', open, close), pkg('go/b', old)]);
    const text = formatDeclarations(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text).toMatchInlineSnapshot(`
      "{
        "module": "example.com/m",
        "version": "v1.2.3",
        "packages": [
          {"path": "go/a", "symbols": [
            {"name":"Open","kind":"func","signature":"func Open()"},
            {"name":"Close","kind":"func","signature":"func Close()"}
          ]},
          {"path": "go/b", "symbols": [
            {"name":"Old","kind":"func","signature":"func Old()"}
          ]}
        ]
      }
      "
    `);
  });
});

describe('the comparison with the module', () => {
  it('finds nothing where both say the same', () => {
    expect(compare([pkg('go/a', open, close)], [pkg('go/a', open, close)])).toBe('');
  });

  it('says where only the order differs', () => {
    expect(compare([pkg('go/a', open, close)], [pkg('go/a', close, open)])).toMatchInlineSnapshot(
      `"bindings/go.json:1:1 order example.com/m@v1.2.3 has its packages and declarations in another order. Run npm run check:bindings -- --update."`,
    );
  });

  it('says what the file lacks, and what the module does not declare', () => {
    expect(compare([pkg('go/a', close, old)], [pkg('go/a', open, close)])).toMatchInlineSnapshot(`
      "bindings/go.json:5:5 missing go/a lacks the func Open: func Open(). Run npm run check:bindings -- --update.
      bindings/go.json:7:7 extra the module declares no Old in go/a. Run npm run check:bindings -- --update."
    `);
  });

  it('says which packages the file or the module lacks', () => {
    expect(compare([pkg('go/a', open)], [pkg('go/b', open)])).toMatchInlineSnapshot(`
      "bindings/go.json:1:1 package example.com/m@v1.2.3 has the package go/b with 1 declarations. Run npm run check:bindings -- --update.
      bindings/go.json:5:5 package example.com/m@v1.2.3 has no package go/a to import. Run npm run check:bindings -- --update."
    `);
  });

  it('says what differs of a declaration: its kind, signature, fields or methods', () => {
    const alias: Declaration = {
      name: 'Message',
      kind: 'alias',
      signature: 'type Message = types.Message',
      fields: ['Role Role'],
    };
    const compareTo = (other: Partial<Declaration>) =>
      compare([pkg('go/a', alias)], [pkg('go/a', {...alias, ...other})]);
    expect(compareTo({kind: 'struct'})).toMatchInlineSnapshot(
      `"bindings/go.json:6:7 changed Message is declared as {"name":"Message","kind":"struct","signature":"type Message = types.Message","fields":["Role Role"]}. Run npm run check:bindings -- --update."`,
    );
    expect(compareTo({signature: 'type Message = Text'})).toMatchInlineSnapshot(
      `"bindings/go.json:6:7 changed Message is declared as {"name":"Message","kind":"alias","signature":"type Message = Text","fields":["Role Role"]}. Run npm run check:bindings -- --update."`,
    );
    expect(compareTo({fields: ['Role Role', 'Final bool']})).toMatchInlineSnapshot(
      `"bindings/go.json:6:7 changed Message is declared as {"name":"Message","kind":"alias","signature":"type Message = types.Message","fields":["Role Role","Final bool"]}. Run npm run check:bindings -- --update."`,
    );
    expect(compareTo({methods: ['String() string']})).toMatchInlineSnapshot(
      `"bindings/go.json:6:7 changed Message is declared as {"name":"Message","kind":"alias","signature":"type Message = types.Message","fields":["Role Role"],"methods":["String() string"]}. Run npm run check:bindings -- --update."`,
    );
  });
});
