import path from 'node:path';
import type {Root} from 'mdast';
import {readRows} from '../../../plugins/table-reference/index';
import {REFERENCES} from '../../../references';
import {maskProse} from '../../shared/pages/collectProse';
import {listNodes, readSpan} from '../../shared/pages/nodes';
import type {Pages} from '../../shared/pages/types';
import type {Rule} from '../types';

/** Elements whose rows get anchors, which are known before. */
const TABLE_ELEMENTS = REFERENCES.find(({name}) => name === 'table')?.elements ?? [];
/** Elements that the build replaces with entries, which have anchors of their own. */
const GENERATED_ELEMENTS = REFERENCES.flatMap(({elements}) => elements).filter(
  (name) => !TABLE_ELEMENTS.includes(name),
);

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
export const checkLinks: Rule = ({file, tree}, pages) => [
  ...listNodes(tree, 'link', 'definition').map((node) => ({
    ...readSpan(node),
    message: explainTarget(node.url, file, pages),
  })),
  ...listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => name === 'a')
    .map((node) => ({
      ...readSpan(node),
      message: 'Write a link as [text](target), not as <a>.',
    })),
];

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
  return id === undefined ||
    ids.includes(id) ||
    listRowIds(page.tree).includes(id) ||
    hasGeneratedParts(page.tree)
    ? undefined
    : `${targetFile} has no heading with the id “${id}”. It has: ${ids.join(', ')}.`;
}

function listRowIds(tree: Root): string[] {
  return listNodes(tree, 'mdxJsxFlowElement')
    .filter(({name}) => TABLE_ELEMENTS.includes(name ?? ''))
    .flatMap((element) => readRows(element).map(({anchor}) => anchor));
}

function hasGeneratedParts(tree: Root): boolean {
  return listNodes(tree, 'mdxJsxFlowElement').some(({name}) =>
    GENERATED_ELEMENTS.includes(name ?? ''),
  );
}

/** `link-text`: a link's text says where it leads, even out of context. */
export const checkLinkTexts: Rule = ({source, tree}) =>
  listNodes(tree, 'link', 'linkReference').map((node) => {
    const text = maskProse(source, node).text.trim().replace(/\s+/g, ' ');
    return {...readSpan(node), message: explainText(text)};
  });

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
  const links = listNodes(tree, 'link', 'linkReference');
  const count = links.filter((node) => readSpan(node).line > next.line).length;
  const message = `“${next.text}” has ${count} links. Give a reader one to ${MOST_NEXT_LINKS} ways to go on.`;
  return count >= 1 && count <= MOST_NEXT_LINKS ? [] : [{...next, message}];
};
