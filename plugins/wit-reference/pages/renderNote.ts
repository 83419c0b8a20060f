import type {BlockContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, paragraph, type Inline} from '../../shared/markdown/nodes';
import type {Docs} from '../model/readDocs';
import {renderDocs, renderLine, type Place} from './renderDocs';

/**
 * What a doc comment says as an item of a list: its sentence between other words, then its other
 * paragraphs with their labels.
 */
export function renderNote(
  {summary, details, labels}: Docs,
  place: Place,
  before: readonly Inline[],
  after: readonly Inline[] = [],
): never[] {
  const said = Object.entries(labels).map(
    // A list or a block of code starts on a line of its own.
    ([label, value]) => `${label}:${/^(?:[-+*>] |```|~~~)/.test(value) ? '\n' : ' '}${value}`,
  );
  const blocks = [
    paragraph(...before, ': ', ...renderLine(summary, place), ...after),
    ...renderDocs([details, ...said].join('\n\n'), place).map(keepApart),
  ];
  // An element is no content of a list for Markdown's own types.
  return blocks as never[];
}

/** In a list of short items a paragraph of Markdown loses its element, and its text its start. */
function keepApart(block: BlockContent): BlockContent | MdxJsxFlowElement {
  return block.type === 'paragraph' ? element('p', block.children) : block;
}
