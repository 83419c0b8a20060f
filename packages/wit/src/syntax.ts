/** A range of characters in a file, end exclusive. */
export type Span = {start: number; end: number};

/** The annotations of WIT, each with its field, or `string` if it takes an unnamed string. */
export const ANNOTATIONS = {
  since: 'version',
  unstable: 'feature',
  deprecated: 'version',
  'external-id': 'string',
} as const;

/** Annotations with their values: `@since(version = 0.2.0)` is `{since: '0.2.0'}`. */
export type Annotations = Partial<Record<keyof typeof ANNOTATIONS, string>>;

/** The lines before an item: doc comment and annotations. */
export type Head = {docs: string | undefined; annotations?: Readonly<Annotations>};

/** A defined name, its span, and the lines before it. */
export type Named = Span & Head & {name: string};

/**
 * A use of a type: `list<u8>` is `list` with one argument; the argument `_` is `null`. An escaped type, `%list`, is
 * never a built-in one.
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

/** A function, free or a member of a resource; a constructor is named `constructor`. */
export type Func = Named & {
  kind: 'function' | 'method' | 'static' | 'constructor';
  isAsync: boolean;
  params: readonly Field[];
  result?: TypeRef;
};

/** A field of a record, a case, or a member of a resource. */
export type Part = Field | Case | Func;

/** The definition of a type; one of kind `type` is an alias of its `type`. */
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
  /** Offset of its last name: `poll`. */
  nameStart: number;
};

/** A name that a `use` or `include` introduces, and its alias. */
export type UsedName = Span & {name: string; alias: string};

/** A `use` in an interface or world. */
export type Use = Pick<Head, 'annotations'> & {path: InterfacePath; names: readonly UsedName[]};

/** A `use` outside interfaces and worlds: an alias of an interface or world in this file or package in braces. */
export type FileUse = Span & {name: string; path: InterfacePath};

/** A world that another includes, with the names that its `with` renames. */
export type Include = InterfacePath & Head & {renamed: readonly UsedName[]};

/**
 * An import or export of a world: a function, an interface that it defines, or one by its path. A `path` gets its
 * name from the path without the version, `wasi:io/poll`; a `named path` gets it from the world.
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

/** The package line of a file, `wasi:io` and its version, with the start of its doc comment. */
export type PackageName = Span & {
  name: string;
  version?: string;
  docs: string | undefined;
  docsStart: number;
};

/** A parsed WIT file, or a package in braces; only a file contains such packages. */
export type WitFile = {
  package?: PackageName;
  uses: FileUse[];
  items: Member[];
  packages: WitFile[];
};

/** A file of WIT; local files belong to the documented packages, others to their dependencies. */
export type WitSource = {file: string; text: string; isLocal: boolean};

/**
 * A package: the members of all its files, in the order of the files. The name includes the version if several
 * packages share it: `wasi:io@0.2.0`.
 */
export type Package = Named & {
  kind: 'package';
  version: string | undefined;
  isLocal: boolean;
  /** Its files; the package is located at the start of the first one. */
  sources: readonly [WitSource, ...WitSource[]];
  members: readonly (Member & {source: WitSource})[];
  /** Each `use` of its files outside interfaces and worlds, if there are any. */
  uses?: readonly (FileUse & {source: WitSource})[];
};

/** A node that can have an entry. */
export type WitNode = Package | Member | Item | Part;

/** The built-in types of WIT, in groups that a guide explains together. */
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

/** The names of the built-in types. */
export const BUILT_IN_NAMES: readonly string[] = Object.values(BUILT_IN_TYPES).flat();

/** Words that are names only after a `%`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...['use', 'type', 'func', 'resource', 'record', 'flags', 'variant', 'enum', 'static', 'async'],
  ...['interface', 'world', 'import', 'export', 'package', 'include', 'with', 'as', 'from'],
  ...BUILT_IN_NAMES,
  ...['constructor', '_'],
]);

/** Limit for the nesting of types, and of packages in braces. */
export const MAX_DEPTH = 100;

/** Tells whether a type is built in, or a number as in `list<u8, 4>`. */
export function isBuiltIn({name, isEscaped}: TypeRef): boolean {
  return !isEscaped && (BUILT_IN_NAMES.includes(name) || /^\d+$/.test(name));
}

/** An error in WIT, with its offset in the file. */
export class WitError extends Error {
  constructor(
    readonly reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** Runs a step; turns a `WitError` into an error `file:line:column: reason`. */
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
