import type {Entry, Reference} from './types';

/** Where a name is written: the interface or world, and within it the item. */
export type NameContext = {
  owner?: string;
  item?: string;
  /** The name of the entry whose docs these are: it does not lead to itself. */
  self?: string;
  /** The type that a function fails with, by its name in scope: its cases are known by themselves. */
  failure?: string;
  /** Names that mean something else here, such as those of parameters. */
  except?: readonly string[];
};

/** A package, or an interface or world of it. */
const PATH = /^([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?:\/[a-z][a-z0-9-]*)?/;

/** Names within an interface, after its path and version. */
const REST = /^(?:[.#][A-Za-z][A-Za-z0-9-]*)*$/;

/**
 * The entry that a piece of inline code names: a whole path such as `hayride:ai/agents.agent`, a
 * name in scope where it is written, or one that only one entry has. Undefined where it names none.
 */
export function findEntry(
  reference: Reference,
  text: string,
  context: NameContext = {},
): Entry | undefined {
  const {entries, names} = reference;
  if (context.except?.includes(text)) {
    return undefined;
  }
  const path = findPath(reference, text) ?? findInScope(reference, text, context);
  const found = path ?? names.get(text);
  return found === undefined ? undefined : entries.get(found);
}

function findPath({packages}: Reference, text: string): string | undefined {
  const [path, owner] = text.match(PATH) ?? [];
  if (path === undefined) {
    return undefined;
  }
  let rest = text.slice(path.length);
  if (rest.startsWith('@')) {
    // Read as it is in the package: one such as `0.2.0-rc.1` has dots itself.
    const version = packages.find(({name}) => name === owner)?.version;
    if (version === undefined || !rest.startsWith(`@${version}`)) {
      return undefined;
    }
    rest = rest.slice(version.length + 1);
  }
  return REST.test(rest) ? `${path}${rest.replace(/#/g, '.')}` : undefined;
}

function findInScope(
  {entries, scopes}: Reference,
  text: string,
  {owner, item, failure = 'error-code'}: NameContext,
): string | undefined {
  if (owner === undefined) {
    return undefined;
  }
  const [first = '', ...rest] = text.split('.');
  const scope = scopes.of(owner);
  const type = scope.get(first);
  const failures = scope.get(failure);
  // A resource that fails has its classes beside it: `error` has `error-code`.
  const beside = failures?.replace(/\.[^.]*$/, '.error-code');
  const codes = scope.get('error-code');
  const candidates = [
    type && [type, ...rest].join('.'),
    `${owner}.${text}`,
    item && `${item}.${text}`,
    failures && `${failures}.${text}`,
    beside && `${beside}.${text}`,
    codes && `${codes}.${text}`,
    `${toPackageName(owner)}/${text}`,
  ];
  return candidates.find((path) => path !== undefined && entries.has(path));
}

/** The package of a path: `hayride:ai` of `hayride:ai/agents.agent`. */
export function toPackageName(path: string): string {
  return path.split('/')[0] ?? path;
}
