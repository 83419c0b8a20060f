import type {BlockContent, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, paragraph, type Inline} from '../../shared/markdown/nodes';
import {parseMarkdown} from '../../shared/markdown/parseMarkdown';
import {linkNames} from '../../shared/catalogue/linkNames';
import type {Catalogue} from '../../shared/catalogue/types';
import type {Entry, Reference} from '../model/buildReference';
import {type NameContext, findEntry} from '../model/findEntry';
import type {Docs} from '../model/readDocs';
import type {Func} from '../parser/types';

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

/** What the doc comment of an entry says, apart from its labelled paragraphs. */
export function renderDescription({docs}: Entry, context: DocsContext): BlockContent[] {
  return renderDocs([docs.summary, docs.details].join('\n\n'), context);
}

/** The content of Markdown that is one paragraph, such as a summary. */
export function renderLine(markdown: string, context: DocsContext): PhrasingContent[] {
  const [first] = renderDocs(markdown, context);
  return first?.type === 'paragraph' ? first.children : [];
}

/**
 * A doc comment as an item of a list: its sentence between other words, then its other paragraphs
 * with their labels.
 */
export function renderNote(
  {summary, details, labels}: Docs,
  context: DocsContext,
  before: readonly Inline[],
  after: readonly Inline[] = [],
): never[] {
  const said = Object.entries(labels).map(
    // A list or a block of code starts on a new line.
    ([label, value]) => `${label}:${/^(?:[-+*>] |```|~~~)/.test(value) ? '\n' : ' '}${value}`,
  );
  const blocks = [
    paragraph(...before, ': ', ...renderLine(summary, context), ...after),
    ...renderDocs([details, ...said].join('\n\n'), context).map(keepApart),
  ];
  // Markdown's own types do not know that an element can be in a list.
  return blocks as never[];
}

/** In a list of short items, a Markdown paragraph has no element and no capital at the start. */
function keepApart(block: BlockContent): BlockContent | MdxJsxFlowElement {
  return block.type === 'paragraph' ? element('p', block.children) : block;
}
