import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {hasGeneratedParts} from '../hasGeneratedParts';
import {readSpan} from '../readSpan';
import type {Pages, Problem, Rule} from '../types';

/** Links lead to a page by its file, to a heading that stands there, or out over https. */
export const checkLinks: Rule = ({file, tree}, pages) => {
  const problems: Problem[] = [];
  visitParents(tree, (node) => {
    const {line, column} = readSpan(node);
    const message =
      node.type === 'link' || node.type === 'definition'
        ? readProblem(node.url, file, pages)
        : 'name' in node && node.name === 'a' && 'Write a link as [text](target), not as <a>.';
    if (message) {
      problems.push({line, column, message});
    }
  });
  return problems;
};

function readProblem(url: string, file: string, pages: Pages): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return url.startsWith('https://')
      ? undefined
      : `${url} is not https. Link to an https address.`;
  }
  const [target = '', id] = url.split('#');
  if (target.startsWith('/')) {
    return `${url} is a URL path. Name the page's file instead: ./page.mdx.`;
  }
  if (target !== '' && !target.endsWith('.mdx')) {
    return `${url} does not name a page. Link to a page by its relative file, with .mdx.`;
  }
  const targetFile = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  const page = pages.get(targetFile);
  if (!page) {
    return `${targetFile} does not exist or cannot be read. Link to a page that does.`;
  }
  const ids = page.headings.flatMap((heading) => heading.id ?? []);
  // Of generated headings, the built site is the judge: the browser tests follow every link.
  return id === undefined || ids.includes(id) || hasGeneratedParts(page.tree)
    ? undefined
    : `${targetFile} has no heading with the id “${id}”. It has: ${ids.join(', ')}.`;
}
