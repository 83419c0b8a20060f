import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {formatFunc, formatItem, formatMember, listNotes} from 'wit-docs';
import type {Item, Member, Package} from 'wit-docs';
import {code, heading, paragraph, text} from '../markdown/nodes';
import {
  renderEntry,
  renderFacts,
  renderFold,
  renderGroup,
  renderParts,
  unwrap,
} from '../renderEntry';
import type {EntryHead, Part} from '../renderEntry';
import {type Entry, listChildren} from './buildReference';
import {drawWorld} from './drawPictures';
import {toPackageName} from './findNames';
import * as docs from './renderDocs';
import type {CataloguedReference, DocsContext} from './renderDocs';
import {renderSignature} from './renderSignature';

/**
 * Renders all entries of a package: its own, then each interface with a fold of its items. If folded, they are one
 * level deeper, and one fold contains all interfaces.
 */
export function renderWitPackage(
  entry: Entry,
  reference: CataloguedReference,
  isFolded = false,
): RootContent[] {
  const members = listChildren(reference, entry);
  const entries = members.map((member) => renderMember(member, isFolded, reference));
  const title = heading(isFolded ? 3 : 2, entry.anchor, code(entry.name));
  const head = {heading: title, kind: 'package', notes: [(entry.node as Package).version]};
  const content = docs.renderDescription(entry, docs.createContext(entry, reference));
  const own = renderEntry(head, content);
  if (!isFolded) return [renderGroup([own, ...entries])];
  const names = members.map(({name}) => name.replace(/.*\//, ''));
  return [renderGroup([own, renderFold(entries, names)])];
}

/** Renders the entry of an interface or world, followed by those of its items. */
function renderMember(
  entry: Entry,
  isFolded: boolean,
  reference: CataloguedReference,
): RootContent {
  const depth = isFolded ? 4 : 3;
  const context = docs.createContext(entry, reference);
  const node = entry.node as Member;
  const isWorld = node.kind === 'world';
  const owner = reference.packages.find(({name}) => name === toPackageName(entry.name));
  const path = owner?.version === undefined ? entry.name : `${entry.name}@${owner.version}`;
  const head = {
    ...renderHead(entry),
    heading: heading(depth, entry.anchor, code(entry.name)),
    signature: isWorld ? renderSignature(formatMember(node), context) : undefined,
  };
  const content = [
    ...docs.renderDescription(entry, context),
    ...docs.renderWarning(entry, context),
    ...docs.renderBehaviour(entry, context),
    ...renderFacts([
      {term: 'Path', blocks: [paragraph(code(path))]},
      ...docs.listLabels(entry, ['Status'], context),
      ...docs.listRelations(entry, context),
    ]),
    ...(isWorld ? renderExterns(node, context) : []),
    ...(isWorld && reference.pictures ? [reference.pictures(drawWorld(node, path))] : []),
  ];
  const own = renderEntry(head, content);
  const items = listChildren(reference, entry);
  const entries = items.flatMap((item) => renderItem(item, isFolded ? 5 : 4, reference));
  const names = items.map(({title}) => title);
  return renderGroup([
    own,
    ...(isFolded || items.length === 0 ? entries : [renderFold(entries, names)]),
  ]);
}

function renderExterns({externs}: Member, context: DocsContext): RootContent[] {
  const {reference, owner} = context;
  const parts = externs.flatMap((extern) => {
    if (extern.docs === undefined) return [];
    const within = 'params' in extern ? {...context, ...docs.describeNames(extern)} : context;
    const path = 'path' in extern && reference.scopes.find(extern.path, toPackageName(owner));
    const name = path ? docs.linkPath(path, context, extern.name) : code(extern.name);
    return [{name: [name], meaning: docs.renderMeaning(reference.readDocs(extern.docs), within)}];
  });
  return renderParts('Imports and exports', parts);
}

/** Headings of an item's members; for a resource, getters without parameters. */
const PARTS = new Map(Object.entries({record: 'Fields', flags: 'Flags', resource: 'Methods'}));

/**
 * Renders the entry of a type or function: its signature, description, fields, cases or plain getters, errors and
 * facts, followed by the entries of a resource's other members.
 */
function renderItem(entry: Entry, depth: 4 | 5, reference: CataloguedReference): RootContent[] {
  const context = docs.createContext(entry, reference);
  const parts = listChildren(reference, entry);
  const small = parts.filter(isSmall).map((part) => renderPart(part, reference));
  const head = {
    ...renderHead(entry),
    heading: heading(
      depth,
      entry.anchor,
      code(reference.alike.has(entry.name) ? entry.label : entry.title),
    ),
    signature: renderDefinition(entry.node as Item, parts, context),
  };
  const content = [
    ...docs.renderDescription(entry, context),
    ...docs.renderWarning(entry, context),
    ...renderParts(PARTS.get(entry.kind) ?? 'Cases', small),
    ...renderErrors(entry, context),
    ...docs.renderBehaviour(entry, context),
    ...renderFacts([
      ...docs.listLabels(entry, ['Ownership', 'Units', 'Default'], context),
      ...docs.listRelations(entry, context),
    ]),
  ];
  return [
    renderEntry(head, content),
    ...parts.filter((part) => !isSmall(part)).flatMap((part) => renderItem(part, depth, reference)),
  ];
}

/** Renders the signature of an item, without the members of a resource that have entries of their own. */
function renderDefinition(item: Item, parts: readonly Entry[], context: DocsContext) {
  if (item.kind !== 'resource') return renderSignature(formatItem(item), context);
  const shown = parts.map(({node}) => node);
  const others = item.parts.filter((part) => !shown.includes(part));
  return others.length === 0 && item.parts.length > 0
    ? undefined
    : renderSignature(formatItem({...item, parts: others}), context);
}

function renderHead(entry: Entry): Omit<EntryHead, 'heading'> {
  const {kind, implementer, node, docs: own} = entry;
  const since = own.labels.Since?.replace(/\.$/, '');
  return {kind, implementer, notes: listNotes({...node.annotations, since})};
}

/** Tells whether a row suffices: fields, cases, and methods without parameters, errors, details and notes. */
function isSmall(entry: Entry): boolean {
  const {node} = entry;
  if (node.kind === 'field' || node.kind === 'case') return true;
  const isGetter =
    node.kind === 'method' && node.params.length === 0 && node.result?.name !== 'result';
  const labels = Object.keys(entry.docs.labels).filter((label) => label !== 'Since');
  const notes = listNotes({...node.annotations, since: undefined});
  return isGetter && entry.docs.details === '' && labels.length + notes.length === 0;
}

/** Renders a part as a row, with its counterparts at the end of its meaning. */
function renderPart(part: Entry, reference: CataloguedReference): Part {
  const context = docs.createContext(part, reference);
  const others = docs.listCounterparts(part, context).flatMap(({term, blocks: [first]}, index) => {
    const links = first?.type === 'paragraph' ? first.children : [];
    return [text(`${index > 0 ? ' ' : ''}${term}: `), ...links, text('.')];
  });
  const {node, title} = part;
  const name = 'params' in node ? formatFunc(node) : title.replace(/.*\./, '');
  return {
    id: part.anchor,
    name: [code(name)],
    meaning: docs.renderMeaning(part.docs, context, others),
  };
}

/**
 * Renders the errors of a function: a row for each item of the list that starts with a code and a colon, followed by
 * the other items. A label without a list stays a fact.
 */
export function renderErrors(entry: Entry, context: DocsContext): RootContent[] {
  const facts = docs.listLabels(entry, ['Errors'], context);
  const list = facts.flatMap(({blocks}) => blocks).find(({type}) => type === 'list');
  if (list?.type !== 'list') return renderFacts(facts);
  const rows = list.children.map(toRow);
  const named = rows.filter((row) => row !== undefined);
  const others = list.children.filter((_, index) => !rows[index]);
  return [...renderParts('Errors', named), ...others.flatMap((item) => item.children)];
}

/** Splits `push-error: the context refused it.` into a name and a sentence. */
function toRow({children: [first, ...blocks]}: ListItem): Part | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const at = first.children.findIndex((node) => node.type === 'text' && node.value.includes(':'));
  const found = first.children[at];
  if (found?.type !== 'text' || (at === 0 && !/^[^.]*: /.test(found.value))) return undefined;
  const colon = found.value.indexOf(':');
  const before = found.value.slice(0, colon);
  const after = found.value.slice(colon + 1).trimStart();
  const sentence = `${after.charAt(0).toUpperCase()}${after.slice(1)}`;
  const meaning = paragraph(text(sentence), ...first.children.slice(at + 1));
  const name: PhrasingContent[] = first.children.slice(0, at);
  return {
    name: before === '' ? name : [...name, text(before)],
    meaning: unwrap([meaning, ...blocks]),
  };
}
