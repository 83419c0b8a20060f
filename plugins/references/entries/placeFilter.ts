import type {Root, RootContent} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {element, text} from '../../lib/markdown/nodes';

/** The fewest entries of a page with a filter. */
const LEAST = 25;

/**
 * Puts a filter before the first entries of a page that has many, or before the heading right above
 * them. It counts the entries of each kind; `client/entryFilter.ts` makes it work.
 */
export function placeFilter(tree: Root): void {
  const counts = countKinds(tree);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < LEAST) return;
  const first = tree.children.findIndex((node) => countKinds(node).size > 0);
  const at = tree.children[first - 1]?.type === 'heading' ? first - 1 : first;
  tree.children.splice(at, 0, renderFilter(counts, total));
}

function renderFilter(counts: ReadonlyMap<string, number>, total: number): RootContent {
  const kinds = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => {
      const children = [text(`${kind} `), element('span', [text(String(count))])];
      const properties = {type: 'button', value: kind, 'aria-pressed': 'false'};
      return element('button', children, undefined, properties);
    });
  const input = {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: 'Name'};
  const parts = [
    element('label', [text('Filter entries '), element('input', [], undefined, input)]),
    element('p', [text(`${total} entries`)], undefined, {role: 'status'}),
    element('div', kinds),
  ];
  return element('div', parts, 'entry-filter', {role: 'group', 'aria-label': 'Filter'});
}

function countKinds(tree: Root | RootContent): Map<string, number> {
  const counts = new Map<string, number>();
  visitParents(tree, 'mdxJsxFlowElement', ({attributes}) => {
    for (const attribute of attributes) {
      const kind = 'name' in attribute && attribute.name === 'data-kind' && attribute.value;
      if (typeof kind === 'string') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  });
  return counts;
}
