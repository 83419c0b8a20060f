import {visitParents} from 'unist-util-visit-parents';
import {maskProse} from '../maskProse';
import {readSpan} from '../readSpan';
import type {Problem, Rule} from '../types';

const EMPTY_WORDS = [
  'click here',
  'here',
  'link',
  'more',
  'read more',
  'see here',
  'that',
  'this',
  'this link',
  'this page',
];

/** A link's text says where it leads, even when it is read alone. */
export const checkLinkTexts: Rule = ({source, tree}) => {
  const problems: Problem[] = [];
  visitParents(tree, ['link', 'linkReference'], (node) => {
    const {line, column} = readSpan(node);
    const text = maskProse(source, node).text.trim().replace(/\s+/g, ' ');
    const message = readProblem(text);
    if (message) {
      problems.push({line, column, message});
    }
  });
  return problems;
};

function readProblem(text: string): string | undefined {
  if (text === '') {
    return 'a link without a text. Write [what the target is](target).';
  }
  if (/^(?:https?:\/\/|www\.)/.test(text)) {
    return `${text} is a bare address. Write [what the target is](address).`;
  }
  return EMPTY_WORDS.includes(text.toLowerCase())
    ? `“${text}” says nothing about the target. Name what a reader finds there.`
    : undefined;
}
