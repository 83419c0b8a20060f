import type {TableCell} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {LANGUAGES} from '../../../plugins/code-highlight/index';
import type {Problem} from '../../shared/findings';
import {readSpan} from '../../shared/pages/maskProse';
import type {Rule} from '../types';

/** `image`: every image says in its alt text what it shows. */
export const checkImages: Rule = ({tree}) => {
  const problems: Problem[] = [];
  visitParents(tree, (node) => {
    const isImage = node.type === 'image' || node.type === 'imageReference';
    const isTag = 'name' in node && node.name === 'img';
    if ((isImage && !node.alt?.trim()) || isTag) {
      const {line, column} = readSpan(node);
      const message =
        'an image without a text for those who cannot see it. Write ![what it shows](file).';
      problems.push({line, column, message});
    }
  });
  return problems;
};

/** `table-header`: every column has a heading, by which a screen reader names each cell. */
export const checkTableHeaders: Rule = ({tree}) => {
  const problems: Problem[] = [];
  const isEmpty = ({children}: TableCell) => children.length === 0;
  visitParents(tree, 'table', ({children: [head]}) => {
    for (const cell of head?.children.filter(isEmpty) ?? []) {
      const {line, column} = readSpan(cell);
      const message = 'a column of a table has no heading. Say what is in it.';
      problems.push({line, column, message});
    }
  });
  return problems;
};

/** `picture`: a concept page shows how the thing works in at least one picture. */
export const checkPicture: Rule = ({frontMatter, fences, tree}) => {
  let hasPicture = fences.some(({language}) => LANGUAGES[language]?.check === 'draw');
  visitParents(tree, 'image', () => {
    hasPicture = true;
  });
  const message = 'a concept page needs a picture. Draw how it works in a dot fence.';
  return frontMatter.values.type === 'concept' && !hasPicture
    ? [{line: 1, column: 1, message}]
    : [];
};
