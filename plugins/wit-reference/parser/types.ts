/** A range of characters in a file, the end not included. */
export type Span = {start: number; end: number};

/** A name where it is defined, its span, and the doc comment above it. */
export type Named = Span & {name: string; docs: string | undefined};

/**
 * A type where it is used: `list<u8>` is `list` with one argument; `_` is an argument of `null`.
 * An escaped one, `%list`, is never a type of WIT itself.
 */
export type TypeRef = Span & {
  name: string;
  isEscaped: boolean;
  args: readonly (TypeRef | null)[];
};

/** A parameter of a function, or a field of a record. */
export type Field = Named & {type: TypeRef};

/** A case of a variant, enum or flags. */
export type Case = Named & {type?: TypeRef};

/** A function, on its own or as a member of a resource; a constructor is named `constructor`. */
export type Func = Named & {
  kind: 'function' | 'method' | 'static' | 'constructor';
  isAsync: boolean;
  params: readonly Field[];
  result?: TypeRef;
};

/** The definition of a type. */
export type TypeDef = Named &
  (
    | {kind: 'record'; fields: readonly Field[]}
    | {kind: 'variant' | 'enum' | 'flags'; cases: readonly Case[]}
    | {kind: 'type'; type: TypeRef}
    | {kind: 'resource'; members: readonly Func[]}
  );

/** What a `use`, `import`, `export` or `include` names: `hayride:ai/context@0.0.65`, or `context`. */
export type InterfacePath = Span & {package?: string; name: string; version?: string};

/** One name that a `use` or `include` brings in; `alias` is what it is called here. */
export type UsedName = Span & {name: string; alias: string};

/** A world that another includes, with the names that its `with` changes. */
export type Include = InterfacePath & {renamed: readonly UsedName[]};

/** One `use` of an interface or world. */
export type Use = {path: InterfacePath; names: readonly UsedName[]};

/** An interface of a package. */
export type Interface = Named & {
  kind: 'interface';
  uses: readonly Use[];
  items: readonly (TypeDef | Func)[];
};

/** What a world imports or exports: an interface by its path, or a function. */
export type Extern = {direction: 'import' | 'export'; docs: string | undefined} & (
  {kind: 'path'; path: InterfacePath} | {kind: 'function'; func: Func}
);

/** A world; what it includes stays as it is written. */
export type World = Named & {
  kind: 'world';
  uses: readonly Use[];
  types: readonly TypeDef[];
  includes: readonly Include[];
  externs: readonly Extern[];
};

/** The package line of a file: `hayride:ai` and its version. */
export type PackageName = Span & {name: string; version?: string; docs: string | undefined};

/** One file of WIT as its parser understands it. */
export type WitFile = {package?: PackageName; items: readonly (Interface | World)[]};

/** A WIT file of the repository; the docs of a local one, outside of `wit/deps`, must be complete. */
export type WitSource = {file: string; text: string; isLocal: boolean};

/** A package: what all files with its package line hold together, in the order of the files. */
export type Package = {
  name: string;
  version: string | undefined;
  docs: string | undefined;
  isLocal: boolean;
  members: readonly PackageMember[];
};

/** An interface or world with the file that defines it. */
export type PackageMember = {source: WitSource; node: Interface | World};
