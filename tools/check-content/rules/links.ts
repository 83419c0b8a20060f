import path from 'node:path';
import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {REFERENCES} from '../../../references';
import type {Problem} from '../../shared/findings';
import {maskProse, readSpan} from '../../shared/pages/maskProse';
import type {Pages} from '../../shared/pages/types';
import type {Rule} from '../types';

/** Elements that the build replaces with entries that have headings of their own. */
const GENERATED_ELEMENTS = REFERENCES.flatMap(({elements}) => elements);

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

const MOST_NEXT_LINKS = 5;

/** `link`: links lead to a page by its file, to a heading that is there, or out over https. */
export const checkLinks: Rule = ({file, tree}, pages) => {
  const problems: Problem[] = [];
  visitParents(tree, (node) => {
    const {line, column} = readSpan(node);
    const message =
      node.type === 'link' || node.type === 'definition'
        ? explainTarget(node.url, file, pages)
        : 'name' in node && node.name === 'a' && 'Write a link as [text](target), not as <a>.';
    if (message) {
      problems.push({line, column, message});
    }
  });
  return problems;
};

function explainTarget(url: string, file: string, pages: Pages): string | undefined {
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
  // Generated headings are only in the built site: the browser tests follow every link.
  return id === undefined || ids.includes(id) || hasGeneratedParts(page.tree)
    ? undefined
    : `${targetFile} has no heading with the id “${id}”. It has: ${ids.join(', ')}.`;
}

function hasGeneratedParts(tree: Root): boolean {
  let isFound = false;
  visitParents(tree, 'mdxJsxFlowElement', (node) => {
    isFound ||= GENERATED_ELEMENTS.includes(node.name ?? '');
  });
  return isFound;
}

/** `link-text`: a link's text says where it leads, even when it is read alone. */
export const checkLinkTexts: Rule = ({source, tree}) => {
  const problems: Problem[] = [];
  visitParents(tree, ['link', 'linkReference'], (node) => {
    const {line, column} = readSpan(node);
    const text = maskProse(source, node).text.trim().replace(/\s+/g, ' ');
    const message = explainText(text);
    if (message) {
      problems.push({line, column, message});
    }
  });
  return problems;
};

function explainText(text: string): string | undefined {
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

/** `next-link`: “What's next” offers one to five links. */
export const checkNextLinks: Rule = ({tree, headings}) => {
  const next = headings.find(({text}) => text === "What's next");
  if (!next) {
    return [];
  }
  let count = 0;
  visitParents(tree, ['link', 'linkReference'], (node) => {
    count += readSpan(node).line > next.line ? 1 : 0;
  });
  const {line, column, text} = next;
  const message = `“${text}” has ${count} links. Give a reader one to ${MOST_NEXT_LINKS} ways to go on.`;
  return count >= 1 && count <= MOST_NEXT_LINKS ? [] : [{line, column, message}];
};
