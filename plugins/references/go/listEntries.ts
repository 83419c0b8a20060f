import type {Declaration} from './types';

/**
 * What has an id of its own on the page, in the order of the data: the small symbols as lines of a
 * list, the others as sections, and their methods as lines of these. The rest, such as fields, is named
 * at its type.
 */
export function listEntries<Symbol extends Declaration>(
  symbols: readonly Symbol[],
): {symbol: Symbol; isSmall: boolean; owner: string | undefined}[] {
  const small = new Set(symbols.filter((each) => isSmall(each, symbols)).map(({name}) => name));
  return symbols
    .map((symbol) => {
      const [type = ''] = symbol.name.split('.');
      const isMember = type !== symbol.name && symbols.some(({name}) => name === type);
      return {symbol, isSmall: small.has(symbol.name), owner: isMember ? type : undefined};
    })
    .filter(({symbol, owner}) => symbol.kind !== 'field' && !(owner && small.has(owner)));
}

/**
 * Whether a symbol is one line of a list, with its members in it, and has no heading: constants,
 * aliases, settings, constraints, and types without methods.
 */
export function isSmall(symbol: Declaration, symbols: readonly Declaration[]): boolean {
  const {kind, signature} = symbol;
  switch (kind) {
    case 'method':
      return false;
    case 'func':
      return / Option\[[^\]]*\]$/.test(signature);
    case 'interface':
      return /[[{]/.test(signature);
    default: {
      const {methods, isError, matching} = findMembers(symbol, symbols);
      return methods.length === 0 || isError || matching !== undefined;
    }
  }
}

/**
 * The fields of a type and the methods that are declared with their receiver (those of an interface
 * are not), whether it is an error, and the interface of the package that describes its methods.
 */
export function findMembers({name}: Declaration, symbols: readonly Declaration[]) {
  const members = symbols.filter((symbol) => symbol.name.startsWith(`${name}.`));
  const methods = members.filter(({signature}) => signature.startsWith('func '));
  const names = new Set(symbols.map((symbol) => symbol.name));
  const hasAll = (owner: string) =>
    methods.every((method) => names.has(`${owner}.${method.name.split('.')[1]}`));
  const owners = symbols.filter(({kind}) => kind === 'interface').map((symbol) => symbol.name);
  return {
    fields: members.filter(({kind}) => kind === 'field'),
    methods,
    isError: names.has(`${name}.Error`),
    matching: methods.length === 0 ? undefined : owners.find(hasAll),
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
