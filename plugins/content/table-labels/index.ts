import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {collectNodes, toText} from 'docusaurus-wit-reference/elements';

/**
 * A remark plugin: each cell of a table of three or more columns gets its column's name as `data-label`,
 * except the first of a row. On a phone `TableFrame` shows a row as its first cell and, below, the others
 * with these labels. It must run after all plugins that make tables.
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
