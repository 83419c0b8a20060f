/** A place in `bindings/go.yaml`; line and column start at 1. */
export type Place = {line: number; column: number};

/** What a package does with its WIT interfaces: calls them, implements them, or mirrors their types. */
export const SIDES = ['import', 'export', 'types', 'helper'] as const;
/** One of them. */
export type Side = (typeof SIDES)[number];

/** What a declaration can be; a method or field belongs to the type in front of its name. */
export const KINDS = [
  'interface',
  'struct',
  'type',
  'alias',
  'const',
  'var',
  'func',
  'method',
  'field',
] as const;
type Kind = (typeof KINDS)[number];

/** One exported declaration of the Go module. */
export type GoSymbol = {
  /** `Agent`; members behind their type: `Agent.Push`. */
  name: string;
  kind: Kind;
  /** The declaration on one line, as gofmt prints it. */
  signature: string;
  /** Of an alias of a generated record: its exported fields as `Name Type`. */
  fields: string[];
  /** Of an alias of a generated type: the methods that users reach. */
  methods: string[];
  /** The WIT item that it stands for: `hayride:ai/agents.agent.push`. */
  wit: string | undefined;
  /** What the name does not say; Markdown inside one paragraph. */
  doc: string | undefined;
  place: Place;
};

/** One package that users import, with all that it declares. */
export type GoPackage = {
  /** Below the module: `go/hayride/ai/agents`. */
  path: string;
  side: Side;
  /** The WIT interfaces that it calls, implements or mirrors: `hayride:ai/agents`. */
  wit: string[];
  summary: string;
  symbols: GoSymbol[];
  place: Place;
};

/** What `bindings/go.yaml` holds: the public Go module as of one version. */
export type Bindings = {
  module: string;
  version: string;
  /** The version of the `hayride:*` interfaces that it was made from. */
  interfaces: string;
  packages: GoPackage[];
};
