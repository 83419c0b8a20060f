import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, linkedCode, paragraph, separate, text} from '../../shared/markdown/nodes';
import {makeHref} from '../model/makeHref';
import type {Label} from '../model/readDocs';
import type {Entry} from '../model/referenceTypes';
import {renderDocs, type Place} from './renderDocs';

/** What is known of an entry beside its description: a term and what is said of it. */
export type Fact = {term: string; blocks: BlockContent[]; isCrossReference?: boolean};

/** Shows facts as a list of terms; nothing where there are none. */
export function renderFacts(facts: readonly Fact[]): MdxJsxFlowElement[] {
  if (facts.length === 0) {
    return [];
  }
  const children = facts.flatMap(({term, blocks, isCrossReference}) => {
    // The search leaves these out: they say nothing that their targets do not say themselves.
    const className = isCrossReference ? 'wit-references' : undefined;
    return [element('dt', [text(term)], className), element('dd', unwrap(blocks), className)];
  });
  return [element('dl', children, 'wit-facts')];
}

/** The content of a lone paragraph needs no paragraph around it. */
function unwrap(blocks: BlockContent[]): (BlockContent | PhrasingContent)[] {
  const [only, ...others] = blocks;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : blocks;
}

/** The facts that the doc comment itself states, in the order of `labels`. */
export function listLabels(entry: Entry, labels: readonly Label[], place: Place): Fact[] {
  return labels.flatMap((term) => {
    const said = entry.docs.labels[term];
    return said === undefined ? [] : [{term, blocks: renderDocs(toSentence(said, term), place)}];
  });
}

/** A literal, a unit's symbol, a word by itself, or a name such as `max_predict`. */
const VALUE = /^(?:(?:true|false|[mnu]?s)(?![\w-])|[^\s.,:;]+$|[a-z]*[A-Z0-9_])/;

/**
 * In a doc comment the words go on behind their label; beside a term they start a sentence, unless
 * they start with a value or a unit. A number with a full stop must not start a list.
 */
function toSentence(said: string, label: Label): string {
  const isValue = (label === 'Default' || label === 'Units') && VALUE.test(said);
  const first = isValue ? said.charAt(0) : said.charAt(0).toUpperCase();
  return `${first}${said.slice(1)}`.replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

/** Which entries name this one in their signatures. */
export function listUsers(entry: Entry, {reference, page}: Place): Fact[] {
  const users = (reference.usedBy.get(entry.path) ?? []).flatMap((path) => {
    const user = reference.entries.get(path);
    return user ? [user] : [];
  });
  if (users.length === 0) {
    return [];
  }
  const links = users.map((user) => linkedCode(nameFor(user, entry.owner), makeHref(user, page)));
  return [{term: 'Used by', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

/** What stands for the entry in Go. */
export function listGo(entry: Entry, {reference}: Place): Fact[] {
  const items = reference.go.get(entry.path) ?? [];
  if (items.length === 0) {
    return [];
  }
  const links = items.map(({label, href}) => linkedCode(label, href));
  return [{term: 'In Go', blocks: [paragraph(...separate(links, ', '))]}];
}

/** A user by its short name within the same interface, by its path elsewhere. */
function nameFor({title, path, owner}: Entry, from: string): string {
  return owner === from ? title : path.replace(/^hayride:/, '');
}
