import type {Location} from '../../lib/location';

/** What a package does with its WIT interfaces, and how its page says it in front of their names. */
export const SIDES = {
  import: 'Imports ',
  export: 'Exports ',
  types: 'Has the types of ',
  helper: 'Uses no interface of its own',
};

/** One exported declaration of the Go module, as proofs/bindings extracts it. */
export type Declaration = {
  /** `Agent`; members after their type: `Agent.Push`. */
  name: string;
  kind: 'interface' | 'struct' | 'type' | 'alias' | 'const' | 'var' | 'func' | 'method' | 'field';
  /** On one line, as gofmt prints it. */
  signature: string;
  /** Of an alias of a generated record: its exported fields as `Name Type`. */
  fields?: readonly string[];
  /** Of an alias of a generated type: the methods that users reach. */
  methods?: readonly string[];
};

/** A package of the module that users can import; `path` is below the module: `go/hayride/ai`. */
export type DeclaredPackage = {path: string; symbols: readonly Declaration[]};

/** What `bindings/go.json` holds. */
export type Declarations = {module: string; version: string; packages: readonly DeclaredPackage[]};

/** Our documentation of a symbol: the WIT item that it mirrors, and what its name does not say. */
type SymbolWords = {wit?: string; doc?: string};

/** Our documentation of a package, with the WIT interfaces that it calls, implements or mirrors. */
type PackageWords = {side: keyof typeof SIDES; wit: readonly string[]; summary: string};

/** What `bindings/go.yaml` holds: our documentation of the public Go module in one version. */
export type Words = {
  module: string;
  version: string;
  packages: Readonly<Record<string, PackageWords & {symbols: Record<string, SymbolWords>}>>;
};

/** A declaration with our documentation, and its location there, or that of what is around it. */
export type GoSymbol = Declaration & SymbolWords & {location: Location};

/** A package with our documentation. */
export type GoPackage = PackageWords & {path: string; symbols: GoSymbol[]; location: Location};
