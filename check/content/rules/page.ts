import {validateFrontMatter} from '../../../plugins/content/front-matter/index';
import {readSpan} from '../../lib/pages/nodes';
import type {Rule} from '../types';

/** `front-matter`: the rules that the build applies too. */
export const checkFrontMatter: Rule = ({frontMatter}) => validateFrontMatter(frontMatter);

/** `lead`: a page starts with a paragraph that says what the thing is. */
export const checkLead: Rule = ({tree}) => {
  const first = tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxFlowExpression');
  if (first?.type === 'paragraph') {
    return [];
  }
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
