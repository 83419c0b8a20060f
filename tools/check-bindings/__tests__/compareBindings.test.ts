import {describe, expect, it} from 'vitest';
import type {Bindings, GoSymbol} from '../../../plugins/shared/bindings/types';
import {formatFinding} from '../../shared/formatFinding.mjs';
import {compareBindings} from '../compareBindings';
import type {DeclaredPackage} from '../types';

const symbol = (name: string, rest: Partial<GoSymbol> = {}): GoSymbol => ({
  name,
  kind: 'func',
  signature: `func ${name}()`,
  fields: [],
  methods: [],
  wit: undefined,
  doc: undefined,
  place: {line: 9, column: 9},
  ...rest,
});

const bindings = (...symbols: GoSymbol[]): Bindings => ({
  module: 'example.com/m',
  version: 'v1.2.3',
  interfaces: '0.0.1',
  packages: [
    {path: 'go/a', side: 'import', wit: [], summary: 'A.', symbols, place: {line: 5, column: 5}},
  ],
});

const declared = (...symbols: DeclaredPackage['symbols']): DeclaredPackage => ({
  path: 'go/a',
  symbols,
});
const open = {name: 'Open', kind: 'func', signature: 'func Open()'};

const compare = (data: Bindings, ...packages: DeclaredPackage[]) =>
  compareBindings(data, packages, 'bindings/go.yaml').map(formatFinding).join('\n');

describe('the comparison with the module', () => {
  it('finds nothing where both say the same, in any order', () => {
    const close = {name: 'Close', kind: 'func', signature: 'func Close()'};
    expect(compare(bindings(symbol('Open'), symbol('Close')), declared(close, open))).toBe('');
  });

  it('says what the file lacks', () => {
    expect(compare(bindings(symbol('Close')), declared(open, {...open, name: 'Close'})))
      .toMatchInlineSnapshot(`
      "bindings/go.yaml:5:5 missing go/a lacks the func Open. Add it: func Open()
      bindings/go.yaml:9:9 signature Close is declared differently. Write: func Open()"
    `);
  });

  it('says what the module does not declare', () => {
    expect(compare(bindings(symbol('Open'), symbol('Old')), declared(open))).toMatchInlineSnapshot(
      `"bindings/go.yaml:9:9 extra example.com/m@v1.2.3 declares no Old in go/a. Remove it."`,
    );
  });

  it('says which package declares it instead', () => {
    const other = {path: 'go/b', symbols: [{...open, name: 'Old'}]};
    expect(compare(bindings(symbol('Open'), symbol('Old')), declared(open), other))
      .toMatchInlineSnapshot(`
      "bindings/go.yaml:1:1 package example.com/m@v1.2.3 has the package go/b with 1 declarations. Add it.
      bindings/go.yaml:9:9 package go/a declares no Old; go/b does. Move it there or remove it."
    `);
  });

  it('says which package the module does not have', () => {
    expect(compare(bindings(symbol('Open')))).toMatchInlineSnapshot(
      `"bindings/go.yaml:5:5 package example.com/m@v1.2.3 has no package go/a that users can import. Remove it."`,
    );
  });

  it('says what differs of a declaration', () => {
    const message = symbol('Message', {
      kind: 'struct',
      signature: 'type Message struct',
      fields: ['Role string'],
    });
    const alias = {
      name: 'Message',
      kind: 'alias',
      signature: 'type Message = types.Message',
      fields: ['Role Role', 'Final bool'],
      methods: ['String() string'],
    };
    expect(compare(bindings(message), declared(alias))).toMatchInlineSnapshot(`
      "bindings/go.yaml:9:9 kind Message is declared as alias, not struct. Correct it.
      bindings/go.yaml:9:9 signature Message is declared differently. Write: type Message = types.Message
      bindings/go.yaml:9:9 fields Message has other fields. Write: Role Role; Final bool
      bindings/go.yaml:9:9 methods Message has other methods. Write: String() string"
    `);
  });
});
