import type {PhrasingContent} from 'mdast';
import {linkedCode, paragraph, separate} from '../../shared/markdown/nodes';
import {toHref} from '../../shared/catalogue/linkNames';
import type {Fact} from '../../shared/renderEntry';
import type {Entry} from '../model/types';
import {toPackageName} from '../model/findEntry';
import type {Label} from '../model/readDocs';
import {isWholeLabel} from '../model/readImplementer';
import type {Member} from '../parser/types';
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
  const said = entry.docs.labels['Implemented by'] ?? '';
  return isWholeLabel(said) ? [] : listLabels(entry, ['Implemented by'], context);
}

/** A literal, a unit's symbol, a single word, or a name such as `max_predict`. */
const VALUE = /^(?:(?:true|false|[mnu]?s)(?![\w-])|[^\s.,:;]+$|[a-z]*[A-Z0-9_])/;

/**
 * In a doc comment the words go on after their label; beside a term they start a sentence, unless
 * they start with a value or a unit. A number with a full stop must not start a list.
 */
function toSentence(said: string, label: Label): string {
  const isValue = (label === 'Default' || label === 'Units') && VALUE.test(said);
  const first = isValue ? said.charAt(0) : said.charAt(0).toUpperCase();
  return `${first}${said.slice(1)}`.replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

/** The interfaces that the names of others in this one come from. */
export function listUses({uses}: Member, context: DocsContext): Fact[] {
  const {reference, owner} = context;
  const paths = uses.map(({path}) => reference.scopes.find(path, toPackageName(owner)));
  const links = [...new Set(paths)].map((path) => linkPath(path, context));
  return listLinks(links, {term: 'Uses', isCrossReference: true});
}

/** The path of an interface, or what a world calls it, as a link to its entry. */
export function linkPath(path: string, context: DocsContext, name = path): PhrasingContent {
  const entry = context.reference.entries.get(path);
  return linkedCode(name, entry && toHref(entry, context.page));
}

/**
 * Which entries name this one in their signatures: by their short names within the same interface, by
 * their paths elsewhere.
 */
export function listUsers(entry: Entry, {reference, page}: DocsContext): Fact[] {
  const names = reference.usedBy.get(entry.name) ?? [];
  const links = names
    .flatMap((name) => reference.entries.get(name) ?? [])
    .map((user) =>
      linkedCode(user.owner === entry.owner ? user.title : user.label, toHref(user, page)),
    );
  return listLinks(links, {term: 'Used by', isCrossReference: true});
}

/** What mirrors the entry in Go. */
export function listGo(entry: Entry, {reference, page}: DocsContext): Fact[] {
  const mirrors = reference.catalogue.mirrorsOf(entry.name);
  const links = mirrors
    .filter((symbol) => symbol.reference === 'go')
    .map((symbol) => linkedCode(symbol.label, toHref(symbol, page)));
  return listLinks(links, {term: 'In Go'});
}

/** Links as a fact; none where there are no links. */
function listLinks(links: readonly PhrasingContent[], fact: Omit<Fact, 'blocks'>): Fact[] {
  return links.length === 0 ? [] : [{...fact, blocks: [paragraph(...separate(links, ', '))]}];
}
