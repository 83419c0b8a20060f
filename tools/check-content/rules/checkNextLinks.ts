import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {readSpan} from '../readSpan';
import type {Rule} from '../types';

const MOST = 5;

/** “What's next” and nothing else decides where a reader goes: one to five links. */
export const checkNextLinks: Rule = ({tree, headings}) => {
  const next = headings.find(({text}) => text === "What's next");
  if (!next) {
    return [];
  }
  const count = countLinks(tree, next.line);
  if (count >= 1 && count <= MOST) {
    return [];
  }
  const {line, column} = next;
  const message = `“${next.text}” has ${count} links. Give a reader one to ${MOST} ways to go on.`;
  return [{line, column, message}];
};

function countLinks(tree: Root, fromLine: number): number {
  let count = 0;
  visitParents(tree, ['link', 'linkReference'], (node) => {
    count += readSpan(node).line > fromLine ? 1 : 0;
  });
  return count;
}
