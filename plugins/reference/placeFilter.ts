import type {Root, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {component} from '../shared/markdown/nodes';

/** A page with fewer entries is read without a filter. */
const LEAST = 25;

/**
 * Puts the filter in front of the first entries of a page with many, and of the heading right above
 * them, with how many entries of each kind there are.
 */
export function placeFilter(tree: Root): void {
  const counts = countKinds(tree);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < LEAST) {
    return;
  }
  const first = tree.children.findIndex((node) => countKinds(node).size > 0);
  const at = tree.children[first - 1]?.type === 'heading' ? first - 1 : first;
  const kinds = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ');
  tree.children.splice(at, 0, component('EntryFilter', {kinds}));
  tree.children.push(importComponent('EntryFilter'));
}

function countKinds(tree: Root | RootContent): Map<string, number> {
  const counts = new Map<string, number>();
  visitParents(tree, 'mdxJsxFlowElement', ({attributes}) => {
    for (const attribute of attributes) {
      const kind = 'name' in attribute && attribute.name === 'data-kind' && attribute.value;
      if (typeof kind === 'string') {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
    }
  });
  return counts;
}

/** The import of a component of the theme: only the pages that show it load its code. */
function importComponent(name: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: `@theme/${name}`},
          },
        ],
      },
    },
  };
}
