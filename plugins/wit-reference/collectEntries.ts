import {atPlace, checkTwice} from './collectPackages';
import {makeId} from './makeId';
import {readDocs, type Docs} from './readDocs';
import type {Entry, EntryNode} from './referenceTypes';
import type {Func, Interface, Package, PackageMember, TypeDef, WitSource, World} from './types';
import {WitError} from './WitError';

const STATUSES = ['public', 'experimental', 'reserved'];

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
  checkTwice(items.map(({name: item, start}) => ({source, name: item, start})));
  return [own, ...items.flatMap((item) => collectItem(place, path, item))];
}

function toEntryNode(node: Interface | World): EntryNode {
  return node.kind === 'interface' ? {kind: 'interface', node} : {kind: 'world', node};
}

function checkMember({labels}: Docs, {start, kind}: Interface | World): void {
  const status = labels.Status?.match(/^\w+/)?.[0] ?? '';
  if (!STATUSES.includes(status)) {
    const reason = `the ${kind} does not say its status. Write “Status: ” and one of`;
    throw new WitError(`${reason} ${STATUSES.join(', ')} in its doc comment.`, start);
  }
  if (labels['Implemented by'] === undefined) {
    const reason = `the ${kind} does not say who implements it. Write “Implemented by: …” in its`;
    throw new WitError(`${reason} doc comment.`, start);
  }
}

function collectItem(place: Place, owner: string, item: TypeDef | Func): Entry[] {
  const path = `${owner}.${item.name}`;
  const [own] = makeEntry(place, path, owner, item, {kind: item.kind, node: item} as EntryNode);
  if (!own) {
    return [];
  }
  return [own, ...listParts(item).flatMap((part) => collectPart(place, owner, item.name, part))];
}

function collectPart(place: Place, owner: string, item: string, part: EntryNode): Entry[] {
  const path = `${owner}.${item}.${part.node.name}`;
  const {source} = place;
  if (part.kind === 'method' || part.kind === 'static') {
    checkErrors(source, part.node);
  }
  return makeEntry(
    place,
    path,
    owner,
    part.node as {docs?: string; name: string; start: number},
    part,
  );
}

function listParts(item: TypeDef | Func): EntryNode[] {
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

function checkErrors(source: WitSource, {result, docs, start}: Func): void {
  if (source.isOwn && result?.name === 'result' && docs && !/^Errors:/m.test(docs)) {
    const reason = 'the function can fail and does not say how. Write “Errors:” and a list.';
    atPlace(source, () => {
      throw new WitError(reason, start);
    });
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
