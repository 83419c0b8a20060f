import type {BlockContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, text} from '../markdown/nodes';
import {NOT_SEARCHED} from '../notSearched';

/** What is known of an entry besides its description: a term and what is said about it. */
export type Fact = {term: string; blocks: BlockContent[]; isCrossReference?: boolean};

/** Facts as a list of terms; nothing where there are none. */
export function renderFacts(facts: readonly Fact[]): MdxJsxFlowElement[] {
  if (facts.length === 0) {
    return [];
  }
  const children = facts.flatMap(({term, blocks, isCrossReference}) => {
    const className = isCrossReference ? NOT_SEARCHED.crossReference : undefined;
    return [element('dt', [text(term)], className), element('dd', unwrap(blocks), className)];
  });
  return [element('dl', children, 'entry-facts')];
}

/** The content of a lone paragraph needs no paragraph around it. */
export function unwrap(blocks: readonly RootContent[]): RootContent[] {
  const [only, ...others] = blocks;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : [...blocks];
}
