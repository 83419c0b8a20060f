import type {Element, ElementContent, Root} from 'hast';
import type {Blockquote, Code, Definition, InlineCode, LinkReference, Paragraph, Text} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {findAll, readProperty, readText} from './elements';
import {DEFINED_LINK} from './forms';
import {ANCHOR} from './linkContent';
import {HARD_SPACE} from './plainContent';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers[string]>>[0];

const handlers: Handlers = {
  blockquote: writeAlert,
  code: writeInlineCode,
  pre: writeFence,
  [ANCHOR]: writeAnchor,
  [DEFINED_LINK]: writeReference,
};

const processor = unified()
  .use(rehypeRemark, {handlers})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** Returns the mark of an anchor at the end of its heading, as many Markdown processors write it. */
export const markAnchor = (id: string): string => ` {#${id}}`;

/** Matches the marks of anchors, and captures their ids. */
export const ANCHOR_MARK: RegExp = / \{#([^}\s]+)\}/g;

/**
 * Writes plain content as GitHub Flavored Markdown. Links with definitions share one, at the end, if their words are
 * the same.
 */
export function writeContent(content: readonly ElementContent[]): string {
  const tree = processor.runSync({type: 'root', children: [...content]} satisfies Root);
  const children = [...tree.children, ...defineLinks(content)];
  return processor.stringify({...tree, children});
}

function defineLinks(content: readonly ElementContent[]): Definition[] {
  const around: Element = {type: 'element', tagName: 'div', properties: {}, children: [...content]};
  const links = findAll(around, ({tagName}) => tagName === DEFINED_LINK);
  const defined = new Map(links.map((link) => [readText(link), link]));
  return [...defined].map(([words, link]) => ({
    ...{type: 'definition', identifier: words, label: words},
    url: readProperty(link, 'href') ?? '',
    title: readProperty(link, 'title'),
  }));
}

function writeReference(_: unknown, node: Element): LinkReference {
  const words = readText(node);
  const children = [{type: 'text' as const, value: words}];
  return {
    type: 'linkReference',
    identifier: words,
    label: words,
    referenceType: 'shortcut',
    children,
  };
}

function writeAnchor(_: unknown, node: Element): Text {
  return {type: 'text', value: markAnchor(readProperty(node, 'id') ?? '')};
}

function writeFence(_: unknown, node: Element): Code {
  const title = readProperty(node, 'dataTitle');
  const meta = title === undefined ? null : `title="${title}"`;
  return {type: 'code', lang: readProperty(node, 'dataLanguage'), meta, value: readText(node)};
}

/** Writes an alert as a quotation: Markdown has no node for it, and would escape its marker as text. */
function writeAlert(state: State, node: Element): Blockquote {
  const alert = readProperty(node, 'dataAlert');
  const blocks = state.toFlow(state.all(node));
  if (alert === undefined) return {type: 'blockquote', children: blocks};
  const mark: Paragraph = {type: 'paragraph', children: [{type: 'html', value: `[!${alert}]`}]};
  const [first, ...rest] = blocks;
  // A paragraph after the mark follows it right on the next line.
  if (first?.type === 'paragraph') {
    mark.children.push({type: 'text', value: '\n'}, ...first.children);
  }
  return {type: 'blockquote', children: [mark, ...(first?.type === 'paragraph' ? rest : blocks)]};
}

/** Returns inline code with the spaces at its ends, which HTML would join with those around it. */
function writeInlineCode(_: unknown, node: Element): InlineCode {
  return {type: 'inlineCode', value: readText(node).replaceAll(HARD_SPACE, ' ')};
}
