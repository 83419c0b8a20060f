import type {Root, RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {element, heading, paragraph} from '../src/markdown/nodes';
import {placeFilter} from '../src/renderReferences';

const entry = (kind: string) => element('section', [], 'entry', {'data-kind': kind});
const entries = (count: number, kind: string) => Array.from({length: count}, () => entry(kind));
const group = (...children: RootContent[]) => element('section', children, 'entries');

function place(...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  placeFilter(tree);
  return tree.children;
}

function listTexts(node: RootContent): string[] {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(listTexts) : [];
}

const nameOf = (node: RootContent) => ('name' in node ? node.name : node.type);

describe('the filter of a page', () => {
  it('is in front of the first entries, and knows how many there are of each kind', () => {
    const nodes = place(
      paragraph('Text'),
      group(...entries(5, 'enum'), group(...entries(20, 'method'))),
      group(entry('enum')),
    );
    expect(nodes.map(nameOf)).toEqual(['paragraph', 'div', 'section', 'section']);
    expect(listTexts(nodes[1]!)).toEqual([
      'Filter entries ',
      '26 entries',
      'method ',
      '20',
      'enum ',
      '6',
    ]);
  });

  it('is in front of the heading right above them', () => {
    const nodes = place(paragraph('Text'), heading(2, 'a', 'A'), ...entries(25, 'operation'));
    expect(nodes.slice(0, 3).map(nameOf)).toEqual(['paragraph', 'div', 'heading']);
  });

  it('is not on a page with fewer than 25 entries', () => {
    expect(place(...entries(24, 'type'))).toHaveLength(24);
  });
});
