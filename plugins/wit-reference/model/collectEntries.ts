import {checkErrors, checkMember} from './checkDocs';
import {checkTwice} from './checkTwice';
import {makeId} from './makeId';
import {readDocs, type Docs} from './readDocs';
import type {Entry, EntryNode} from './referenceTypes';
import type {
  Case,
  Field,
  Func,
  Interface,
  Named,
  Package,
  PackageMember,
  TypeDef,
  WitSource,
  World,
} from '../parser/types';
import {atPlace, WitError} from '../parser/WitError';

/** Where the package's entries stand, and what is asked of its doc comments. */
type Place = {source: WitSource; page: string};

/**
 * The entries of a package on a page. An owned package must document everything; of another one,
 * what has no doc comment is left out.
 */
export function collectEntries(owner: Package, page: string): Entry[] {
  const [first] = owner.members;
  if (!first) {
    return [];
  }
  const place = {source: first.source, page};
  const node = {name: owner.name, docs: owner.docs, start: 0};
  const own = makeEntry(place, owner.name, owner.name, node, {kind: 'package', node: owner});
  return [...own, ...owner.members.flatMap((member) => collectMember(owner, member, page))];
}

function collectMember({name}: Package, {source, node}: PackageMember, page: string): Entry[] {
  const path = `${name}/${node.name}`;
  const place = {source, page};
  const [own] = makeEntry(place, path, path, node, toEntryNode(node));
  if (!own) {
    return [];
  }
  atPlace(source, () => checkMember(own.docs, node));
  const items = node.kind === 'interface' ? node.items : node.types;
  checkNames(source, items);
  return [own, ...items.flatMap((item) => collectItem(place, path, item))];
}

function toEntryNode(node: Interface | World): EntryNode {
  return node.kind === 'interface' ? {kind: 'interface', node} : {kind: 'world', node};
}

function collectItem(place: Place, owner: string, item: TypeDef | Func): Entry[] {
  const path = `${owner}.${item.name}`;
  const [own] = makeEntry(place, path, owner, item, {kind: item.kind, node: item} as EntryNode);
  if (!own) {
    return [];
  }
  const parts = listParts(item);
  checkCallable(place.source, own);
  checkNames(
    place.source,
    parts.map(({node}) => node),
  );
  return [own, ...parts.flatMap((part) => collectPart(place, path, owner, part))];
}

function collectPart(place: Place, item: string, owner: string, part: Part): Entry[] {
  const entries = makeEntry(place, `${item}.${part.node.name}`, owner, part.node, part);
  entries.forEach((entry) => checkCallable(place.source, entry));
  return entries;
}

function checkCallable(source: WitSource, entry: Entry): void {
  atPlace(source, () => checkErrors(source, entry));
  checkNames(source, 'params' in entry.node ? entry.node.params : []);
}

function checkNames(source: WitSource, named: readonly Named[]): void {
  checkTwice(named.map(({name, start}) => ({source, name, start})));
}

/** What has an entry within that of its item. */
type Part = Extract<EntryNode, {node: Field | Case | Func}>;

function listParts(item: TypeDef | Func): Part[] {
  switch (item.kind) {
    case 'record':
      return item.fields.map((node) => ({kind: 'field', node}));
    case 'variant':
    case 'enum':
    case 'flags':
      return item.cases.map((node) => ({kind: 'case', node}));
    case 'resource':
      return item.members.map((node) => ({kind: node.kind, node}));
    default:
      return [];
  }
}

function makeEntry(
  {source, page}: Place,
  path: string,
  owner: string,
  {docs, name, start}: {docs?: string | undefined; name: string; start: number},
  node: EntryNode,
): Entry[] {
  if (docs === undefined && !source.isOwn) {
    return [];
  }
  return atPlace(source, () => {
    if (docs === undefined) {
      throw new WitError(
        `${name} has no doc comment. Say above it what it means, in “/// …”.`,
        start,
      );
    }
    const title = path.startsWith(`${owner}.`) ? path.slice(owner.length + 1) : path;
    return [{path, title, id: makeId(path), page, owner, docs: readAt(docs, start), ...node}];
  });
}

function readAt(docs: string, start: number): Docs {
  try {
    return readDocs(docs);
  } catch (error) {
    throw new WitError((error as Error).message, start);
  }
}
