import type {Root} from 'mdast';
import {readSpan} from '../readSpan';
import type {Rule} from '../types';

/** Pages on what may change between alpha releases. */
const ALPHA =
  /^docs\/(?:installation\.mdx$|platform\/core\/|reference\/|developer-guides\/(?:advanced|examples|languages)\/)/;

/** Index pages end with the cards of the pages below; pages on alpha behaviour with versions. */
export const checkPageEnd: Rule = ({file, frontMatter, tree}) => {
  const isIndex = frontMatter.type === 'index';
  const wanted = isIndex ? 'DocCardList' : ALPHA.test(file) ? 'CheckedAgainst' : undefined;
  const last = findLast(tree);
  if (!wanted || (last && 'name' in last && last.name === wanted)) {
    return [];
  }
  const {line, column} = readSpan(last ?? tree);
  return [{line, column, message: `the page does not end with <${wanted} />. Put it last.`}];
};

function findLast({children}: Root): Root['children'][number] | undefined {
  return children.filter(({type}) => type !== 'mdxFlowExpression').at(-1);
}
