import type {TableCell} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {readSpan} from '../readSpan';
import type {Problem, Rule} from '../types';

/** Every column of a table has a heading: a screen reader names each cell by it. */
export const checkTableHeaders: Rule = ({tree}) => {
  const problems: Problem[] = [];
  visitParents(tree, 'table', ({children: [head]}) => {
    for (const cell of head?.children.filter(isEmpty) ?? []) {
      const {line, column} = readSpan(cell);
      const message = 'a column of a table has no heading. Name what stands in it.';
      problems.push({line, column, message});
    }
  });
  return problems;
};

function isEmpty({children}: TableCell): boolean {
  return children.length === 0;
}
