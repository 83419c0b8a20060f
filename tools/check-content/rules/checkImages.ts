import {visitParents} from 'unist-util-visit-parents';
import {readSpan} from '../readSpan';
import type {Problem, Rule} from '../types';

/** Every image says in its alt text what it shows. */
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
