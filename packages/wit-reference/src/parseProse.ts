import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visitParents} from 'unist-util-visit-parents';

/** A page takes no HTML and would drop it, and with it the `<u8>` of a `list<u8>`: it is text. */
const WITHOUT_HTML = {disable: {null: ['htmlFlow', 'htmlText']}};

/** Markdown with the places of its parts. */
export function parseWithPositions(markdown: string): Root {
  return fromMarkdown(markdown, {extensions: [WITHOUT_HTML]});
}

/** Markdown from data or from a comment, as nodes for a page. */
export function parseProse(markdown: string): Root {
  const root = parseWithPositions(markdown);
  // Places in the data would be taken for places on the page.
  visitParents(root, (node) => {
    delete node.position;
  });
  return root;
}

/** Parses Markdown that has only paragraphs. Refuses lists and the like. */
export function parseParagraphs(markdown: string): Paragraph[] {
  return parseProse(markdown).children.map((node) => {
    if (node.type !== 'paragraph') {
      const [start] = markdown.trim().split('\n');
      throw new Error(`the text “${start}” holds a ${node.type}, not only sentences`);
    }
    return node;
  });
}

/** Parses Markdown as one line, for a cell of a table or after a label. */
export function parseLine(markdown: string): PhrasingContent[] {
  return parseParagraphs(markdown).flatMap(({children}, index): PhrasingContent[] =>
    index === 0 ? children : [{type: 'text', value: ' '}, ...children],
  );
}
