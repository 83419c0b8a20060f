import type {Root, Heading, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {element, span, text} from '../../lib/markdown/nodes';
import {foldRemedies} from './foldRemedies';

/**
 * A remark plugin for pages of the type `tutorial`: each numbered part becomes a step on a rail, and
 * what to do about another output becomes a fold.
 */
export function remarkTutorial(): Transformer<Root> {
  return (tree, file) => {
    const {frontMatter} = file.data as {frontMatter?: {type?: unknown}};
    if (frontMatter?.type === 'tutorial') {
      foldRemedies(tree);
      wrapParts(tree);
    }
  };
}

/** A heading such as `1. Create the project`: its number and the rest. */
const PART = /^(\d+)(\.\s+)(?=\S)/;

/**
 * Puts every section with a numbered heading of level 2 into `<section class="step">`. The number stays
 * in the heading's words: a span, whose dot is a span of its own, for the style sheet to draw.
 */
function wrapParts(tree: Root): void {
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
  if (!found) return false;
  const [all, number = '', dot = ''] = found;
  const mark = span('step__number', number, span(undefined, dot));
  children.splice(0, 1, mark, text(found.input.slice(all.length)));
  return true;
}
