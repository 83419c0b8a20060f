import {addTo} from '../../shared/addTo';
import {isBuiltIn} from '../parser/builtIns';
import type {InterfacePath, Item, Member, Package, Span, TypeRef} from '../parser/types';
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
      // A resource does not name types itself: its members do, and have their own entries.
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

/** A type and its arguments. */
function listTypeRefs(type: TypeRef): TypeRef[] {
  return [type, ...type.args.flatMap((arg) => (arg ? listTypeRefs(arg) : []))];
}

/** The paths of what names an item, by the item's path, each once. Refuses an unknown name. */
export function collectUses(packages: readonly Package[], scopes: Scopes): Map<string, string[]> {
  const usedBy = new Map<string, string[]>();
  const add = (used: string, user: string): void => {
    if (used !== user && !usedBy.get(used)?.includes(user)) {
      addTo(usedBy, used, user);
    }
  };
  for (const owner of packages) {
    for (const member of owner.members) {
      const path = `${owner.name}/${member.name}`;
      // Looked up first, so that a wrong `use` is refused even where nothing is made of its names.
      const scope = scopes.of(path);
      withLocation(member.source, () => {
        for (const mention of listMentions(member)) {
          if (mention.kind === 'interface') {
            add(scopes.find(mention.path, owner.name), path);
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
