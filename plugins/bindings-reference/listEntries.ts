import type {Declaration, DeclaredPackage} from './types';

/**
 * What the page shows of a package: its small symbols as lines of a list, the others as sections.
 * The rest, such as fields, is named at its type.
 */
export function listEntries<Symbol extends Declaration>(pkg: {
  path: string;
  symbols: readonly Symbol[];
}): {small: Symbol[]; large: Symbol[]} {
  const small = pkg.symbols.filter((symbol) => !symbol.name.includes('.') && isSmall(symbol, pkg));
  const names = new Set(small.map(({name}) => name));
  const large = pkg.symbols.filter(
    ({name, kind}) => !names.has(name.split('.')[0] ?? '') && kind !== 'field',
  );
  return {small, large};
}

/** The symbols that have a place of their own on the page, in the order of the data. */
export function listShown<Symbol extends Declaration>(pkg: {
  path: string;
  symbols: readonly Symbol[];
}): Symbol[] {
  const {small, large} = listEntries(pkg);
  const shown = new Set([...small, ...large]);
  return pkg.symbols.filter((symbol) => shown.has(symbol));
}

/**
 * Whether a symbol is one line of a list, with its members in it, and has no heading: constants,
 * aliases, settings, constraints, and types without methods of their own.
 */
function isSmall(symbol: Declaration, pkg: DeclaredPackage): boolean {
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
      return methods.length === 0 || isError || findMatchingInterface(symbol, pkg) !== undefined;
    }
    default:
      return true;
  }
}

/** The members of a type, whose names are `Type.Member`. */
export function listMembers({name}: Declaration, {symbols}: DeclaredPackage): Declaration[] {
  return symbols.filter((symbol) => symbol.name.startsWith(`${name}.`));
}

/** A method that is declared with its receiver; those of interfaces have none. */
export function isConcrete({kind, signature}: Declaration): boolean {
  return kind === 'method' && signature.startsWith('func ');
}

/** The interface of a package whose methods a type has, and which the page describes there. */
export function findMatchingInterface(
  symbol: Declaration,
  pkg: DeclaredPackage,
): string | undefined {
  const methods = listMembers(symbol, pkg).filter(isConcrete);
  const names = pkg.symbols.filter(({kind}) => kind === 'interface').map(({name}) => name);
  const known = new Set(pkg.symbols.map(({name}) => name));
  const hasAll = (name: string) =>
    methods.every((method) => known.has(`${name}.${method.name.split('.')[1]}`));
  return methods.length === 0 ? undefined : names.find(hasAll);
}

/**
 * The id on the page of a package, `package-hayride-ai-agents`, or of a symbol of it,
 * `hayride-ai-agents-agent-push`.
 */
export function toAnchor(pkg: {path: string}, symbol?: {name: string}): string {
  const name = pkg.path.replace(/^go\//, '');
  const id = symbol ? `${name}-${symbol.name}` : `package-${name}`;
  return id.replace(/[/.]/g, '-').toLowerCase();
}
