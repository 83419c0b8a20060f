import {isBuiltIn} from '../parser/builtIns';
import type {
  Func,
  Interface,
  InterfacePath,
  Package,
  PackageMember,
  TypeDef,
  TypeRef,
  Use,
  World,
} from '../parser/types';
import {WitError, withLocation} from '../parser/WitError';
import {refuseTwice} from './loadPackages';

/** Names that may be written in an interface or world, each with the path of its definition. */
export type Scope = ReadonlyMap<string, string>;

/** What names mean in the interfaces and worlds of all packages. */
export type Scopes = {
  /** The scope of an interface or world by its path, such as `hayride:ai/agents`. */
  readonly of: (path: string) => Scope;
  /** The path of what a `use`, `import`, `export` or `include` names; refuses what is not there. */
  readonly find: (path: InterfacePath, inPackage: string) => string;
  /** What a type of an interface or world is behind all its other names: `result<…>` for `outcome`. */
  readonly resolve: (type: TypeRef, path: string) => TypeRef;
};

type Member = PackageMember & {package: Package};

/** Looks up every `use` of every package. Errors name file, line and column. */
export function createScopes(packages: readonly Package[]): Scopes {
  const members = new Map<string, Member>(
    packages.flatMap((owner) =>
      owner.members.map((member) => [
        `${owner.name}/${member.node.name}`,
        {...member, package: owner},
      ]),
    ),
  );
  const done = new Map<string, Scope>();
  const find = (path: InterfacePath, inPackage: string): string =>
    findMember(path, inPackage, packages, members);
  const of = (path: string): Scope => {
    const known = done.get(path);
    if (known) {
      return known;
    }
    const member = members.get(path);
    if (!member) {
      return new Map();
    }
    const scope = new Map<string, string>(
      listTypes(member.node).map(({name}) => [name, `${path}.${name}`]),
    );
    // Known before its uses are looked up: interfaces of one package may use each other.
    done.set(path, scope);
    for (const use of member.node.uses) {
      withLocation(member.source, () =>
        applyUse(use, scope, find(use.path, member.package.name), of),
      );
    }
    return scope;
  };
  return {of, find, resolve: (type, path) => resolveType(type, path, {of, members})};
}

type Known = {of: Scopes['of']; members: ReadonlyMap<string, Member>};

function resolveType(type: TypeRef, path: string, known: Known, seen: string[] = []): TypeRef {
  const found = isBuiltIn(type) ? undefined : known.of(path).get(type.name);
  // Two types may be names of each other, which is wrong, but has no end.
  if (found === undefined || seen.includes(found)) {
    return type;
  }
  const holder = found.slice(0, found.lastIndexOf('.'));
  const node = known.members.get(holder)?.node;
  const item = node && listTypes(node).find(({name}) => found === `${holder}.${name}`);
  return item?.kind === 'type' ? resolveType(item.type, holder, known, [...seen, found]) : type;
}

/** The types that an interface or world defines. */
export function listTypes(node: Interface | World): readonly TypeDef[] {
  const items: readonly (TypeDef | Func)[] = node.kind === 'world' ? node.types : node.items;
  return items.flatMap((item) => ('params' in item ? [] : [item]));
}

function applyUse(
  use: Use,
  scope: Map<string, string>,
  from: string,
  of: (path: string) => Scope,
): void {
  for (const {name, alias, start} of use.names) {
    const definition = of(from).get(name);
    if (definition === undefined) {
      const names = [...of(from).keys()].join(', ') || 'no types';
      throw new WitError(`${from} has no type “${name}”. It has ${names}.`, start);
    }
    if (scope.has(alias)) {
      throw refuseTwice(alias, start);
    }
    scope.set(alias, definition);
  }
}

function findMember(
  {package: named, name, version, start}: InterfacePath,
  inPackage: string,
  packages: readonly Package[],
  members: ReadonlyMap<string, Member>,
): string {
  const owner = packages.find((each) => each.name === (named ?? inPackage));
  if (!owner) {
    const names = packages.map((each) => each.name).join(', ');
    throw new WitError(`there is no package ${named ?? inPackage}. There are ${names}.`, start);
  }
  if (named !== undefined && version !== owner.version) {
    const reason = `${named} is here in version ${owner.version ?? 'none'}, not ${version ?? 'none'}.`;
    throw new WitError(`${reason} Name the version that is here.`, start);
  }
  const path = `${owner.name}/${name}`;
  if (!members.has(path)) {
    const names = owner.members.map(({node}) => node.name).join(', ');
    throw new WitError(`${owner.name} has no interface “${name}”. It has ${names}.`, start);
  }
  return path;
}
