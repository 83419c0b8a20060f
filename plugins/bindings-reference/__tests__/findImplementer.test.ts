import {describe, expect, it} from 'vitest';
import type {Implementer, ReferenceSymbol} from '../../shared/catalogue/types';
import {findImplementer, findPackageImplementer} from '../findImplementer';
import type {GoPackage, GoSymbol} from '../types';

const ROLES: Readonly<Record<string, Implementer['role']>> = {
  'hayride:ai/rag': 'host',
  'hayride:ai/rag.connect': 'host',
  'hayride:ai/agents': 'morph',
  'hayride:ai/types.message': 'data',
};

const catalogue = {
  require: (name: string) => {
    const role = ROLES[name] ?? 'none';
    return {implementer: {role, words: role}} as ReferenceSymbol;
  },
};

const symbolOf = (kind: GoSymbol['kind'], wit?: string) => ({kind, wit}) as GoSymbol;
const packageOf = (side: GoPackage['side'], ...wit: string[]) =>
  ({side, wit}) as unknown as GoPackage;

describe('who implements a symbol of the Go bindings', () => {
  it.each<[string, GoSymbol, GoPackage['side'], string]>([
    ['a constant', symbolOf('const', 'hayride:ai/rag.connect'), 'import', 'data'],
    ['an alias', symbolOf('alias'), 'import', 'data'],
    ['a call of the host', symbolOf('func', 'hayride:ai/rag.connect'), 'import', 'host'],
    ['a setting', symbolOf('func'), 'import', 'your component'],
    ['what makes data', symbolOf('func', 'hayride:ai/types.message'), 'types', 'your component'],
    ['an export', symbolOf('func', 'hayride:ai/rag.connect'), 'export', 'your component'],
  ])('of %s', (_, symbol, side, words) => {
    expect(findImplementer(symbol, packageOf(side), catalogue).words).toBe(words);
  });

  it.each<[GoPackage, string]>([
    [packageOf('import', 'hayride:ai/rag', 'hayride:ai/agents'), 'host'],
    [packageOf('export', 'hayride:ai/rag'), 'your component'],
    [packageOf('types', 'hayride:ai/types'), 'data'],
    [packageOf('helper'), 'your component'],
  ])('of a package is one answer: %j', (pkg, words) => {
    expect(findPackageImplementer(pkg, catalogue).words).toBe(words);
  });
});
