import {LANGUAGES} from '../../../plugins/content/code-highlight/index';
import {listNodes, readSpan} from '../../lib/pages/nodes';
import type {Rule} from '../types';

/** `image`: every image says in its alt text what it shows. */
export const checkImages: Rule = ({tree}) => {
  const images = listNodes(tree, 'image', 'imageReference').filter(({alt}) => !alt?.trim());
  const elements = listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const message =
    'an image without a text for those who cannot see it. Write ![what it shows](file).';
  return [...images, ...elements.filter(({name}) => name === 'img')].map((node) => ({
    ...readSpan(node),
    message,
  }));
};

/** `table-header`: every column has a heading, by which a screen reader names each cell. */
export const checkTableHeaders: Rule = ({tree}) =>
  listNodes(tree, 'table')
    .flatMap(({children: [head]}) => head?.children ?? [])
    .filter(({children}) => children.length === 0)
    .map((cell) => ({
      ...readSpan(cell),
      message: 'a column of a table has no heading. Say what is in it.',
    }));

/** `picture`: a concept page shows how the thing works in at least one picture. */
export const checkPicture: Rule = ({frontMatter, fences, tree}) => {
  const hasPicture =
    listNodes(tree, 'image').length > 0 ||
    fences.some(({language}) => LANGUAGES[language]?.check === 'draw');
  const message = 'a concept page needs a picture. Draw how it works in a dot fence.';
  return frontMatter.values.type === 'concept' && !hasPicture
    ? [{line: 1, column: 1, message}]
    : [];
};
