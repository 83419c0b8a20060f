import {readSpan} from '../readSpan';
import type {Rule} from '../types';

/** A page starts with a paragraph that says what the thing is, before any heading or picture. */
export const checkLead: Rule = ({tree}) => {
  const first = tree.children.find(({type}) => type !== 'yaml' && type !== 'mdxFlowExpression');
  if (first?.type === 'paragraph') {
    return [];
  }
  const {line, column} = readSpan(first ?? tree);
  const message = 'the page starts without a lead. Begin with one to three sentences of text.';
  return [{line, column, message}];
};
