import {addTo} from '../../lib/addTo';
import {refuseTwice} from './loadPackages';
import {isBuiltIn, withLocation, WitError} from './syntax';
import type {InterfacePath, Item, Member, Package, Span, TypeDef, TypeRef} from './syntax';

/** The names that an interface or world may use, each with the path of its definition. */
type Scope = ReadonlyMap<string, string>;

/** What names mean in the interfaces and worlds of all packages. */
export type Scopes = {
  /** The scope of an interface or world by its path, such as `wasi:io/streams`. */
  readonly of: (path: string) => Scope;
  /** The path of what a `use`, `import`, `export` or `include` names; throws if it does not exist. */
  readonly find: (path: InterfacePath, inPackage: string) => string;
  /** The type of an interface or world behind all its other names: `result<…>` for `outcome`. */
  readonly resolve: (type: TypeRef, path: string) => TypeRef;
};

/** Looks up every `use` of every package. Errors name file, line and column. */
export function createScopes(packages: readonly Package[]): Scopes {
  const members = new Map<string, Package['members'][number]>(
    packages.flatMap((owner) =>
      owner.members.map((member) => [`${owner.name}/${member.name}`, member]),
    ),
  );
  const done = new Map<string, Map<string, string>>();
  const of = (path: string): Scope => {
    const known = done.get(path);
    const member = members.get(path);
    if (known || !member) return known ?? new Map<string, string>();
    const scope = new Map(listTypes(member).map(({name}) => [name, `${path}.${name}`]));
    // Stored before its uses are looked up: interfaces of one package may use each other.
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
          if (scope.has(alias)) throw refuseTwice(alias, start);
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

function findMember(path: InterfacePath, inPackage: string, packages: readonly Package[]): string {
  const {package: named, name, version, start} = path;
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

/** A name in an interface or world, with its span. */
export type Mention = Span &
  (
    | {kind: 'interface'; path: InterfacePath}
    /** A name in the braces of a `use`. */
    | {kind: 'used type'; path: InterfacePath; name: string}
    /** A type in the signature of `user`, such as `agent.push`, or of the world if undefined. */
    | {kind: 'type'; type: TypeRef; user?: string}
  );

/** Every name that an interface or world mentions, except those that it defines. */
export function listMentions({uses, includes, externs, items}: Member): Mention[] {
  return [
    ...uses.flatMap(({path, names}): Mention[] => [
      mentionInterface(path),
      ...names.map(({name, start, end}) => ({kind: 'used type' as const, path, name, start, end})),
    ]),
    ...includes.map(mentionInterface),
    ...externs.flatMap((extern) =>
      'path' in extern ? [mentionInterface(extern.path)] : mentionTypes(extern),
    ),
    ...items.flatMap((item) => [
      ...mentionTypes(item, item.name),
      // Types are named by the members of a resource, which have their own entries.
      ...('parts' in item ? item.parts : []).flatMap((part) =>
        'params' in part ? mentionTypes(part, `${item.name}.${part.name}`) : [],
      ),
    ]),
  ];
}

function mentionInterface(path: InterfacePath): Mention {
  return {kind: 'interface', path, start: path.start, end: path.end};
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

/** The paths of what mentions an item, each once, by the item's path. Throws at an unknown name. */
export function collectUses(packages: readonly Package[], scopes: Scopes): Map<string, string[]> {
  const usedBy = new Map<string, string[]>();
  const add = (used: string, user: string): void => {
    if (used !== user && !usedBy.get(used)?.includes(user)) addTo(usedBy, used, user);
  };
  for (const owner of packages) {
    for (const member of owner.members) {
      const path = `${owner.name}/${member.name}`;
      // First, so that a wrong `use` is refused even if nothing mentions its names.
      const scope = scopes.of(path);
      withLocation(member.source, () => {
        for (const mention of listMentions(member)) {
          if (mention.kind === 'interface') {
            add(scopes.find(mention.path, owner.name), path);
          } else if (mention.kind === 'type' && !isBuiltIn(mention.type)) {
            const {name, start} = mention.type;
            const used = scope.get(name);
            if (used === undefined) {
              const names = [...scope.keys()].join(', ') || 'none';
              throw new WitError(`there is no type “${name}” here. The types are ${names}.`, start);
            }
            add(used, mention.user === undefined ? path : `${path}.${mention.user}`);
          }
        }
      });
    }
  }
  return usedBy;
}
