import {linkedCode, paragraph, separate} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import type {Fact} from '../../shared/entries/renderFacts';
import type {Entry} from '../model/buildReference';
import type {Label} from '../model/readDocs';
import {isWholeLabel} from '../model/readImplementer';
import {renderDocs, type DocsContext} from './renderDocs';

/** The facts that the doc comment itself states, in the order of `labels`. */
export function listLabels(entry: Entry, labels: readonly Label[], context: DocsContext): Fact[] {
  return labels.flatMap((term) => {
    const said = entry.docs.labels[term];
    return said === undefined ? [] : [{term, blocks: renderDocs(toSentence(said, term), context)}];
  });
}

/** Who implements the entry, where its doc comment says more than the marks of the entry. */
export function listImplementers(entry: Entry, context: DocsContext): Fact[] {
  const said = entry.docs.labels['Implemented by'];
  return said === undefined || isWholeLabel(said)
    ? []
    : listLabels(entry, ['Implemented by'], context);
}

/** A literal, a unit's symbol, a single word, or a name such as `max_predict`. */
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
export function listUsers(entry: Entry, {reference, page}: DocsContext): Fact[] {
  const users = (reference.usedBy.get(entry.name) ?? []).flatMap((name) => {
    const user = reference.entries.get(name);
    return user ? [user] : [];
  });
  if (users.length === 0) {
    return [];
  }
  const links = users.map((user) => linkedCode(nameFor(user, entry.owner), toHref(user, page)));
  return [{term: 'Used by', blocks: [paragraph(...separate(links, ', '))], isCrossReference: true}];
}

/** What mirrors the entry in Go. */
export function listGo(entry: Entry, {reference, page}: DocsContext): Fact[] {
  const mirrors = reference.catalogue.mirrorsOf(entry.name);
  const links = mirrors
    .filter((symbol) => symbol.reference === 'go')
    .map((symbol) => linkedCode(symbol.label, toHref(symbol, page)));
  return links.length === 0 ? [] : [{term: 'In Go', blocks: [paragraph(...separate(links, ', '))]}];
}

/** A user by its short name within the same interface, by its path elsewhere. */
function nameFor({title, label, owner}: Entry, from: string): string {
  return owner === from ? title : label;
}
