import type {Heading, Root, RootContent} from 'mdast';
import {element, span, text} from '../../lib/markdown/nodes';

/** A heading such as `1. Create the project`: its number and the rest. */
const PART = /^(\d+)(\.\s+)(?=\S)/;

/**
 * Puts every section with a numbered heading of level 2 into `<section class="step">`. The number stays
 * in the heading's words: a span, whose dot is a span of its own, for the style sheet to draw.
 */
export function wrapParts(tree: Root): void {
  const wrapped: RootContent[] = [];
  let step: RootContent[] | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) {
      step = undefined;
      if (markNumber(node)) {
        const section = element('section', [], 'step');
        step = section.children;
        wrapped.push(section);
      }
    }
    (step ?? wrapped).push(node);
  }
  tree.children = wrapped;
}

/** Whether the heading has a number, which is marked. */
function markNumber({depth, children}: Heading): boolean {
  const [first] = children;
  const found = depth === 2 && first?.type === 'text' ? PART.exec(first.value) : null;
  if (!found) {
    return false;
  }
  const [all, number = '', dot = ''] = found;
  const mark = span('step__number', number, span(undefined, dot));
  children.splice(0, 1, mark, text(found.input.slice(all.length)));
  return true;
}
