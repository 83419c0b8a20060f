import {formatProblem, toLocation} from '../../lib/location';

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

/** What precedes an item: its doc comment and its annotations. */
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

/** What an interface or world defines. */
export type Item = TypeDef | Func;

/** What a `use`, `import`, `export` or `include` names: `wasi:io/poll@0.2.0`, or `poll`. */
export type InterfacePath = Span & {package?: string; name: string; version?: string};

/** A name that a `use` or `include` brings in, and the alias that it gets here. */
export type UsedName = Span & {name: string; alias: string};

/** A world that another includes, with the names that its `with` changes. */
export type Include = InterfacePath & Head & {renamed: readonly UsedName[]};

/**
 * What a world imports or exports: a function, or an interface by its path. A `path` is named by
 * itself without the version, `wasi:io/poll`, a `named path` by the name that the world gives it.
 */
export type Extern = {direction: 'import' | 'export'} & (
  | (Named & {kind: 'path' | 'named path'; path: InterfacePath})
  | Func
);

/** An interface or world; only a world includes, imports and exports. Includes are not resolved. */
export type Member = Named & {
  kind: 'interface' | 'world';
  uses: readonly {path: InterfacePath; names: readonly UsedName[]}[];
  items: readonly Item[];
  includes: readonly Include[];
  externs: readonly Extern[];
};

/** The package line of a file: `wasi:io` and its version. */
export type PackageName = Span & {name: string; version?: string; docs: string | undefined};

/** A parsed file of WIT. */
export type WitFile = {package?: PackageName; items: readonly Member[]};

/** A WIT file of the repository. Local files, those outside `wit/deps`, must be fully documented. */
export type WitSource = {file: string; text: string; isLocal: boolean};

/** A package: the members of all files with its package line, in the order of the files. */
export type Package = Named & {
  kind: 'package';
  version: string | undefined;
  isLocal: boolean;
  /** Its files; the package is located at the start of the first. */
  sources: readonly [WitSource, ...WitSource[]];
  members: readonly (Member & {source: WitSource})[];
};

/** Everything that can have an entry. */
export type WitNode = Package | Member | Item | Part;

/** WIT's own types, in groups that a guide explains together. */
export const BUILT_IN_TYPES = {
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
    const problem = {file, ...toLocation(text, error.offset), message: error.reason};
    throw new Error(formatProblem(problem), {cause: error});
  }
}
