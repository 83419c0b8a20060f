import type {Scopes} from './createScopes';
import {checkErrors} from './checkDocs';
import {checkTwice} from './checkTwice';
import {makeId} from './makeId';
import {readDocs, type Docs} from './readDocs';
import type {Entry, EntryNode} from './referenceTypes';
import type {Case, Field, Func, Named, TypeDef, WitSource} from '../parser/types';
import {atPlace, WitError} from '../parser/WitError';

/** Where entries stand, in WIT and on the pages, and the path of what holds them. */
export type Place = {source: WitSource; page: string; owner: string; scopes: Scopes};

/** Something that has a doc comment, or has to have one. */
export type Documented = {name: string; docs?: string | undefined; start: number};

/** The entries of a type or function, and of its fields, cases or members. */
export function collectItem(place: Place, item: TypeDef | Func): Entry[] {
  const path = `${place.owner}.${item.name}`;
  const [own] = makeEntry(place, path, item, {kind: item.kind, node: item} as EntryNode);
  if (!own) {
    return [];
  }
  const parts = listParts(item);
  checkCallable(place, own);
  checkNames(
    place.source,
    parts.map(({node}) => node),
  );
  return [own, ...parts.flatMap((part) => collectPart(place, path, part))];
}

function collectPart(place: Place, item: string, part: Part): Entry[] {
  const entries = makeEntry(place, `${item}.${part.node.name}`, part.node, part);
  entries.forEach((entry) => checkCallable(place, entry));
  return entries;
}

function checkCallable({source, owner, scopes}: Place, {node, docs}: Entry): void {
  if ('params' in node) {
    const result = node.result && scopes.resolve(node.result, owner);
    atPlace(source, () => checkErrors(source, node, result, docs));
    checkNames(source, node.params);
  }
}

/** Refuses a name that is defined twice. */
export function checkNames(source: WitSource, named: readonly Named[]): void {
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

/** The entry of something alone; none where a package of others does not document it. */
export function makeEntry(
  {source, page, owner}: Place,
  path: string,
  documented: Documented,
  node: EntryNode,
): Entry[] {
  const docs = requireDocs(source, documented);
  const title = path.startsWith(`${owner}.`) ? path.slice(owner.length + 1) : path;
  return docs ? [{path, title, id: makeId(path), page, owner, docs, ...node}] : [];
}

/** Reads a doc comment; an owned file must have one. */
export function requireDocs(source: WitSource, {name, docs, start}: Documented): Docs | undefined {
  if (docs === undefined && !source.isOwn) {
    return undefined;
  }
  return atPlace(source, () => {
    if (docs === undefined) {
      const reason = `${name} has no doc comment. Say above it what it means, in “/// …”.`;
      throw new WitError(reason, start);
    }
    return readAt(docs, start);
  });
}

function readAt(docs: string, start: number): Docs {
  try {
    return readDocs(docs);
  } catch (error) {
    throw new WitError((error as Error).message, start);
  }
}
