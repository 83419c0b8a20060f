import type {BlockContent, Nodes, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import {code, element, paragraph, separate, text} from '../../shared/markdown/nodes';
import {parseMarkdown} from '../../shared/markdown/parseMarkdown';
import {linkNames} from '../../shared/catalogue/linkNames';
import type {Catalogue} from '../../shared/catalogue/types';
import type {Entry, Reference} from '../model/types';
import {type NameContext, findEntry} from '../model/findEntry';
import type {Docs} from '../model/readDocs';
import type {Func} from '../parser/types';

/** The length of a description that is shown at once, beside its sentence. */
const MOST_WORDS = 45;

/** The reference with the catalogue that it is a part of. */
export type CataloguedReference = Reference & {catalogue: Catalogue};

/** Where docs are rendered: the page, and what names in them mean. */
export type DocsContext = NameContext & {
  reference: CataloguedReference;
  page: string;
  owner: string;
};

/** What names mean in the docs of an entry: those of its interface, its own parts first. */
export function createContext(
  {page, owner, name, node}: Entry,
  reference: CataloguedReference,
): DocsContext {
  const item = name.includes('.') ? name.split('.').slice(0, 2).join('.') : undefined;
  const own = 'params' in node ? readNames(node) : {};
  return {reference, page, owner, self: name, item, ...own};
}

/** What names mean in the docs of a function, besides those of its interface. */
export function readNames({params, result}: Func): Pick<NameContext, 'except' | 'failure'> {
  return {except: params.map(({name}) => name), failure: result?.args[1]?.name};
}

/** The blocks of a doc comment; inline code that names another entry is a link. */
export function renderDocs(markdown: string, context: DocsContext): BlockContent[] {
  const tree = parseMarkdown(markdown);
  linkNames(tree, context.page, (text) => {
    const entry = findEntry(context.reference, text, context);
    return entry?.name === context.self ? undefined : entry;
  });
  return tree.children as BlockContent[];
}

/** What the doc comment of an entry says in a few words: its sentence, and a short description. */
export function renderDescription(entry: Entry, context: DocsContext): BlockContent[] {
  const {docs} = entry;
  const details = isFolded(entry) ? '' : docs.details;
  return renderDocs([docs.summary, details].join('\n\n'), context);
}

/** A description that is longer, in a fold that says which names it explains. */
export function renderBehaviour(entry: Entry, context: DocsContext): MdxJsxFlowElement[] {
  const {docs} = entry;
  if (!isFolded(entry)) {
    return [];
  }
  const blocks = renderDocs(docs.details, context);
  const names = listNames({type: 'root', children: blocks});
  const title = [text('Behaviour'), ...(names.length > 0 ? [text(': ')] : [])];
  const words = separate(names.map(code), ', ');
  return [element('details', [element('summary', [...title, ...words]), ...blocks])];
}

/** What a package is for stays open. */
function isFolded({kind, docs}: Entry): boolean {
  return kind !== 'package' && countWords(docs.details) > MOST_WORDS;
}

function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => word !== '').length;
}

/** The first names in a text that are short enough for a line which holds some of them. */
function listNames(tree: Nodes): string[] {
  const names = new Set<string>();
  visitParents(tree, 'inlineCode', ({value}) => {
    if (/^[a-z][\w.-]{1,23}$/i.test(value)) {
      names.add(value);
    }
  });
  return [...names].slice(0, 4);
}

/**
 * A doc comment as the meaning of a name in a grid, with its labels and other words after it: one line
 * if it is short.
 */
export function renderMeaning(
  {summary, details, labels}: Docs,
  context: DocsContext,
  after: readonly PhrasingContent[] = [],
): RootContent[] {
  const said = Object.entries(labels).map(
    // A list or a block of code starts on a new line.
    ([label, value]) => `${label}:${/^(?:[-+*>] |```|~~~)/.test(value) ? '\n' : ' '}${value}`,
  );
  const markdown = [summary, details, ...said].join('\n\n');
  const blocks = renderDocs(markdown, context);
  if (after.length > 0) {
    blocks.push(paragraph(...after));
  }
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.children] : []));
  const isLine = lines.length === blocks.length && countWords(markdown) <= MOST_WORDS;
  return isLine
    ? lines.flatMap((line, index) => (index === 0 ? line : [text(' '), ...line]))
    : blocks;
}
