import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {collectNodes, toText} from 'docusaurus-wit-reference/elements';

/**
 * Adds its column's name as `data-label` to each cell of tables with three or more columns, except the first of a
 * row. On a phone, `TableFrame` shows the first cell, and below it the others with these labels. A remark plugin,
 * which must run after all plugins that make tables.
 */
export default function remarkTableLabels(): Transformer<Root> {
  return (tree) => {
    for (const {node} of collectNodes(tree, 'table')) {
      const [head, ...rows] = node.children;
      const names = head?.children.map(toText) ?? [];
      if (names.length < 3) continue;
      for (const row of rows) {
        row.children.slice(1).forEach((cell, index) => {
          cell.data = {...cell.data, hProperties: {'data-label': names[index + 1]}};
        });
      }
    }
  };
}
