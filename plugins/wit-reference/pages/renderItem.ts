import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {code, heading, paragraph, text} from '../../shared/markdown/nodes';
import {
  type EntryHead,
  type Part,
  renderEntry,
  renderFacts,
  renderParts,
  unwrap,
} from '../../shared/renderEntry';
import {listChildren} from '../model/buildReference';
import type {Entry} from '../model/types';
import type {Item} from '../parser/types';
import {formatItem} from './formatSignature';
import {
  type CataloguedReference,
  createContext,
  type DocsContext,
  renderBehaviour,
  renderDescription,
  renderMeaning,
} from './renderDocs';
import {listGo, listImplementers, listLabels, listUsers} from './renderFacts';
import {renderSignature} from './renderSignature';

/** What the parts of an item are called; those of a resource are its plain getters. */
const PARTS: Readonly<Record<string, string>> = {
  record: 'Fields',
  flags: 'Flags',
  resource: 'Methods',
};

/**
 * The entry of a type or function: its signature, description, fields, cases or plain getters, errors
 * and facts. The other members of a resource follow as entries.
 */
export function renderItem(
  entry: Entry,
  depth: 4 | 5,
  reference: CataloguedReference,
): RootContent[] {
  const context = createContext(entry, reference);
  const parts = listChildren(reference, entry);
  const small = parts.filter(isSmall).map((part) => readPart(part, reference));
  const head = {
    ...readHead(entry),
    heading: heading(depth, entry.anchor, code(entry.title)),
    signature: renderSignature(formatItem(entry.node as Item), context),
  };
  const content = [
    ...renderDescription(entry, context),
    ...renderParts(PARTS[entry.kind] ?? 'Cases', small),
    ...renderErrors(entry, context),
    ...renderBehaviour(entry, context),
    ...renderFacts([
      ...listLabels(entry, ['Ownership', 'Units', 'Default'], context),
      ...listImplementers(entry, context),
      ...listUsers(entry, context),
      ...listGo(entry, context),
    ]),
  ];
  return [
    renderEntry(head, content),
    ...parts.filter((part) => !isSmall(part)).flatMap((part) => renderItem(part, depth, reference)),
  ];
}

/** What an entry says beside its heading. */
export function readHead(entry: Entry): Omit<EntryHead, 'heading'> {
  const {kind, implementer, docs} = entry;
  const since = docs.labels.Since?.replace(/\.$/, '');
  return {kind, implementer, notes: [since && `since ${since}`, ...listNotes(entry)]};
}

/** What the annotations of an entry say, besides when it came. */
function listNotes({node: {annotations = {}}}: Entry): string[] {
  const {deprecated, unstable, 'external-id': id} = annotations;
  return [
    deprecated && `deprecated since ${deprecated}`,
    unstable && `unstable: ${unstable}`,
    id && `external id ${id}`,
  ].filter((note) => note !== undefined);
}

/** Fields, cases, and methods that take nothing, cannot fail, and need a sentence and no notes. */
function isSmall(entry: Entry): boolean {
  const {node, docs} = entry;
  if (node.kind === 'field' || node.kind === 'case') {
    return true;
  }
  const isGetter =
    node.kind === 'method' && node.params.length === 0 && node.result?.name !== 'result';
  const labels = Object.keys(docs.labels).filter((label) => label !== 'Since');
  return isGetter && docs.details === '' && labels.length + listNotes(entry).length === 0;
}

function readPart(part: Entry, reference: CataloguedReference): Part {
  const context = createContext(part, reference);
  const name = part.title.split('.').at(-1) ?? part.title;
  return {
    id: part.anchor,
    name: [code(name)],
    meaning: renderMeaning(part.docs, context, nameInGo(part, context)),
  };
}

/** A part has no list of facts: what it is in Go follows its sentence. */
function nameInGo(part: Entry, context: DocsContext): PhrasingContent[] {
  const [items] = listGo(part, context);
  const [first] = items?.blocks ?? [];
  return first?.type === 'paragraph' ? [text('In Go: '), ...first.children, text('.')] : [];
}

/**
 * The errors of a function: a row for each item of the list that starts with a code and a colon, then
 * the other items. A label that has no list stays a fact.
 */
export function renderErrors(entry: Entry, context: DocsContext): RootContent[] {
  const facts = listLabels(entry, ['Errors'], context);
  const list = facts.flatMap(({blocks}) => blocks).find(({type}) => type === 'list');
  if (list?.type !== 'list') {
    return renderFacts(facts);
  }
  const rows = list.children.map(readRow);
  const named = rows.filter((row) => row !== undefined);
  const others = list.children.filter((_, index) => !rows[index]);
  return [...renderParts('Errors', named), ...others.flatMap((item) => item.children)];
}

/** `push-error: the context refused it.` as a name and a sentence. */
function readRow({children: [first, ...blocks]}: ListItem): Part | undefined {
  if (first?.type !== 'paragraph') {
    return undefined;
  }
  const at = first.children.findIndex((node) => node.type === 'text' && node.value.includes(':'));
  const found = first.children[at];
  if (found?.type !== 'text' || (at === 0 && !/^[^.]*: /.test(found.value))) {
    return undefined;
  }
  const colon = found.value.indexOf(':');
  const name: PhrasingContent[] = first.children.slice(0, at);
  const before = found.value.slice(0, colon);
  const after = found.value.slice(colon + 1).trimStart();
  const sentence = `${after.charAt(0).toUpperCase()}${after.slice(1)}`;
  const meaning = paragraph(text(sentence), ...first.children.slice(at + 1));
  return {
    name: before === '' ? name : [...name, text(before)],
    meaning: unwrap([meaning, ...blocks]),
  };
}
