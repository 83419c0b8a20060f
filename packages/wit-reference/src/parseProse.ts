import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visitParents} from 'unist-util-visit-parents';

/** Disables HTML, which a page would drop, including the `<u8>` of a `list<u8>`: it becomes text. */
const WITHOUT_HTML = {disable: {null: ['htmlFlow', 'htmlText']}};

/** Parses Markdown, and keeps the positions of its nodes. */
export function parseWithPositions(markdown: string): Root {
  return fromMarkdown(markdown, {extensions: [WITHOUT_HTML]});
}

/** Parses Markdown from data or a comment into nodes for a page. */
export function parseProse(markdown: string): Root {
  const root = parseWithPositions(markdown);
  // Places in the data would be taken for places on the page.
  visitParents(root, (node) => {
    delete node.position;
  });
  return root;
}

/** Parses Markdown that consists of paragraphs. Throws at any other block. */
export function parseParagraphs(markdown: string): Paragraph[] {
  return parseProse(markdown).children.map((node) => {
    if (node.type !== 'paragraph') {
      const [start] = markdown.trim().split('\n');
      throw new Error(`the text “${start}” holds a ${node.type}, not only sentences`);
    }
    return node;
  });
}

/** Parses Markdown as one line, for a table cell or after a label. */
export function parseLine(markdown: string): PhrasingContent[] {
  return parseParagraphs(markdown).flatMap(({children}, index): PhrasingContent[] =>
    index === 0 ? children : [{type: 'text', value: ' '}, ...children],
  );
}
