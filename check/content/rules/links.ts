import path from 'node:path';
import type {Definition, Link} from 'mdast';
import {maskProse} from '../../lib/pages/collectProse';
import {listNodes, readSpan} from '../../lib/pages/nodes';
import type {Page, Pages} from '../../lib/pages/types';
import type {Checked, Rule} from './types';

// oxfmt-ignore
const EMPTY_WORDS = [
  'click here', 'here', 'link', 'more', 'read more', 'see here', 'that', 'this', 'this link',
  'this page',
];

const MOST_NEXT_LINKS = 5;

/** `link`: links lead to a page by its file, to an existing heading, or to another site over https. */
export const checkLinks: Rule = ({file, tree}, pages) => [
  ...checkTargets(listNodes(tree, 'link', 'definition'), file, pages),
  ...listNodes(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(({name}) => name === 'a')
    .map((node) => ({...readSpan(node), message: 'Write a link as [text](target), not as <a>.'})),
];

/** Checks link targets. A page that was moved into a folder has one finding, at the first link that it broke. */
function checkTargets(
  links: readonly (Link | Definition)[],
  file: string,
  pages: Pages,
): Checked[] {
  const moved = links.filter(({url}) => isFromAbove(url, file, pages));
  const [first, second] = moved;
  return links.flatMap((node) => {
    if (!first || !second || !moved.includes(node)) {
      return {...readSpan(node), message: explainTarget(node.url, file, pages)};
    }
    const message = `${moved.length} links of this page lead to pages from the folder above. Put ../ in front of each, or move the page back.`;
    return node === first ? {...readSpan(node), message} : [];
  });
}

/** Tells whether a dead link of an index page would lead to a page from where the file was before. */
function isFromAbove(url: string, file: string, pages: Pages): boolean {
  const target = url.replace(/#.*/, '');
  const isMoved = file.endsWith('/index.mdx') && target.endsWith('.mdx');
  return isMoved && !pages.has(resolve(target, file)) && pages.has(resolve(`../${target}`, file));
}

function resolve(target: string, file: string): string {
  return path.posix.join(path.posix.dirname(file), target);
}

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
  const targetFile = target === '' ? file : resolve(target, file);
  const page = pages.get(targetFile);
  if (!page) return explainMissing(targetFile, url, file, pages);
  return explainId(page, id);
}

/** Explains an id without a heading; undefined if the build's ids are unknown. */
export function explainId({file, headings, generatedIds}: Page, id?: string): string | undefined {
  const ids = headings.flatMap((heading) => heading.id ?? []);
  const isKnown = id === undefined || generatedIds === undefined;
  return isKnown || ids.includes(id) || generatedIds.includes(id)
    ? undefined
    : `${file} has no heading with the id “${id}”. It has: ${ids.join(', ')}.`;
}

/** Names the file that a page became when it was moved into a folder, or out of it. */
function explainMissing(targetFile: string, url: string, file: string, pages: Pages): string {
  const other = targetFile.endsWith('/index.mdx')
    ? targetFile.replace('/index.mdx', '.mdx')
    : targetFile.replace(/\.mdx$/, '/index.mdx');
  const target = path.posix.relative(path.posix.dirname(file), other).replace(/^(?!\.)/, './');
  const hash = url.replace(/^[^#]*/, '');
  const remedy = pages.has(other) ? `Write ${target}${hash}.` : 'Link to a page that does.';
  return `${targetFile} does not exist or cannot be read. ${remedy}`;
}

/** `link-text`: a link's text names its target, even out of context. */
export const checkLinkTexts: Rule = ({source, tree}) =>
  listNodes(tree, 'link', 'linkReference').map((node) => {
    const text = maskProse(source, node).text.trim().replace(/\s+/g, ' ');
    return {...readSpan(node), message: explainText(text)};
  });

function explainText(text: string): string | undefined {
  if (text === '') return 'a link without a text. Write [what the target is](target).';
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
  if (!next) return [];
  const links = listNodes(tree, 'link', 'linkReference');
  const count = links.filter((node) => readSpan(node).line > next.line).length;
  const message = `“${next.text}” has ${count} links. Give a reader one to ${MOST_NEXT_LINKS} ways to go on.`;
  return count >= 1 && count <= MOST_NEXT_LINKS ? [] : [{...next, message}];
};
