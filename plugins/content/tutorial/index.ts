import type {Root, Heading, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {code, element, span, text} from 'docusaurus-wit-reference/nodes';
import {foldRemedies} from './foldRemedies';

/**
 * Turns each numbered part of a page of the type `tutorial` into a step on a rail, which ends in the file that the
 * page builds, and folds the remedies for other output. A remark plugin.
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

/** Matches a heading such as `1. Create the project`: its number and the rest. */
const PART = /^(\d+)(\.\s+)(?=\S)/;

/**
 * Wraps every section with a numbered heading of level 2 in `<section class="step">`. The number stays in the
 * heading: a span, with its dot in a span of its own, for the style sheet.
 */
function wrapParts(tree: Root): void {
  const wrapped: RootContent[] = [];
  let [step, last]: (RootContent[] | undefined)[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= 2) {
      step = undefined;
      if (markNumber(node)) {
        const section = element('section', [], 'step');
        last = step = section.children;
        wrapped.push(section);
      }
    }
    (step ?? wrapped).push(node);
  }
  const file = findArtefact(tree);
  if (file !== undefined) {
    last?.push(element('p', [text('You built '), code(file)], 'step-result'));
  }
  tree.children = wrapped;
}

/** Returns the name of the last component file in a command for Hayride, if there is one. */
function findArtefact(tree: Root): string | undefined {
  const commands = collectNodes(tree, 'code').map(({node}) => node.value.replaceAll('\\\n', ' '));
  const files = commands.join('\n').matchAll(/^hayride .*--(?:bin|out) (?:\S*\/)?(\S+\.wasm)/gm);
  return [...files].at(-1)?.[1];
}

/** Marks the number of a heading, and tells whether it has one. */
function markNumber({depth, children}: Heading): boolean {
  const [first] = children;
  const found = depth === 2 && first?.type === 'text' ? PART.exec(first.value) : null;
  if (!found) return false;
  const [all, number = '', dot = ''] = found;
  const mark = span('step__number', number, span(undefined, dot));
  children.splice(0, 1, mark, text(found.input.slice(all.length)));
  return true;
}
