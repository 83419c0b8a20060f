import type {GoPackage, GoSymbol} from '../shared/bindings/types';
import {findTwin, isConcrete, listMembers} from './listMembers';

/**
 * Whether a symbol is one line of a list, with its members in it, and has no heading: constants,
 * aliases, settings, constraints, and types without methods of their own.
 */
export function isSmall(symbol: GoSymbol, pkg: GoPackage): boolean {
  const {name, kind, signature} = symbol;
  switch (kind) {
    case 'func':
      return / Option\[[^\]]*\]$/.test(signature);
    case 'interface':
      return /[[{]/.test(signature);
    case 'struct':
    case 'type': {
      const methods = listMembers(symbol, pkg).filter(isConcrete);
      const isError = methods.some((method) => method.name === `${name}.Error`);
      return methods.length === 0 || isError || findTwin(symbol, pkg) !== undefined;
    }
    default:
      return true;
  }
}
