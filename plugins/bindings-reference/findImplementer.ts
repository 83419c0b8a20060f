import type {Catalogue, Implementer} from '../shared/catalogue/types';
import type {GoPackage, GoSymbol} from './types';

const DATA: Implementer = {role: 'data', words: 'data'};
const COMPONENT: Implementer = {role: 'morph', words: 'your component'};

/**
 * Who does the work behind a symbol: for a call, whoever implements its WIT item, or else the code that
 * is compiled into your component, which is also what an exporting package calls.
 */
export function findImplementer(
  {kind, wit}: GoSymbol,
  {side}: GoPackage,
  {require}: Pick<Catalogue, 'require'>,
): Implementer {
  if (kind !== 'func' && kind !== 'method' && kind !== 'interface') {
    return DATA;
  }
  const behind = side === 'export' || wit === undefined ? undefined : require(wit).implementer;
  return behind === undefined || behind.role === 'data' ? COMPONENT : behind;
}

/** The same of a package: of one that imports, whoever implements its first WIT interface. */
export function findPackageImplementer(
  {side, wit}: GoPackage,
  {require}: Pick<Catalogue, 'require'>,
): Implementer {
  const [first] = wit;
  if (side === 'types') {
    return DATA;
  }
  return (side === 'import' && first !== undefined && require(first).implementer) || COMPONENT;
}
