import type {Declaration} from './types';

/**
 * What has an id of its own on the page, in the order of the data: the small symbols as lines of a
 * list, the others as sections. The rest, such as fields, is named at its type.
 */
export function listEntries<Symbol extends Declaration>(
  symbols: readonly Symbol[],
): {symbol: Symbol; isSmall: boolean}[] {
  const small = new Set(
    symbols
      .filter((each) => !each.name.includes('.') && isSmall(each, symbols))
      .map(({name}) => name),
  );
  const isAtItsType = ({name, kind}: Symbol) =>
    kind === 'field' || (name.includes('.') && small.has(name.split('.')[0] ?? ''));
  return symbols
    .filter((symbol) => !isAtItsType(symbol))
    .map((symbol) => ({symbol, isSmall: small.has(symbol.name)}));
}

/**
 * Whether a symbol is one line of a list, with its members in it, and has no heading: constants,
 * aliases, settings, constraints, and types without methods.
 */
function isSmall(symbol: Declaration, symbols: readonly Declaration[]): boolean {
  const {kind, signature} = symbol;
  switch (kind) {
    case 'func':
      return / Option\[[^\]]*\]$/.test(signature);
    case 'interface':
      return /[[{]/.test(signature);
    case 'struct':
    case 'type': {
      const {methods, isError, matching} = readMembers(symbol, symbols);
      return methods.length === 0 || isError || matching !== undefined;
    }
    default:
      return true;
  }
}

/**
 * The fields of a type and the methods that are declared with their receiver (those of an interface
 * are not), whether it is an error, and the interface of the package that describes its methods.
 */
export function readMembers({name}: Declaration, symbols: readonly Declaration[]) {
  const members = symbols.filter((symbol) => symbol.name.startsWith(`${name}.`));
  const methods = members.filter(
    ({kind, signature}) => kind === 'method' && signature.startsWith('func '),
  );
  const names = new Set(symbols.map((symbol) => symbol.name));
  const hasAll = (owner: string) =>
    methods.every((method) => names.has(`${owner}.${method.name.split('.')[1]}`));
  return {
    fields: members.filter(({kind}) => kind === 'field'),
    methods,
    isError: methods.some((method) => method.name === `${name}.Error`),
    matching:
      methods.length === 0
        ? undefined
        : symbols.find((symbol) => symbol.kind === 'interface' && hasAll(symbol.name))?.name,
  };
}

/**
 * The id on the page of a package, `package-hayride-ai-agents`, or of a symbol of it,
 * `hayride-ai-agents-agent-push`.
 */
export function toAnchor(path: string, symbol?: string): string {
  const name = path.replace(/^go\//, '');
  const id = symbol === undefined ? `package-${name}` : `${name}-${symbol}`;
  return id.replace(/[/.]/g, '-').toLowerCase();
}
