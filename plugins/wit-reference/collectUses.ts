import {atPlace} from './collectPackages';
import type {Scope, Scopes} from './createScopes';
import {listTypeRefs} from './listTypeRefs';
import {BUILT_IN_TYPES, listTypeNames} from './parseType';
import type {Func, Package, PackageMember, TypeDef, TypeRef} from './types';
import {WitError} from './WitError';

/** One item that names another: both by their paths. */
export type UseOf = {user: string; used: string};

/** Every name in the signatures of the packages with what it means; refuses an unknown one. */
export function collectUses(packages: readonly Package[], scopes: Scopes): UseOf[] {
  return packages.flatMap((owner) =>
    owner.members.flatMap((member) =>
      atPlace(member.source, () => collectMember(owner.name, member, scopes)),
    ),
  );
}

function collectMember(owner: string, {node}: PackageMember, scopes: Scopes): UseOf[] {
  const path = `${owner}/${node.name}`;
  const scope = scopes.of(path);
  const imported = node.uses.map(({path: from}) => scopes.find(from, owner));
  const named = imported.filter((from) => from !== path).map((used) => ({user: path, used}));
  if (node.kind === 'interface') {
    return [...named, ...collectItems(path, node.items, scope)];
  }
  const worlds = node.includes.map((from) => scopes.find(from, owner));
  const externs = node.externs.flatMap((extern) =>
    extern.kind === 'path' ? [scopes.find(extern.path, owner)] : [],
  );
  return [
    ...named,
    ...[...worlds, ...externs].map((used) => ({user: path, used})),
    ...collectItems(path, node.types, scope),
  ];
}

function collectItems(path: string, items: readonly (TypeDef | Func)[], scope: Scope): UseOf[] {
  return items.flatMap((item) => {
    // A resource is not what names a type: its members are, and have entries of their own.
    const users = item.kind === 'resource' ? item.members : [item];
    return users.flatMap((user) => {
      const place = user === item ? '' : `.${user.name}`;
      return listTypeRefs(user)
        .flatMap(listTypeNames)
        .flatMap((type) => lookUp(`${path}.${item.name}${place}`, type, scope));
    });
  });
}

function lookUp(user: string, {name, start}: TypeRef, scope: Scope): UseOf[] {
  const used = scope.get(name);
  if (used !== undefined) {
    return [{user, used}];
  }
  if (BUILT_IN_TYPES.includes(name) || /^\d+$/.test(name)) {
    return [];
  }
  const names = [...scope.keys()].join(', ') || 'none';
  throw new WitError(`there is no type “${name}” here. The types are ${names}.`, start);
}
