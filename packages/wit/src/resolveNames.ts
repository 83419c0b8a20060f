import {refuseTwice} from './collectPackages';
import {isBuiltIn, withLocation, WitError} from './syntax';
import type {
  InterfacePath,
  Item,
  Member,
  Package,
  Span,
  TypeDef,
  TypeRef,
  WitSource,
} from './syntax';

/** The names in scope of an interface or world, each with the path of its definition. */
type Scope = ReadonlyMap<string, string>;

/** A type, the path of the interface or world that uses this name for it, and its definition if it has one. */
export type Followed = {type: TypeRef; path: string; item?: TypeDef};

/** Scopes of the interfaces and worlds of all packages. */
export type Scopes = {
  /** The scope of an interface or world by its path, such as `wasi:io/streams`. */
  readonly of: (path: string) => Scope;
  /**
   * Returns the path that a `use`, `import`, `export` or `include` names. Throws if it does not exist, or is of
   * another kind.
   */
  readonly find: (path: InterfacePath, inPackage: string, kind?: Member['kind']) => string;
  /** Resolves all aliases of a type in an interface or world: `result<…>` for `outcome`. */
  readonly follow: (type: TypeRef, path: string) => Followed;
};

/** An interface or world with its package, its source and, if a world defines it, that world. */
export type Scoped = {
  path: string;
  owner: Package;
  node: Member;
  source: WitSource;
  world?: string;
};

/** Lists all interfaces and worlds, including those that worlds define: `a:b/w.import.x`. */
export function listScoped(packages: readonly Package[]): Scoped[] {
  return packages.flatMap((owner) =>
    owner.members.flatMap(({source, ...node}): Scoped[] => {
      const path = `${owner.name}/${node.name}`;
      const inner = node.externs.flatMap((extern): Scoped[] =>
        'items' in extern
          ? [
              {
                path: `${path}.${extern.direction}.${extern.name}`,
                owner,
                node: extern,
                source,
                world: path,
              },
            ]
          : [],
      );
      return [{path, owner, node, source}, ...inner];
    }),
  );
}

/** Resolves every `use` of all packages. Errors name file, line and column. */
export function createScopes(packages: readonly Package[]): Scopes {
  const all = new Map(listScoped(packages).map((scoped) => [scoped.path, scoped]));
  const done = new Map<string, Map<string, string>>();
  const of = (path: string): Scope => {
    const known = done.get(path);
    const scoped = all.get(path);
    if (known || !scoped) return known ?? new Map<string, string>();
    const {node, owner, source} = scoped;
    const types = listTypes(node);
    const scope = new Map(types.map(({name}) => [name, `${path}.${name}`]));
    // Stored before its uses are looked up, so that a cycle has an end.
    done.set(path, scope);
    withLocation(source, () => {
      for (const use of node.uses) {
        const from = findMember(use.path, owner.name, packages, 'interface');
        for (const {name, alias, start} of use.names) {
          const definition = of(from).get(name);
          if (definition === undefined) {
            const names = [...of(from).keys()].join(', ') || 'no types';
            throw new WitError(`${from} has no type “${name}”. It has ${names}.`, start);
          }
          const own = types.find((type) => type.name === alias);
          if (scope.has(alias)) throw refuseTwice(alias, own?.start ?? start);
          scope.set(alias, definition);
        }
      }
    });
    return scope;
  };
  const follow = (type: TypeRef, path: string, seen: readonly string[] = []): Followed => {
    const found = isBuiltIn(type) ? undefined : of(path).get(type.name);
    const [, holder = '', name] = found?.match(/(.*)\.(.*)/) ?? [];
    const item = listTypes(all.get(holder)?.node).find((each) => each.name === name);
    // Two types may alias each other, which is wrong, but must not loop forever.
    if (found === undefined || !item || seen.includes(found)) return {type, path};
    if (item.kind !== 'type') return {type, path: holder, item};
    return follow(item.type, holder, [...seen, found]);
  };
  const find: Scopes['find'] = (path, inPackage, kind) =>
    findMember(path, inPackage, packages, kind);
  return {of, find, follow: (type, path) => follow(type, path)};
}

/** Lists the types that an interface or world defines. */
export function listTypes(member: Member | undefined): TypeDef[] {
  return (member?.items ?? []).flatMap((item) => ('params' in item ? [] : [item]));
}

function findMember(
  path: InterfacePath,
  inPackage: string,
  packages: readonly Package[],
  kind?: Member['kind'],
): string {
  const {package: named, name, version, start, nameStart} = path;
  const owners = packages.filter((each) =>
    named === undefined ? each.name === inPackage : each.name.replace(/@.*/, '') === named,
  );
  const owner = owners.find((each) => named === undefined || each.version === version);
  if (owners.length === 0) {
    const names = packages.map((each) => each.name).join(', ');
    throw new WitError(`there is no package ${named}. There are ${names}.`, start);
  }
  if (!owner) {
    const versions = owners.map((each) => each.version ?? 'none').join(', ');
    const reason = `${named} is here in version ${versions}, not ${version ?? 'none'}.`;
    throw new WitError(`${reason} Name the version that is here.`, start);
  }
  const members = owner.members.filter((member) => kind === undefined || member.kind === kind);
  const names = members.map((member) => member.name);
  if (!names.includes(name)) {
    const reason = `${owner.name} has no ${kind ?? 'interface or world'} “${name}”`;
    throw new WitError(`${reason}. It has ${names.join(', ') || 'none'}.`, nameStart);
  }
  return `${owner.name}/${name}`;
}

/** A name in an interface or world, with its span. */
export type Mention = Span &
  (
    | {kind: 'interface' | 'world'; path: InterfacePath}
    /** A name in the braces of a `use`. */
    | {kind: 'used type'; path: InterfacePath; name: string}
    /** A type in the signature of `user`, such as `agent.push`; of the world if that is undefined. */
    | {kind: 'type'; type: TypeRef; user?: string}
  );

/** Lists the names that an interface or world mentions, except those that it defines. */
export function listMentions({uses, includes, externs, items}: Member): Mention[] {
  return [
    ...uses.flatMap(({path, names}): Mention[] => [
      mentionPath(path),
      ...names.map(({name, start, end}) => ({kind: 'used type' as const, path, name, start, end})),
    ]),
    ...includes.map((include) => mentionPath(include, 'world')),
    ...externs.flatMap((extern) => {
      if ('path' in extern) return [mentionPath(extern.path)];
      if (!('items' in extern)) return mentionTypes(extern);
      // The types that such an interface mentions are not in the scope of the world.
      return listMentions(extern).filter(({kind}) => kind !== 'type');
    }),
    ...items.flatMap((item) => [
      ...mentionTypes(item, item.name),
      // Types are named by the members of a resource, which have their own entries.
      ...('parts' in item ? item.parts : []).flatMap((part) =>
        'params' in part ? mentionTypes(part, `${item.name}.${part.name}`) : [],
      ),
    ]),
  ];
}

function mentionPath(path: InterfacePath, kind: Member['kind'] = 'interface'): Mention {
  return {kind, path, start: path.start, end: path.end};
}

function mentionTypes(item: Item, user?: string): Mention[] {
  const types =
    'params' in item
      ? [...item.params.map(({type}) => type), item.result]
      : [item, ...item.parts].map((part) => ('type' in part ? part.type : undefined));
  return types
    .flatMap((type) => (type ? listTypeRefs(type) : []))
    .map((type) => ({kind: 'type', type, start: type.start, end: type.end, user}));
}

function listTypeRefs(type: TypeRef): TypeRef[] {
  return [type, ...type.args.flatMap((arg) => (arg ? listTypeRefs(arg) : []))];
}

/** Returns the paths of the items that mention each item, without duplicates, by its path. Throws at an unknown name. */
export function collectUses(packages: readonly Package[], scopes: Scopes): Map<string, string[]> {
  const usedBy = new Map<string, string[]>();
  const add = (used: string, user: string): void => {
    const users = usedBy.get(used) ?? [];
    if (used !== user && !users.includes(user)) usedBy.set(used, [...users, user]);
  };
  for (const {path, owner, node, source, world} of listScoped(packages)) {
    // First, so that a wrong `use` is refused even if nothing mentions its names.
    const scope = scopes.of(path);
    withLocation(source, () => {
      for (const mention of listMentions(node)) {
        if (mention.kind === 'interface' || mention.kind === 'world') {
          add(scopes.find(mention.path, owner.name, mention.kind), world ?? path);
        } else if (mention.kind === 'type' && !isBuiltIn(mention.type)) {
          const {name, start} = mention.type;
          const used = scope.get(name);
          if (used === undefined) {
            const names = [...scope.keys()].join(', ') || 'none';
            throw new WitError(`there is no type “${name}” here. The types are ${names}.`, start);
          }
          const user = mention.user === undefined ? path : `${path}.${mention.user}`;
          add(used, world ?? user);
        }
      }
    });
  }
  return usedBy;
}
