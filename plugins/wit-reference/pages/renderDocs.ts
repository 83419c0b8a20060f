import type {BlockContent, InlineCode, Parents, PhrasingContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {link, plainCode} from '../../shared/markdown/nodes';
import {parseMarkdown} from '../../shared/markdown/parseMarkdown';
import {type Context, findEntry} from '../model/findEntry';
import {makeHref} from '../model/makeHref';
import type {Entry, Reference} from '../model/referenceTypes';

/** Where a text stands: the page it is on, and what names in it mean. */
export type Place = {reference: Reference; page: string; context: Context};

/**
 * The blocks of a doc comment; inline code that names an entry is a link. All other code stays as it
 * is: outside of its scope it could name something else.
 */
export function renderDocs(markdown: string, place: Place): BlockContent[] {
  const tree = parseMarkdown(markdown);
  const found: {node: InlineCode; parent: Parents}[] = [];
  visitParents(tree, 'inlineCode', (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (parent && !ancestors.some(({type}) => type === 'link')) {
      found.push({node, parent});
    }
  });
  for (const {node, parent} of found) {
    const children = parent.children as PhrasingContent[];
    children.splice(children.indexOf(node), 1, linkName(node, place));
  }
  return tree.children as BlockContent[];
}

/** What the doc comment of an entry says, its labelled paragraphs aside. */
export function renderDescription({docs}: Pick<Entry, 'docs'>, place: Place): BlockContent[] {
  return renderDocs([docs.summary, docs.details].join('\n\n'), place);
}

/** The content of a text of one paragraph, such as a summary. */
export function renderLine(markdown: string, place: Place): PhrasingContent[] {
  const [first] = renderDocs(markdown, place);
  return first?.type === 'paragraph' ? first.children : [];
}

function linkName(node: InlineCode, {reference, page, context}: Place): PhrasingContent {
  const entry = findEntry(reference, node.value, context);
  const isElsewhere = entry && entry.path !== context.self;
  return isElsewhere ? link(makeHref(entry, page), node) : plainCode(node.value);
}
