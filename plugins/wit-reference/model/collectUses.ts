import {isBuiltIn} from '../parser/builtIns';
import type {
  Func,
  Interface,
  InterfacePath,
  Package,
  Span,
  TypeDef,
  TypeRef,
  World,
} from '../parser/types';
import {WitError, withLocation} from '../parser/WitError';
import type {Scope, Scopes} from './createScopes';

/** A name in an interface or world, by its characters. */
export type Mention = Span &
  (
    | {kind: 'interface'; path: InterfacePath}
    /** A name in the braces of a `use`. */
    | {kind: 'used type'; path: InterfacePath; name: string}
    /** A type in the signature of `user`, such as `agent.push`; without one, of the world itself. */
    | {kind: 'type'; type: TypeRef; user?: string}
  );

/** Every name that an interface or world mentions, apart from those that it defines. */
export function listMentions(node: Interface | World): Mention[] {
  const uses = node.uses.flatMap(({path, names}): Mention[] => [
    mentionInterface(path),
    ...names.map(({name, start, end}) => ({kind: 'used type' as const, path, name, start, end})),
  ]);
  if (node.kind === 'interface') {
    return [...uses, ...node.items.flatMap(listInItem)];
  }
  const externs = node.externs.flatMap((extern) =>
    extern.kind === 'path' ? [mentionInterface(extern.path)] : listInSignature(extern.func),
  );
  return [
    ...uses,
    ...node.includes.map(mentionInterface),
    ...externs,
    ...node.types.flatMap(listInItem),
  ];
}

function mentionInterface(path: InterfacePath): Mention {
  return {kind: 'interface', path, start: path.start, end: path.end};
}

function listInItem(item: TypeDef | Func): Mention[] {
  // A resource does not name types itself: its members do, and have their own entries.
  return item.kind === 'resource'
    ? item.members.flatMap((member) => listInSignature(member, `${item.name}.${member.name}`))
    : listInSignature(item, item.name);
}

function listInSignature(item: TypeDef | Func, user?: string): Mention[] {
  return listTypeRefs(item)
    .flatMap(listTypeNames)
    .map((type) => ({
      kind: 'type',
      type,
      start: type.start,
      end: type.end,
      ...(user !== undefined && {user}),
    }));
}

function listTypeRefs(item: TypeDef | Func): TypeRef[] {
  switch (item.kind) {
    case 'record':
      return item.fields.map(({type}) => type);
    case 'variant':
    case 'enum':
    case 'flags':
      return item.cases.flatMap(({type}) => (type ? [type] : []));
    case 'type':
      return [item.type];
    case 'resource':
      return [];
    default:
      return [...item.params.map(({type}) => type), ...(item.result ? [item.result] : [])];
  }
}

/** A type and its arguments. */
function listTypeNames(type: TypeRef): TypeRef[] {
  return [type, ...type.args.flatMap((arg) => (arg ? listTypeNames(arg) : []))];
}

/** The paths of what names an item, by the item's path, each once. Refuses an unknown name. */
export function collectUses(packages: readonly Package[], scopes: Scopes): Map<string, string[]> {
  const usedBy = new Map<string, string[]>();
  const add = (used: string, user: string): void => {
    const users = usedBy.get(used) ?? [];
    if (!users.includes(user) && used !== user) {
      usedBy.set(used, [...users, user]);
    }
  };
  for (const {name, members} of packages) {
    for (const {source, node} of members) {
      const path = `${name}/${node.name}`;
      // Looked up first, so that a wrong `use` is refused even where nothing is made of its names.
      const scope = scopes.of(path);
      withLocation(source, () => {
        for (const mention of listMentions(node)) {
          if (mention.kind === 'interface') {
            add(scopes.find(mention.path, name), path);
          } else if (mention.kind === 'type' && !isBuiltIn(mention.type)) {
            const user = mention.user === undefined ? path : `${path}.${mention.user}`;
            add(requireType(mention.type, scope), user);
          }
        }
      });
    }
  }
  return usedBy;
}

function requireType({name, start}: TypeRef, scope: Scope): string {
  const found = scope.get(name);
  if (found === undefined) {
    const names = [...scope.keys()].join(', ') || 'none';
    throw new WitError(`there is no type “${name}” here. The types are ${names}.`, start);
  }
  return found;
}
