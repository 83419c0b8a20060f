/** A range of characters in a file, the end not included. */
export type Span = {start: number; end: number};

/** The annotations of WIT, each with its field, or `string` where it takes a string without one. */
export const ANNOTATIONS = {
  since: 'version',
  unstable: 'feature',
  deprecated: 'version',
  'external-id': 'string',
} as const;

/** Annotations with their values: `@since(version = 0.2.0)` is `{since: '0.2.0'}`. */
export type Annotations = Partial<Record<keyof typeof ANNOTATIONS, string>>;

/** The lines before an item: its doc comment and its annotations. */
export type Head = {docs: string | undefined; annotations?: Readonly<Annotations>};

/** A name where it is defined, its span, and what precedes it. */
export type Named = Span & Head & {name: string};

/**
 * A type where it is used: `list<u8>` is `list` with one argument; the argument `_` is `null`.
 * An escaped type, `%list`, is never one of WIT's own.
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

/** A field of a record, a case, or a member of a resource. */
export type Part = Field | Case | Func;

/** The definition of a type; the kind `type` gives `type` another name. */
export type TypeDef = Named & {parts: readonly Part[]} & (
    | {kind: 'type'; type: TypeRef}
    | {kind: 'record' | 'variant' | 'enum' | 'flags' | 'resource'}
  );

/** An item that an interface or world defines. */
export type Item = TypeDef | Func;

/** Path in a `use`, `import`, `export` or `include`: `wasi:io/poll@0.2.0`, or `poll`. */
export type InterfacePath = Span & {
  package?: string;
  name: string;
  version?: string;
  /** Where its last name starts: `poll`. */
  nameStart: number;
};

/** A name that a `use` or `include` brings in, and the alias that it gets here. */
export type UsedName = Span & {name: string; alias: string};

/** A `use` in an interface or world. */
export type Use = Pick<Head, 'annotations'> & {path: InterfacePath; names: readonly UsedName[]};

/** A `use` outside them: a name for an interface or world, in this file or package in braces. */
export type FileUse = Span & {name: string; path: InterfacePath};

/** A world that another includes, with the names that its `with` changes. */
export type Include = InterfacePath & Head & {renamed: readonly UsedName[]};

/**
 * What a world imports or exports: a function, an interface that it defines, or one by its path. A
 * `path` is named by itself without the version, `wasi:io/poll`, a `named path` by the name that the
 * world gives it.
 */
export type Extern = {direction: 'import' | 'export'} & (
  | (Named & {kind: 'path' | 'named path'; path: InterfacePath})
  | Func
  | Member
);

/** An interface or world; only a world includes, imports and exports. Includes are not resolved. */
export type Member = Named & {
  kind: 'interface' | 'world';
  uses: readonly Use[];
  items: readonly Item[];
  includes: readonly Include[];
  externs: readonly Extern[];
};

/** The package line of a file, `wasi:io` and its version, and where its doc comment starts. */
export type PackageName = Span & {
  name: string;
  version?: string;
  docs: string | undefined;
  docsStart: number;
};

/** A parsed file of WIT, or a package in braces; only a file holds such packages. */
export type WitFile = {
  package?: PackageName;
  uses: FileUse[];
  items: Member[];
  packages: WitFile[];
};

/** A file of WIT; local ones are those of the packages in question, not of what they depend on. */
export type WitSource = {file: string; text: string; isLocal: boolean};

/**
 * A package: the members of all its files, in the order of the files. The name has the version if it
 * would not be the only one of that name: `wasi:io@0.2.0`.
 */
export type Package = Named & {
  kind: 'package';
  version: string | undefined;
  isLocal: boolean;
  /** Its files; the package is located at the start of the first. */
  sources: readonly [WitSource, ...WitSource[]];
  members: readonly (Member & {source: WitSource})[];
  /** What its files `use` outside interfaces and worlds, if they do. */
  uses?: readonly (FileUse & {source: WitSource})[];
};

/** Everything that can have an entry. */
export type WitNode = Package | Member | Item | Part;

/** WIT's own types, in groups that a guide explains together. */
export const BUILT_IN_TYPES: Readonly<
  Record<'primitive' | 'generic' | 'tuple' | 'handle' | 'recent', readonly string[]>
> = {
  primitive: [
    ...['u8', 'u16', 'u32', 'u64', 's8', 's16', 's32', 's64', 'f32', 'f64'],
    ...['bool', 'char', 'string'],
  ],
  generic: ['list', 'option', 'result'],
  tuple: ['tuple'],
  handle: ['own', 'borrow'],
  recent: ['map', 'stream', 'future', 'error-context'],
};

/** The names of WIT's own types. */
export const BUILT_IN_NAMES: readonly string[] = Object.values(BUILT_IN_TYPES).flat();

/** The words that are names only after a `%`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...['use', 'type', 'func', 'resource', 'record', 'flags', 'variant', 'enum', 'static', 'async'],
  ...['interface', 'world', 'import', 'export', 'package', 'include', 'with', 'as', 'from'],
  ...BUILT_IN_NAMES,
  ...['constructor', '_'],
]);

/** Limit to the nesting of types, and of packages in braces. */
export const MAX_DEPTH = 100;

/** Whether a type is one of WIT's own, or a number as in `list<u8, 4>`. */
export function isBuiltIn({name, isEscaped}: TypeRef): boolean {
  return !isEscaped && (BUILT_IN_NAMES.includes(name) || /^\d+$/.test(name));
}

/** An error in WIT: the reason, and its offset in the file. */
export class WitError extends Error {
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** Runs a step; a `WitError` in it becomes `file:line:column: reason`. */
export function withLocation<Result>(
  {file, text}: Pick<WitSource, 'file' | 'text'>,
  step: () => Result,
): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof WitError)) throw error;
    const before = text.slice(0, error.offset).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    throw new Error(`${file}:${before.length}:${column}: ${error.reason}`, {cause: error});
  }
}
