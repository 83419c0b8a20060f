import {checkMember} from './checkDocs';
import {checkNames, collectItem, makeEntry, type Place, requireDocs} from './collectItem';
import {innerPath, type Scopes} from './createScopes';
import type {Entry, EntryNode} from './referenceTypes';
import type {Extern, Interface, Named, Package, PackageMember, World} from '../parser/types';
import {atPlace} from '../parser/WitError';

/**
 * The entries of a package on a page. An owned package must document everything; of another one,
 * what has no doc comment is left out.
 */
export function collectEntries(owner: Package, page: string, scopes: Scopes): Entry[] {
  const [first] = owner.members;
  if (!first) {
    return [];
  }
  const place = {source: first.source, page, owner: owner.name, scopes};
  const node = {name: owner.name, docs: owner.docs, start: 0};
  const own = makeEntry(place, owner.name, node, {kind: 'package', node: owner});
  return [...own, ...owner.members.flatMap((member) => collectMember(place, member))];
}

function collectMember({page, owner, scopes}: Place, {source, node}: PackageMember): Entry[] {
  const path = `${owner}/${node.name}`;
  const place = {source, page, owner: path, scopes};
  const [own] = makeEntry(place, path, node, toEntryNode(node));
  if (!own) {
    return [];
  }
  atPlace(source, () => checkMember(own.docs, node));
  if (node.kind === 'interface') {
    return [own, ...collectItems(place, node)];
  }
  checkExterns(place, node);
  return [own, ...node.types.flatMap((item) => collectItem(place, item))];
}

function toEntryNode(node: Interface | World): EntryNode {
  return node.kind === 'interface' ? {kind: 'interface', node} : {kind: 'world', node};
}

function collectItems(place: Place, {items}: Interface): Entry[] {
  checkNames(place.source, items);
  return items.flatMap((item) => collectItem(place, item));
}

/** What a world imports and exports has no entries, but the same is asked of its doc comments. */
function checkExterns(place: Place, {types, externs}: World): void {
  const {source, owner} = place;
  checkNames(source, [...types, ...listNamed(externs, 'import')]);
  checkNames(source, listNamed(externs, 'export'));
  for (const extern of externs) {
    switch (extern.kind) {
      case 'path':
        requireDocs(source, {...extern.path, docs: extern.docs});
        break;
      case 'function':
        collectItem(place, extern.func);
        break;
      case 'interface':
        requireDocs(source, extern.interface);
        collectItems({...place, owner: innerPath(owner, extern)}, extern.interface);
    }
  }
}

function listNamed(externs: readonly Extern[], direction: Extern['direction']): Named[] {
  return externs
    .filter((extern) => extern.direction === direction)
    .flatMap((extern): Named[] => {
      switch (extern.kind) {
        case 'path':
          return [];
        case 'function':
          return [extern.func];
        case 'interface':
          return [extern.interface];
      }
    });
}
