import type {Entry, Reference} from './referenceTypes';

/** Where a name stands: the interface or world, and within it the item. */
export type Context = {
  owner?: string;
  item?: string;
  /** The type that a function fails with, by its name in scope: its cases are known by themselves. */
  failure?: string;
  /** Names that mean something else here, such as those of parameters. */
  except?: readonly string[];
};

const PATH =
  /^([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?:\/([a-z][a-z0-9-]*))?(?:@(\d+\.\d+\.\d+(?:-[0-9a-z-]+)?))?((?:[.#][A-Za-z][A-Za-z0-9-]*)*)$/;

/**
 * The entry that a piece of inline code names: a whole path such as `hayride:ai/agents.agent`, a
 * name in scope where it stands, or one that only one entry has. Undefined where it names none.
 */
export function findEntry(
  reference: Reference,
  text: string,
  context: Context = {},
): Entry | undefined {
  const {entries, names} = reference;
  const path = findPath(reference, text) ?? findInScope(reference, text, context);
  const found = path ?? names.get(text);
  return found === undefined ? undefined : entries.get(found);
}

function findPath({packages}: Reference, text: string): string | undefined {
  const [, owner, name, version, rest = ''] = text.match(PATH) ?? [];
  if (owner === undefined) {
    return undefined;
  }
  const known = packages.find((each) => each.name === owner);
  if (version !== undefined && version !== known?.version) {
    return undefined;
  }
  return `${owner}${name === undefined ? '' : `/${name}`}${rest.replace(/#/g, '.')}`;
}

function findInScope(
  {entries, scopes, packages}: Reference,
  text: string,
  {owner, item, failure = 'error-code', except = []}: Context,
): string | undefined {
  if (owner === undefined || except.includes(text)) {
    return undefined;
  }
  const [first = '', ...rest] = text.split('.');
  const scope = scopes.of(owner);
  const type = scope.get(first);
  const failures = scope.get(failure);
  const codes = scope.get('error-code');
  const inPackage = packages.find(({name}) => owner.startsWith(`${name}/`))?.name ?? owner;
  const candidates = [
    type && [type, ...rest].join('.'),
    `${owner}.${text}`,
    item && `${item}.${text}`,
    failures && `${failures}.${text}`,
    codes && `${codes}.${text}`,
    `${inPackage}/${text}`,
  ];
  return candidates.find((path) => path !== undefined && entries.has(path));
}
