import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';

/** The inline Markdown of a description, paragraph by paragraph. Refuses lists and the like. */
export function parseWords(text: string): Paragraph[] {
  return fromMarkdown(text).children.map((node) => {
    if (node.type !== 'paragraph') {
      throw new Error(`a text for people holds a ${node.type}`);
    }
    dropPlaces(node);
    return node;
  });
}

/** The same as one line, for a cell of a table or behind a label. */
export function parseLine(text: string): PhrasingContent[] {
  return parseWords(text).flatMap(({children}, index) =>
    index === 0 ? children : [{type: 'text', value: ' '}, ...children],
  );
}

/** Places in the description would be taken for places on the page. */
function dropPlaces(node: RootContent): void {
  delete node.position;
  if ('children' in node) {
    node.children.forEach(dropPlaces);
  }
}
