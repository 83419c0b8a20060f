import {isBuiltIn} from '../parser/builtIns';
import type {
  InterfacePath,
  Member,
  Package,
  PackageMember,
  TypeDef,
  TypeRef,
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

/** Looks up every `use` of every package. Errors name file, line and column. */
export function createScopes(packages: readonly Package[]): Scopes {
  const members = new Map<string, PackageMember>(
    packages.flatMap((owner) =>
      owner.members.map((member) => [`${owner.name}/${member.name}`, member]),
    ),
  );
  const done = new Map<string, Map<string, string>>();
  const of = (path: string): Scope => {
    const known = done.get(path);
    const member = members.get(path);
    if (known || !member) {
      return known ?? new Map<string, string>();
    }
    const scope = new Map(listTypes(member).map(({name}) => [name, `${path}.${name}`]));
    // Known before its uses are looked up: interfaces of one package may use each other.
    done.set(path, scope);
    withLocation(member.source, () => {
      for (const use of member.uses) {
        const from = findMember(use.path, path.replace(/\/.*/, ''), packages);
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
    });
    return scope;
  };
  const resolve = (type: TypeRef, path: string, seen: readonly string[] = []): TypeRef => {
    const found = isBuiltIn(type) ? undefined : of(path).get(type.name);
    const [holder = '', name] = found?.split('.') ?? [];
    const item = listTypes(members.get(holder)).find((each) => each.name === name);
    // Two types may alias each other, which is wrong, but must not loop forever.
    return found !== undefined && item?.kind === 'type' && !seen.includes(found)
      ? resolve(item.type, holder, [...seen, found])
      : type;
  };
  return {of, find: (path, inPackage) => findMember(path, inPackage, packages), resolve};
}

/** The types that an interface or world defines. */
export function listTypes(member: Member | undefined): TypeDef[] {
  return (member?.items ?? []).flatMap((item) => ('params' in item ? [] : [item]));
}

function findMember(
  {package: named, name, version, start}: InterfacePath,
  inPackage: string,
  packages: readonly Package[],
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
  const names = owner.members.map((member) => member.name);
  if (!names.includes(name)) {
    const reason = `${owner.name} has no interface “${name}”. It has ${names.join(', ')}.`;
    throw new WitError(reason, start);
  }
  return `${owner.name}/${name}`;
}
