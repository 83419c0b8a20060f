import type {Extern, Named, Package, WitNode, WitSource} from '../parser/types';
import {WitError, withLocation} from '../parser/WitError';
import type {Entry} from './types';
import type {Implementer} from '../../shared/catalogue/types';
import {toLocation} from '../../shared/location';
import type {Scopes} from './createScopes';
import {checkTwice} from './loadPackages';
import {checkErrors, checkMember, readDocs, type Docs} from './readDocs';
import {findImplementer} from './readImplementer';

/** Where entries are collected: the file, the page that shows them, the path of what holds them. */
type CollectContext = {source: WitSource; page: string; owner: string; scopes: Scopes};

/**
 * The entries of a package on a page. A local package must document everything; of another one,
 * what has no doc comment is left out.
 */
export function collectEntries(owner: Package, page: string, scopes: Scopes): Entry[] {
  const collect = (node: WitNode & {source: WitSource}, name: string): Entry[] => {
    const context = {source: node.source, page, owner: name, scopes};
    return withLocation(node.source, () => collectNode(context, name, node));
  };
  return [
    ...collect(owner, owner.name),
    ...owner.members.flatMap((member) => collect(member, `${owner.name}/${member.name}`)),
  ];
}

/**
 * The entries of something and of its parts; none where a package of others does not document it.
 * `above` is who implements what holds it.
 */
function collectNode(
  context: CollectContext,
  name: string,
  node: WitNode,
  above?: Implementer,
): Entry[] {
  const {source, owner, page} = context;
  const docs = checkNode(context, node);
  if (!docs) {
    return [];
  }
  const label = docs.labels['Implemented by'];
  const implementer = locate(node, () => findImplementer(node, label, above));
  const parts = 'items' in node ? node.items : 'parts' in node ? node.parts : [];
  return [
    {
      reference: 'wit',
      kind: node.kind,
      name,
      label: name.replace(/^hayride:/, ''),
      title: name.startsWith(`${owner}.`) ? name.slice(owner.length + 1) : name,
      page,
      anchor: makeAnchor(name),
      summary: docs.summary,
      ...(implementer && {implementer}),
      location: {file: source.file, ...toLocation(source.text, node.start)},
      owner,
      docs,
      node,
    },
    ...parts.flatMap((part) => collectNode(context, `${name}.${part.name}`, part, implementer)),
  ];
}

/**
 * Reads the docs of something; refuses what they lack, and names that it defines twice. What a world
 * imports and exports has no entries, but must have the same docs.
 */
function checkNode(context: CollectContext, node: WitNode | Extern): Docs | undefined {
  const {source, owner, scopes} = context;
  const docs = requireDocs(source, node);
  if (docs && 'items' in node) {
    const named = node.externs.filter(({kind}) => kind !== 'path');
    checkMember(docs, node);
    checkTwice([...node.items, ...named.filter(({direction}) => direction === 'import')]);
    checkTwice(named.filter(({direction}) => direction === 'export'));
    node.externs.forEach((extern) => checkNode(context, extern));
  } else if (docs && 'parts' in node) {
    checkTwice(node.parts);
  } else if (docs && 'params' in node) {
    checkErrors(source, node, node.result && scopes.resolve(node.result, owner), docs);
    checkTwice(node.params);
  }
  return docs;
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
function requireDocs({isLocal}: WitSource, named: Named): Docs | undefined {
  const {name, docs, start, annotations: {since} = {}} = named;
  if (docs !== undefined) {
    const {labels, ...words} = locate(named, () => readDocs(docs));
    return {...words, labels: {...(since !== undefined && {Since: `${since}.`}), ...labels}};
  }
  if (isLocal) {
    const reason = `${name} has no doc comment. Say above it what it means, in “/// …”.`;
    throw new WitError(reason, start);
  }
  return undefined;
}

/** Runs a step; what it throws is reported at the start of a definition. */
function locate<Result>({start}: Pick<Named, 'start'>, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new WitError((error as Error).message, start);
  }
}
