import {visitParents} from 'unist-util-visit-parents';
import type {Rule} from '../types';

/** A concept page shows how the thing works in at least one picture. */
export const checkPicture: Rule = ({frontMatter, fences, tree}) => {
  let hasPicture = fences.some(({language}) => language === 'dot');
  visitParents(tree, 'image', () => {
    hasPicture = true;
  });
  if (frontMatter.type !== 'concept' || hasPicture) {
    return [];
  }
  const message = 'a concept page needs a picture. Draw how it works in a dot fence.';
  return [{line: 1, column: 1, message}];
};
