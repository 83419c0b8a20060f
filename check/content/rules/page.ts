import {LANGUAGES} from '../../../plugins/content/code-highlight/index';
import {validateFrontMatter} from '../../../plugins/content/front-matter/index';
import {readSpan, listNodes} from '../../lib/pages/nodes';
import type {Rule} from './types';

/** `front-matter`: the rules that the build applies too. */
export const checkFrontMatter: Rule = ({frontMatter}) => validateFrontMatter(frontMatter);

/** `lead`: a page starts with a paragraph that introduces its subject. */
export const checkLead: Rule = ({tree}) => {
  const first = tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxFlowExpression');
  if (first?.type === 'paragraph') return [];
  const message = 'the page starts without a lead. Begin with one to three sentences of text.';
  return [{...readSpan(first ?? tree), message}];
};

/** `page-end`: index pages end with the cards of the pages below. */
export const checkPageEnd: Rule = ({frontMatter, tree}) => {
  const last = tree.children.filter(({type}) => type !== 'mdxFlowExpression').at(-1);
  if (
    frontMatter.values.type !== 'index' ||
    (last && 'name' in last && last.name === 'DocCardList')
  ) {
    return [];
  }
  const message = 'the page does not end with <DocCardList />. Put it last.';
  return [{...readSpan(last ?? tree), message}];
};

/** `image`: every image has an alt text that describes it. */
export const checkImages: Rule = ({tree}) => {
  const images = listNodes(tree, 'image', 'imageReference').filter(({alt}) => !alt?.trim());
  const elements = listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const message =
    'an image without a text for those who cannot see it. Write ![what it shows](file).';
  const unnamed = [...images, ...elements.filter(({name}) => name === 'img')];
  return unnamed.map((node) => ({...readSpan(node), message}));
};

/** `table-header`: every column has a heading, by which a screen reader names each cell. */
export const checkTableHeaders: Rule = ({tree}) =>
  listNodes(tree, 'table')
    .flatMap(({children: [head]}) => head?.children ?? [])
    .filter(({children}) => children.length === 0)
    .map(readSpan)
    .map((at) => ({...at, message: 'a column of a table has no heading. Say what is in it.'}));

/** `picture`: a concept page has at least one picture of how the subject works. */
export const checkPicture: Rule = ({frontMatter, fences, tree}) => {
  const hasPicture =
    listNodes(tree, 'image').length > 0 ||
    fences.some(({language}) => LANGUAGES.get(language)?.check === 'draw');
  const message = 'a concept page needs a picture. Draw how it works in a dot fence.';
  return frontMatter.values.type === 'concept' && !hasPicture
    ? [{line: 1, column: 1, message}]
    : [];
};
