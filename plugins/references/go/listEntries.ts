import type {Location} from 'docusaurus-built-pages/location';

/** Relations of a package to its WIT interfaces, as words before their names. */
export const SIDES = {
  import: 'Imports ',
  export: 'Exports ',
  types: 'Has the types of ',
  helper: 'Uses no interface of its own',
};

/** The same relations in the index of packages, from the reader's code's view. */
export const ACTS: Readonly<Record<keyof typeof SIDES, string>> = {
  import: 'calls',
  export: 'implements',
  types: 'types',
  helper: 'helper',
};

/** An exported declaration of the Go module, as proofs/bindings extracts it. */
type Declaration = {
  /** `Agent`, or for a member `Agent.Push`. */
  name: string;
  kind: 'interface' | 'struct' | 'type' | 'alias' | 'const' | 'var' | 'func' | 'method' | 'field';
  /** On one line, as gofmt prints it. */
  signature: string;
  /** Exported fields, as `Name Type`, of an alias of a generated record. */
  fields?: readonly string[];
  /** Methods that users can call, of an alias of a generated type. */
  methods?: readonly string[];
};

/** A package of the module that users can import; `path` is below the module: `go/hayride/ai`. */
export type DeclaredPackage = {path: string; symbols: readonly Declaration[]};

/** Content of `sources/bindings/go.json`. */
export type Declarations = {module: string; version: string; packages: readonly DeclaredPackage[]};

/** Our documentation of a symbol: the WIT item that it mirrors, and anything that its name does not say. */
type SymbolWords = {wit?: string; doc?: string};

/** Our documentation of a package, with the WIT interfaces that it calls, implements or mirrors. */
type PackageWords = {side: keyof typeof SIDES; wit: readonly string[]; summary: string};

/** Content of `sources/bindings/go.yaml`: our documentation of the public Go module in one version. */
export type Documentation = {
  module: string;
  version: string;
  packages: Readonly<Record<string, PackageWords & {symbols: Record<string, SymbolWords>}>>;
};

/** A declaration with our documentation, and the location of that, or of its nearest ancestor. */
export type GoSymbol = Declaration & SymbolWords & {location: Location};

/** A package with our documentation. */
export type GoPackage = PackageWords & {path: string; symbols: GoSymbol[]; location: Location};

/**
 * Lists the symbols that get an anchor, in the order of the data: small symbols are rows of a list, the others
 * sections, and their methods rows in these. Others, such as fields, are shown with their type.
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
 * Tells whether a symbol is a row without a heading, together with its members: constants, aliases, settings,
 * constraints, and types without methods.
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
 * Finds the fields of a type and the methods declared with it as receiver (not those of an interface), whether it is
 * an error, and the interface of the package that describes its methods.
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
 * Returns the anchor of a package, `package-hayride-ai-agents`, or of one of its symbols,
 * `hayride-ai-agents-agent-push`.
 */
export function toSymbolId(path: string, symbol?: string): string {
  const name = path.replace(/^go\//, '');
  const id = symbol === undefined ? `package-${name}` : `${name}-${symbol}`;
  return id.replace(/[/.]/g, '-').toLowerCase();
}
