import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, text} from '../../shared/markdown/nodes';
import {
  type EntryHead,
  type Part,
  renderEntry,
  renderFacts,
  renderParts,
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
import {renderErrors} from './renderErrors';
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
export function readHead({kind, implementer, docs}: Entry): Omit<EntryHead, 'heading'> {
  const since = docs.labels.Since?.replace(/\.$/, '');
  return {kind, implementer, version: since === undefined ? undefined : `since ${since}`};
}

/** Fields, cases, and methods that take nothing, cannot fail and need no more than a sentence. */
function isSmall({node, docs}: Entry): boolean {
  if (node.kind === 'field' || node.kind === 'case') {
    return true;
  }
  const isGetter =
    node.kind === 'method' && node.params.length === 0 && node.result?.name !== 'result';
  const labels = Object.keys(docs.labels).filter((label) => label !== 'Since');
  return isGetter && docs.details === '' && labels.length === 0;
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
