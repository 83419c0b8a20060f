import type {
  Case,
  Extern,
  Field,
  Func,
  Interface,
  Named,
  Package,
  TypeDef,
  WitSource,
  World,
} from '../parser/types';
import {toLocation, WitError, withLocation} from '../parser/WitError';
import type {Entry, EntryNode} from './buildReference';
import type {Scopes} from './createScopes';
import {checkTwice} from './loadPackages';
import {checkErrors, checkMember, readDocs, type Docs} from './readDocs';

/** Where entries are collected: the file, the page that shows them, the path of what holds them. */
type CollectContext = {source: WitSource; page: string; owner: string; scopes: Scopes};

/** What has an entry within that of its item. */
type Part = Extract<EntryNode, {node: Field | Case | Func}>;

/**
 * The entries of a package on a page. A local package must document everything; of another one,
 * what has no doc comment is left out.
 */
export function collectEntries(owner: Package, page: string, scopes: Scopes): Entry[] {
  const [first] = owner.members;
  if (!first) {
    return [];
  }
  const context = {source: first.source, page, owner: owner.name, scopes};
  const documented = {name: owner.name, docs: owner.docs, start: 0};
  const own = makeEntry(context, owner.name, documented, {kind: 'package', node: owner});
  const members = owner.members.flatMap(({source, node}) =>
    collectMember({source, page, owner: `${owner.name}/${node.name}`, scopes}, node),
  );
  return [...own, ...members];
}

function collectMember(context: CollectContext, node: Interface | World): Entry[] {
  const {source, owner} = context;
  const [own] = makeEntry(context, owner, node, {kind: node.kind, node} as EntryNode);
  if (!own) {
    return [];
  }
  withLocation(source, () => checkMember(own.docs, node));
  if (node.kind === 'world') {
    checkExterns(context, node);
  } else {
    checkNames(source, node.items);
  }
  const items = node.kind === 'world' ? node.types : node.items;
  return [own, ...items.flatMap((item) => collectItem(context, item))];
}

/** What a world imports and exports has no entries, but must have the same doc comments. */
function checkExterns(context: CollectContext, {types, externs}: World): void {
  const {source} = context;
  checkNames(source, [...types, ...listFunctions(externs, 'import')]);
  checkNames(source, listFunctions(externs, 'export'));
  for (const extern of externs) {
    if (extern.kind === 'path') {
      requireDocs(source, {...extern.path, docs: extern.docs});
    } else {
      collectItem(context, extern.func);
    }
  }
}

function listFunctions(externs: readonly Extern[], direction: Extern['direction']): Func[] {
  return externs.flatMap((extern) =>
    extern.direction === direction && extern.kind === 'function' ? [extern.func] : [],
  );
}

/** The entries of a type or function, and of its fields, cases or members. */
function collectItem(context: CollectContext, item: TypeDef | Func): Entry[] {
  const path = `${context.owner}.${item.name}`;
  const [own] = makeEntry(context, path, item, {kind: item.kind, node: item} as EntryNode);
  if (!own) {
    return [];
  }
  const parts = listParts(item);
  const nodes = parts.map(({node}) => node);
  checkNames(context.source, nodes);
  const entries = [
    own,
    ...parts.flatMap((part) => makeEntry(context, `${path}.${part.node.name}`, part.node, part)),
  ];
  entries.forEach((entry) => checkCallable(context, entry));
  return entries;
}

function checkCallable({source, owner, scopes}: CollectContext, {node, docs}: Entry): void {
  if ('params' in node) {
    const result = node.result && scopes.resolve(node.result, owner);
    withLocation(source, () => checkErrors(source, node, result, docs));
    checkNames(source, node.params);
  }
}

function checkNames(source: WitSource, named: readonly Named[]): void {
  checkTwice(named.map(({name, start}) => ({source, name, start})));
}

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

/** The entry of one thing, without its parts; none where a package of others does not document it. */
function makeEntry(
  {source, page, owner}: CollectContext,
  name: string,
  documented: Pick<Named, 'name' | 'docs' | 'start'>,
  node: EntryNode,
): Entry[] {
  const docs = requireDocs(source, documented);
  if (!docs) {
    return [];
  }
  const title = name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name;
  return [
    {
      reference: 'wit',
      name,
      label: name.replace(/^hayride:/, ''),
      title,
      page,
      anchor: makeAnchor(name),
      summary: docs.summary,
      location: toLocation(source, documented.start),
      owner,
      docs,
      ...node,
    },
  ];
}

/**
 * The anchor of a path: `hayride:ai/agents.agent.push` is `ai-agents--agent--push`. Packages of
 * other namespaces keep theirs: `wasi:http/types` is `wasi-http-types`. No name in WIT has two
 * hyphens in a row, so that a field `content` of `message` is not taken for `message-content`.
 */
export function makeAnchor(path: string): string {
  const isPackage = !path.includes('/');
  const name = isPackage ? path : path.replace(/^hayride:/, '');
  return name.replace(/[:/]/g, '-').replace(/\./g, '--').toLowerCase();
}

/** Reads a doc comment; a local file must have one. */
function requireDocs(
  source: WitSource,
  {name, docs, start}: Pick<Named, 'name' | 'docs' | 'start'>,
): Docs | undefined {
  return withLocation(source, () => {
    if (docs !== undefined) {
      try {
        return readDocs(docs);
      } catch (error) {
        throw new WitError((error as Error).message, start);
      }
    }
    if (source.isLocal) {
      const reason = `${name} has no doc comment. Say above it what it means, in “/// …”.`;
      throw new WitError(reason, start);
    }
    return undefined;
  });
}
