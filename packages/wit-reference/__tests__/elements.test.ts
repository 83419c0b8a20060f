import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {describe, expect, it} from 'vitest';
import {collectElements} from '../src/markdown/elements';
import {element, paragraph, text} from '../src/markdown/nodes';

const at = (line: number) => ({start: {line, column: 1}, end: {line, column: 9}});

/** Builds a page with an element between two paragraphs, on line 3. */
function buildPage(): Root {
  const node: MdxJsxFlowElement = {...element('ApiRoutes', []), position: at(3)};
  return {type: 'root', children: [paragraph('Before.'), node, paragraph('After.')]};
}

function replace(tree: Root, ...blocks: Root['children']): void {
  for (const found of collectElements(tree, ['ApiRoutes'])) {
    found.replace(blocks);
  }
}

describe('generated blocks', () => {
  it('take the place of their element', () => {
    const tree = buildPage();
    replace(tree, paragraph('One.'), paragraph('Two.'));
    expect(tree.children).toMatchObject(
      ['Before.', 'One.', 'Two.', 'After.'].map((value) => paragraph(value)),
    );
  });

  it('have its position, down to the words', () => {
    const tree = buildPage();
    replace(tree, element('ul', [element('li', [paragraph('One.')])]));
    expect(tree.children[1]).toMatchObject({
      position: at(3),
      children: [
        {
          position: at(3),
          children: [
            {
              type: 'paragraph',
              position: at(3),
              children: [{value: 'One.', position: at(3)}],
            },
          ],
        },
      ],
    });
  });

  it('keep positions of their own', () => {
    const tree = buildPage();
    replace(tree, {type: 'paragraph', position: at(8), children: [text('One.')]});
    expect(tree.children[1]).toMatchObject({position: at(8), children: [{position: at(3)}]});
  });

  it('leave what is around the element as it is', () => {
    const tree = buildPage();
    replace(tree);
    expect(tree.children).toEqual([paragraph('Before.'), paragraph('After.')]);
  });
});
