import type {RootContent} from 'mdast';
import {code, heading, list, type Inline} from '../../shared/markdown/nodes';
import {listChildren, type Entry} from '../model/buildReference';
import type {Item} from '../parser/types';
import {formatItem} from './formatSignature';
import {
  type CataloguedReference,
  createContext,
  type DocsContext,
  renderDescription,
  renderNote,
} from './renderDocs';
import {type Fact, listGo, listLabels, listUsers, renderFacts} from './renderFacts';
import {renderSignature} from './renderSignature';

/**
 * The entry of a type or function: heading, signature, description, its fields, cases and plain
 * getters as a list, facts. The other members of a resource follow as entries.
 */
export function renderItem(
  entry: Entry,
  depth: 4 | 5,
  reference: CataloguedReference,
): RootContent[] {
  const context = createContext(entry, reference);
  const parts = listChildren(reference, entry);
  const small = parts.filter(isSmall);
  return [
    heading(depth, entry.anchor, code(entry.title)),
    renderSignature(formatItem(entry.node as Item), context),
    ...renderDescription(entry, context),
    ...(small.length > 0 ? [list(small.map((part) => renderPart(part, reference)))] : []),
    ...renderFacts([
      ...listLabels(entry, ['Errors', 'Ownership', 'Units', 'Default'], context),
      ...(isCalled(entry) ? listImplementers(entry, reference) : []),
      ...listUsers(entry, context),
      ...listGo(entry, context),
      ...listLabels(entry, ['Since'], context),
    ]),
    ...parts.filter((part) => !isSmall(part)).flatMap((part) => renderItem(part, depth, reference)),
  ];
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

function renderPart(part: Entry, reference: CataloguedReference): {id: string; children: never[]} {
  const context = createContext(part, reference);
  const name = part.title.split('.').at(-1) ?? part.title;
  return {
    id: part.anchor,
    children: renderNote(part.docs, context, [code(name)], nameInGo(part, context)),
  };
}

/** A part has no list of facts: what it is in Go follows its sentence. */
function nameInGo(part: Entry, context: DocsContext): Inline[] {
  const [items] = listGo(part, context);
  const [first] = items?.blocks ?? [];
  return first?.type === 'paragraph' ? [' In Go: ', ...first.children, '.'] : [];
}

/** Types are data; functions and resources are implemented by someone. */
function isCalled({kind}: Entry): boolean {
  return ['function', 'method', 'static', 'constructor', 'resource'].includes(kind);
}

/** What the entry says about who implements it, or the first sentence of its interface's. */
function listImplementers(entry: Entry, reference: CataloguedReference): Fact[] {
  const own = listLabels(entry, ['Implemented by'], createContext(entry, reference));
  const owner = reference.entries.get(entry.owner);
  const whole = owner?.docs.labels['Implemented by'];
  const said = whole?.match(/^[\s\S]*?\.(?=\s|$)/)?.[0] ?? whole;
  if (own.length > 0 || !owner || said === undefined) {
    return own;
  }
  const short = {...owner, docs: {...owner.docs, labels: {'Implemented by': said}}};
  return listLabels(short, ['Implemented by'], createContext(owner, reference));
}
