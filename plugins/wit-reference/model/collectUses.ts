import {innerPath, type Scope, type Scopes} from './createScopes';
import {isBuiltIn} from '../parser/builtInTypes';
import {listTypeRefs} from '../parser/listTypeRefs';
import {listTypeNames} from '../parser/parseType';
import type {Func, Interface, Package, TypeDef, TypeRef, World} from '../parser/types';
import {atPlace, WitError} from '../parser/WitError';

/** One item that names another: both by their paths. */
type UseOf = {user: string; used: string};

/** Every name in the signatures of the packages with what it means; refuses an unknown one. */
export function collectUses(packages: readonly Package[], scopes: Scopes): UseOf[] {
  return packages.flatMap((owner) =>
    owner.members.flatMap((member) =>
      atPlace(member.source, () =>
        collectMember(owner.name, `${owner.name}/${member.node.name}`, member.node, scopes),
      ),
    ),
  );
}

function collectMember(
  owner: string,
  path: string,
  node: Interface | World,
  scopes: Scopes,
): UseOf[] {
  const scope = scopes.of(path);
  const imported = node.uses.map(({path: from}) => scopes.find(from, owner));
  const named = imported.filter((from) => from !== path).map((used) => ({user: path, used}));
  if (node.kind === 'interface') {
    return [...named, ...collectItems(path, node.items, scope)];
  }
  const worlds = node.includes.map((from) => scopes.find(from, owner));
  const externs = node.externs.flatMap((extern): UseOf[] => {
    switch (extern.kind) {
      case 'path':
        return [{user: path, used: scopes.find(extern.path, owner)}];
      case 'function':
        return collectTypes(path, extern.func, scope);
      case 'interface':
        return collectMember(owner, innerPath(path, extern), extern.interface, scopes);
    }
  });
  return [
    ...named,
    ...worlds.map((used) => ({user: path, used})),
    ...externs,
    ...collectItems(path, node.types, scope),
  ];
}

function collectItems(path: string, items: readonly (TypeDef | Func)[], scope: Scope): UseOf[] {
  return items.flatMap((item) => {
    // A resource is not what names a type: its members are, and have entries of their own.
    const users = item.kind === 'resource' ? item.members : [item];
    return users.flatMap((user) => {
      const place = user === item ? '' : `.${user.name}`;
      return collectTypes(`${path}.${item.name}${place}`, user, scope);
    });
  });
}

function collectTypes(user: string, item: TypeDef | Func, scope: Scope): UseOf[] {
  return listTypeRefs(item)
    .flatMap(listTypeNames)
    .flatMap((type) => lookUp(user, type, scope));
}

function lookUp(user: string, type: TypeRef, scope: Scope): UseOf[] {
  if (isBuiltIn(type)) {
    return [];
  }
  const {name, start} = type;
  const used = scope.get(name);
  if (used !== undefined) {
    return [{user, used}];
  }
  const names = [...scope.keys()].join(', ') || 'none';
  throw new WitError(`there is no type “${name}” here. The types are ${names}.`, start);
}
