/** A range of characters in a file, the end not included. */
export type Span = {start: number; end: number};

/** Annotations and what they say: `@since(version = 0.2.0)` is `{since: '0.2.0'}`. */
export type Annotations = Partial<
  Record<'since' | 'unstable' | 'deprecated' | 'external-id', string>
>;

/** What is in front of an item: its doc comment and its annotations. */
export type Head = {docs: string | undefined; annotations?: Readonly<Annotations>};

/** A name where it is defined, its span, and what is in front of it. */
export type Named = Span & Head & {name: string};

/**
 * A type where it is used: `list<u8>` is `list` with one argument; `_` is an argument of `null`.
 * An escaped one, `%list`, is never a type of WIT itself.
 */
export type TypeRef = Span & {
  name: string;
  isEscaped: boolean;
  args: readonly (TypeRef | null)[];
};

/** A field of a record, or a parameter of a function. */
export type Field = Named & {kind: 'field'; type: TypeRef};

/** A case of a variant, enum or flags. */
export type Case = Named & {kind: 'case'; type?: TypeRef};

/** A function, on its own or as a member of a resource; a constructor is named `constructor`. */
export type Func = Named & {
  kind: 'function' | 'method' | 'static' | 'constructor';
  isAsync: boolean;
  params: readonly Field[];
  result?: TypeRef;
};

/** What a type is made of: the fields of a record, its cases, the members of a resource. */
export type Part = Field | Case | Func;

/** The definition of a type; one of the kind `type` is another name of `type`. */
export type TypeDef = Named & {parts: readonly Part[]} & (
    {kind: 'type'; type: TypeRef} | {kind: 'record' | 'variant' | 'enum' | 'flags' | 'resource'}
  );

/** What an interface or world defines. */
export type Item = TypeDef | Func;

/** What a `use`, `import`, `export` or `include` names: `hayride:ai/context@0.0.65`, or `context`. */
export type InterfacePath = Span & {package?: string; name: string; version?: string};

/** One name that a `use` or `include` brings in; `alias` is what it is called here. */
export type UsedName = Span & {name: string; alias: string};

/** A world that another includes, with the names that its `with` changes. */
export type Include = InterfacePath & Head & {renamed: readonly UsedName[]};

/** One `use` of an interface or world. */
export type Use = {path: InterfacePath; names: readonly UsedName[]};

/**
 * What a world imports or exports: a function, or an interface by its path. The name of a path is
 * without the version, `wasi:io/poll`; that of a named one is the name which the world gives it.
 */
export type Extern = {direction: 'import' | 'export'} & (
  (Named & {kind: 'path' | 'named path'; path: InterfacePath}) | Func
);

/** An interface or world; only a world includes, imports and exports. Includes stay as written. */
export type Member = Named & {
  kind: 'interface' | 'world';
  uses: readonly Use[];
  items: readonly Item[];
  includes: readonly Include[];
  externs: readonly Extern[];
};

/** The package line of a file: `hayride:ai` and its version. */
export type PackageName = Span & {name: string; version?: string; docs: string | undefined};

/** One file of WIT as its parser understands it. */
export type WitFile = {package?: PackageName; items: readonly Member[]};

/** A WIT file of the repository; the docs of a local one, outside of `wit/deps`, must be complete. */
export type WitSource = {file: string; text: string; isLocal: boolean};

/** A member of a package with the file that defines it. */
export type PackageMember = Member & {source: WitSource};

/** A package: what all files with its package line hold together, in the order of the files. */
export type Package = Named & {
  kind: 'package';
  version: string | undefined;
  isLocal: boolean;
  /** The first of the files; the package is located at its start. */
  source: WitSource;
  members: readonly PackageMember[];
};

/** Everything that can have an entry. */
export type WitNode = Package | Member | Item | Part;
