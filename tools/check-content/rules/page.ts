import {validateFrontMatter} from '../../../plugins/front-matter/index';
import {readSpan} from '../../shared/pages/nodes';
import type {Rule} from '../types';

/** Pages about what may change between alpha releases. */
const ALPHA =
  /^docs\/(?:installation\.mdx$|platform\/core\/|reference\/|developer-guides\/(?:advanced|examples|languages)\/)/;

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

/** `page-end`: index pages end with the cards of the pages below; alpha pages with versions. */
export const checkPageEnd: Rule = ({file, frontMatter, tree}) => {
  const isIndex = frontMatter.values.type === 'index';
  const wanted = isIndex ? 'DocCardList' : ALPHA.test(file) ? 'CheckedAgainst' : undefined;
  const last = tree.children.filter(({type}) => type !== 'mdxFlowExpression').at(-1);
  if (!wanted || (last && 'name' in last && last.name === wanted)) {
    return [];
  }
  return [
    {...readSpan(last ?? tree), message: `the page does not end with <${wanted} />. Put it last.`},
  ];
};
