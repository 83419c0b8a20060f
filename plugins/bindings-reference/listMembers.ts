import type {GoPackage, GoSymbol} from '../shared/bindings/types';

/** The members of a type: what stands in the file as `Type.Member`. */
export function listMembers({name}: GoSymbol, {symbols}: GoPackage): GoSymbol[] {
  return symbols.filter((symbol) => symbol.name.startsWith(`${name}.`));
}

/** A method that the file declares with its receiver; those of interfaces have none. */
export function isConcrete({kind, signature}: GoSymbol): boolean {
  return kind === 'method' && signature.startsWith('func ');
}

/**
 * The interface of a package whose methods a type has: what is there to say of them is said there.
 */
export function findTwin(symbol: GoSymbol, pkg: GoPackage): string | undefined {
  const methods = listMembers(symbol, pkg).filter(isConcrete);
  const names = pkg.symbols.filter(({kind}) => kind === 'interface').map(({name}) => name);
  const known = new Set(pkg.symbols.map(({name}) => name));
  const hasAll = (name: string) =>
    methods.every((method) => known.has(`${name}.${method.name.split('.')[1]}`));
  return methods.length === 0 ? undefined : names.find(hasAll);
}
