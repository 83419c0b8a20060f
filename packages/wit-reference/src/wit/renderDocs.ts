import type {BlockContent, Blockquote, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import type {Func} from 'wit-docs';
import {linkNames, toHref} from '../links';
import type {Catalogue} from '../catalogue';
import {ENTRY_CLASSES} from '../classes';
import {code, element, linkedCode, paragraph, separate, span, text} from '../markdown/nodes';
import {parseProse} from '../parseProse';
import type {Fact} from '../renderEntry';
import type {Entry, WitReference} from './buildReference';
import {findEntry, type NameContext, toPackageName} from './findNames';
import {type Docs, isWholeLabel, type Label} from './parseDocs';

/** The most words of a description that is not folded. */
const MOST_WORDS = 45;

/** The reference with the catalogue that contains it. */
export type CataloguedReference = WitReference & {catalogue: Catalogue};

/** The page that shows docs, and the scope of names in them. */
export type DocsContext = NameContext & {
  reference: CataloguedReference;
  page: string;
  owner: string;
  /** The name of the entry that the docs belong to, which they don't link to. */
  self: string;
};

/** Creates the context of an entry's docs. */
export function createContext(
  {page, owner, name, node}: Entry,
  reference: CataloguedReference,
): DocsContext {
  const item = name.includes('.') ? name.split('.').slice(0, 2).join('.') : undefined;
  const own = 'params' in node ? describeNames(node) : {};
  return {reference, page, owner, self: name, item, ...own};
}

/** Returns the names in the docs of a function that differ from those of its interface. */
export function describeNames({params, result}: Func): Pick<NameContext, 'except' | 'failure'> {
  return {except: params.map(({name}) => name), failure: result?.args[1]?.name};
}

/** Renders a doc comment; links inline code that names another entry. */
function renderDocs(markdown: string, context: DocsContext): BlockContent[] {
  const tree = parseProse(markdown);
  linkNames(tree, context.page, (name) => {
    const entry = findEntry(context.reference, name, context);
    return entry?.name === context.self ? undefined : entry;
  });
  return tree.children as BlockContent[];
}

/** Renders the summary of an entry, and its description if that is short. */
export function renderDescription(entry: Entry, context: DocsContext): BlockContent[] {
  const {summary, details} = entry.docs;
  return renderDocs(isFolded(entry) ? summary : `${summary}\n\n${details}`, context);
}

/** Renders the warning for callers as a note of its own. */
export function renderWarning(entry: Entry, context: DocsContext): Blockquote[] {
  const words = entry.docs.labels.Warning;
  if (words === undefined) return [];
  const children = renderDocs(toSentence(words, 'Warning'), context);
  const data = {hName: 'admonition', hProperties: {type: 'warning'}};
  return [{type: 'blockquote', data, children}];
}

/** Renders a long description in a fold, which lists the first names in it. */
export function renderBehaviour(entry: Entry, context: DocsContext): MdxJsxFlowElement[] {
  if (!isFolded(entry)) return [];
  const blocks = renderDocs(entry.docs.details, context);
  const names = new Set<string>();
  visitParents({type: 'root', children: blocks} satisfies Root, 'inlineCode', ({value}) => {
    // Longer names would not share a line.
    if (/^[a-z][\w.-]{1,23}$/i.test(value)) names.add(value);
  });
  const words = separate([...names].slice(0, 4).map(code), ', ');
  const list = words.length > 0 ? [span(ENTRY_CLASSES.foldNames, text(': '), ...words)] : [];
  const title = [text('Behaviour'), ...list];
  return [element('details', [element('summary', title), ...blocks])];
}

function isFolded({kind, docs}: Entry): boolean {
  return kind !== 'package' && countWords(docs.details) > MOST_WORDS;
}

const countWords = (markdown: string) => markdown.split(/\s+/).filter(Boolean).length;

/** Renders the docs of a name in a grid, followed by its labels and `after`; as one line if short. */
export function renderMeaning(
  {summary, details, labels}: Docs,
  context: DocsContext,
  after: readonly PhrasingContent[] = [],
): RootContent[] {
  const labelled = Object.entries(labels).map(
    // A list or a block of code starts on a new line.
    ([label, value]) => `${label}:${/^(?:[-+*>] |```|~~~)/.test(value) ? '\n' : ' '}${value}`,
  );
  const markdown = [summary, details, ...labelled].join('\n\n');
  const blocks = renderDocs(markdown, context);
  if (after.length > 0) blocks.push(paragraph(...after));
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));
  const isLine = lines.length === blocks.length && countWords(markdown) <= MOST_WORDS;
  return isLine
    ? lines.flatMap((line, index) => (index === 0 ? line : [text(' '), ...line]))
    : blocks;
}

/** Values of labels that most entries have, which are not shown. */
const USUAL: Partial<Record<Label, string>> = {Status: 'public.'};

/** Lists the labelled paragraphs of the docs as facts, in the order of `labels`. */
export function listLabels(entry: Entry, labels: readonly Label[], context: DocsContext): Fact[] {
  return labels.flatMap((term) => {
    const value = entry.docs.labels[term];
    if (value === undefined || value === USUAL[term]) return [];
    return [{term, blocks: renderDocs(toSentence(value, term), context)}];
  });
}

/** Matches a literal, a unit's symbol, a single word, or a name such as `max_predict`. */
const VALUE = /^(?:(?:true|false|[mnu]?s)(?![\w-])|[^\s.,:;]+$|[a-z]*[A-Z0-9_])/;

/**
 * Turns the value of a label into a sentence, unless it starts with a literal or a unit. Escapes a number with a full
 * stop, which would start a list.
 */
function toSentence(value: string, label: Label): string {
  const isValue = (label === 'Default' || label === 'Units') && VALUE.test(value);
  const first = isValue ? value.charAt(0) : value.charAt(0).toUpperCase();
  return `${first}${value.slice(1)}`.replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\');
}

/** Lists the relations of an entry: its implementer, its dependencies, its users, and its counterparts. */
export function listRelations(entry: Entry, context: DocsContext): Fact[] {
  const {reference, page, owner} = context;
  const label = entry.docs.labels['Implemented by'] ?? '';
  const uses = entry.node.kind === 'interface' ? entry.node.uses : [];
  const used = uses.map(({path}) => reference.scopes.find(path, toPackageName(owner)));
  const useLinks = [...new Set(used)].map((path) => linkPath(path, context));
  const userLinks = (reference.usedBy.get(entry.name) ?? [])
    .flatMap((name) => reference.entries.get(name) ?? [])
    // Short names are clear within the same interface.
    .map((user) => linkedCode(user.owner === owner ? user.title : user.label, toHref(user, page)));
  return [
    ...(isWholeLabel(label, reference.implementers)
      ? []
      : listLabels(entry, ['Implemented by'], context)),
    ...listLinks('Uses', useLinks, true),
    ...listLinks('Used by', userLinks, true),
    ...listCounterparts(entry, context),
  ];
}

/** Links the path of an interface, or the name that a world gives it, to its entry. */
export function linkPath(path: string, context: DocsContext, name: string = path): PhrasingContent {
  const entry = context.reference.entries.get(path);
  return linkedCode(name, entry && toHref(entry, context.page));
}

/** Lists the symbols of other references that mirror an entry, by the terms of the option `counterparts`. */
export function listCounterparts(entry: Entry, {reference, page}: DocsContext): Fact[] {
  const {catalogue, counterparts = {}} = reference;
  const mirrors = catalogue.mirrorsOf(entry.name);
  return Object.entries(counterparts).flatMap(([name, term]) => {
    const symbols = mirrors.filter((symbol) => symbol.reference === name);
    const links = symbols.map((symbol) => linkedCode(symbol.label, toHref(symbol, page)));
    return listLinks(term, links);
  });
}

function listLinks(term: string, links: PhrasingContent[], isCrossReference?: boolean): Fact[] {
  const blocks = [paragraph(...separate(links, ', '))];
  return links.length === 0 ? [] : [{term, blocks, isCrossReference}];
}
