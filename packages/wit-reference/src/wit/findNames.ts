import {isBuiltIn, listMentions, listTypes, parseWit} from 'wit-docs';
import type {InterfacePath, Member, PackageName, Span} from 'wit-docs';
import {toHref} from '../links';
import type {CodeLink} from '../catalogue';
import type {Entry, WitReference} from './buildReference';

/** The scope of a name: the interface or world, and the item in it. */
export type NameContext = {
  owner?: string;
  item?: string;
  /** The error type of a function, by its name in scope: its cases need no prefix. */
  failure?: string;
  /** Names with another meaning here, such as those of parameters. */
  except?: readonly string[];
};

/** Matches the path of a package, or of an interface or world. */
const PATH = /^([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?:\/[a-z][a-z0-9-]*)?/;

/** Matches names within an interface, after its path and version. */
const REST = /^(?:[.#][A-Za-z][A-Za-z0-9-]*)*$/;

/**
 * Finds the entry that inline code names: by a whole path such as `wasi:io/streams.output-stream`, by a name in
 * scope, or by a name that only one entry has. Undefined if there is none.
 */
export function findEntry(
  reference: WitReference,
  text: string,
  context: NameContext = {},
): Entry | undefined {
  const {entries, names} = reference;
  if (context.except?.includes(text)) return undefined;
  const path = findPath(reference, text) ?? findInScope(reference, text, context);
  return entries.get(path ?? names.get(text) ?? '');
}

function findPath({packages}: WitReference, text: string): string | undefined {
  const [path, owner] = text.match(PATH) ?? [];
  if (path === undefined) return undefined;
  let rest = text.slice(path.length);
  if (rest.startsWith('@')) {
    // Compared with the package's own version: `0.2.0-rc.1` contains dots itself.
    const version = packages.find(({name}) => name === owner)?.version;
    if (version === undefined || !rest.startsWith(`@${version}`)) return undefined;
    rest = rest.slice(version.length + 1);
  }
  return REST.test(rest) ? `${path}${rest.replace(/#/g, '.')}` : undefined;
}

function findInScope({entries, scopes}: WitReference, text: string, context: NameContext) {
  const {owner, item, failure = 'error-code'} = context;
  if (owner === undefined) return undefined;
  const [first = '', ...rest] = text.split('.');
  const scope = scopes.of(owner);
  const type = scope.get(first);
  const failures = scope.get(failure);
  // A resource that fails has its classes beside it: `error` has `error-code`.
  const beside = failures?.replace(/\.[^.]*$/, '.error-code');
  const holders = [owner, item, failures, beside, scope.get('error-code')];
  const candidates = [
    type && [type, ...rest].join('.'),
    ...holders.map((holder) => holder && `${holder}.${text}`),
    `${toPackageName(owner)}/${text}`,
  ];
  return candidates.find((path) => path !== undefined && entries.has(path));
}

/** Returns the package of a path: `wasi:io` for `wasi:io/streams.output-stream`. */
export function toPackageName(path: string): string {
  return path.replace(/\/.*/, '');
}

type PathSpan = Span & {path: string};

const WHOLE_PATH = /(?<![\w:/-])[a-z][a-z0-9-]*:[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*(?:@[\w.+-]*\w)?/g;

/**
 * Finds the links of a block of WIT or WAC: every name of the reference, by its path or through a `use`. In code that
 * cannot be parsed, or has several packages, only paths. Sorted, not nested.
 */
export function findBlockLinks(
  reference: WitReference,
  code: string,
  language: 'wit' | 'wac',
  page?: string,
): CodeLink[] {
  const named = language === 'wit' ? listNames(code) : listPaths(code);
  return named
    .flatMap(({start, end, path}): CodeLink[] => {
      const entry = findEntry(reference, path);
      return entry ? [{start, end, href: toHref(entry, page)}] : [];
    })
    .sort((a, b) => a.start - b.start);
}

function listPaths(code: string): PathSpan[] {
  return [...code.matchAll(WHOLE_PATH)].map(({0: path, index}) => {
    return {start: index, end: index + path.length, path};
  });
}

function listNames(code: string): PathSpan[] {
  try {
    const {items, package: owner, uses, packages} = parseWit(code);
    if (uses.length + packages.length === 0)
      return items.flatMap((node) => listNamesIn(node, owner));
  } catch {
    // A block may show an error.
  }
  return listPaths(code);
}

/** Lists the names in an interface or world. They are resolved within the block, which need not be part of the site. */
function listNamesIn(node: Member, owner: PackageName | undefined): PathSpan[] {
  const own = toInterfacePath({name: node.name}, owner);
  const types = new Map([
    ...node.uses.flatMap(({path, names}) =>
      names.map(({name, alias}) => [alias, `${toInterfacePath(path, owner)}.${name}`] as const),
    ),
    ...listTypes(node).map(({name}) => [name, `${own}.${name}`] as const),
  ]);
  return listMentions(node).flatMap((mention) => {
    const {start, end} = mention;
    if (mention.kind !== 'type') {
      const from = toInterfacePath(mention.path, owner);
      return [{start, end, path: mention.kind === 'used type' ? `${from}.${mention.name}` : from}];
    }
    const path = isBuiltIn(mention.type) ? undefined : types.get(mention.type.name);
    return path === undefined ? [] : [{start, end, path}];
  });
}

/** Resolves the name of an interface in a package to a path, with its version if it has one. */
export function toInterfacePath(
  {package: named, name, version}: Pick<InterfacePath, 'package' | 'name' | 'version'>,
  owner: Pick<PackageName, 'name' | 'version'> | undefined,
): string {
  const path = `${named ?? owner?.name ?? ''}/${name}`;
  const ofPackage = named === undefined ? owner?.version : version;
  return ofPackage === undefined ? path : `${path}@${ofPackage}`;
}
