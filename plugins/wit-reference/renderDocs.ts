import type {BlockContent, InlineCode, Parents, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visitParents} from 'unist-util-visit-parents';
import {type Context, findEntry} from './findEntry';
import {makeHref} from './makeHref';
import {link} from './nodes';
import type {Reference} from './referenceTypes';

/** Where a text stands: the page it is on, and what names in it mean. */
export type Place = {reference: Reference; page: string; context: Context};

/** The blocks of a doc comment; inline code that names an entry is a link. */
export function renderDocs(markdown: string, place: Place): BlockContent[] {
  const tree = fromMarkdown(markdown);
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

/** The content of a text of one paragraph, such as a summary. */
export function renderLine(markdown: string, place: Place): PhrasingContent[] {
  const [first] = renderDocs(markdown, place);
  return first?.type === 'paragraph' ? first.children : [];
}

function linkName(node: InlineCode, {reference, page, context}: Place): PhrasingContent {
  const entry = findEntry(reference, node.value, context);
  return entry ? link(makeHref(entry, page), [node]) : node;
}
