import type {RootContent} from 'mdast';
import {code, heading, list, plainCode, type Inline} from '../../shared/markdown/nodes';
import {formatItem} from './formatSignature';
import type {Context} from '../model/findEntry';
import {listChildren} from '../model/listChildren';
import type {Entry, Reference} from '../model/referenceTypes';
import {renderDescription, type Place} from './renderDocs';
import {type Fact, listGo, listLabels, listUsers, renderFacts} from './renderFacts';
import {renderNote} from './renderNote';
import {renderSignature} from './renderSignature';
import type {Func, TypeDef} from '../parser/types';

/**
 * The entry of a type or function: heading, signature, description, its fields, cases and plain
 * getters as a list, facts. The other members of a resource follow with entries of their own.
 */
export function renderItem(entry: Entry, reference: Reference): RootContent[] {
  const node = entry.node as TypeDef | Func;
  const place = placeOf(entry, reference);
  const parts = listChildren(reference, entry);
  const small = parts.filter(isSmall);
  return [
    heading(4, entry.id, code(entry.title)),
    renderSignature(formatItem(node), place),
    ...renderDescription(entry, place),
    ...(small.length > 0 ? [list(small.map((part) => renderPart(part, reference)))] : []),
    ...renderFacts([
      ...listLabels(entry, ['Errors', 'Ownership', 'Units', 'Default'], place),
      ...(isCalled(entry) ? listImplementers(entry, reference) : []),
      ...listUsers(entry, place),
      ...listGo(entry, place),
      ...listLabels(entry, ['Since'], place),
    ]),
    ...parts.filter((part) => !isSmall(part)).flatMap((part) => renderItem(part, reference)),
  ];
}

/** What names mean in the text of an entry: those of its interface, its own parts first. */
export function placeOf({page, owner, path, node}: Entry, reference: Reference): Place {
  const item = path.includes('.') ? path.split('.').slice(0, 2).join('.') : undefined;
  const context = {
    owner,
    self: path,
    ...(item !== undefined && {item}),
    ...('params' in node && contextOf(node)),
  };
  return {reference, page, context};
}

/** What names mean in the text of a function, besides those where it stands. */
export function contextOf({params, result}: Func): Pick<Context, 'except' | 'failure'> {
  const failure = result?.args[1]?.name;
  return {except: params.map(({name}) => name), ...(failure !== undefined && {failure})};
}

/** Fields, cases, and methods that take nothing, cannot fail and need no more than a sentence. */
function isSmall({kind, node, docs}: Entry): boolean {
  if (kind === 'field' || kind === 'case') {
    return true;
  }
  const isGetter = kind === 'method' && node.params.length === 0 && node.result?.name !== 'result';
  const labels = Object.keys(docs.labels).filter((label) => label !== 'Since');
  return isGetter && docs.details === '' && labels.length === 0;
}

function renderPart(part: Entry, reference: Reference): {id: string; children: never[]} {
  const place = placeOf(part, reference);
  const name = part.title.split('.').at(-1) ?? part.title;
  return {
    id: part.id,
    children: renderNote(part.docs, place, [plainCode(name)], nameInGo(part, place)),
  };
}

/** A part has no facts of its own: what it is in Go stands behind its sentence. */
function nameInGo(part: Entry, place: Place): Inline[] {
  const [items] = listGo(part, place);
  const [first] = items?.blocks ?? [];
  return first?.type === 'paragraph' ? [' In Go: ', ...first.children, '.'] : [];
}

/** Types are data; functions and resources have someone who implements them. */
function isCalled({kind}: Entry): boolean {
  return ['function', 'method', 'static', 'constructor', 'resource'].includes(kind);
}

/** The entry's own word on who implements it, or the first sentence of its interface's. */
function listImplementers(entry: Entry, reference: Reference): Fact[] {
  const own = listLabels(entry, ['Implemented by'], placeOf(entry, reference));
  const owner = reference.entries.get(entry.owner);
  const whole = owner?.docs.labels['Implemented by'];
  const said = whole?.match(/^[\s\S]*?\.(?=\s|$)/)?.[0] ?? whole;
  if (own.length > 0 || !owner || said === undefined) {
    return own;
  }
  const short = {...owner, docs: {...owner.docs, labels: {'Implemented by': said}}};
  return listLabels(short, ['Implemented by'], placeOf(owner, reference));
}
