import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {Blockquote, Code, InlineCode, Paragraph} from 'mdast';
import {parse} from 'parse5';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {CONTENT_CLASSES} from '../../lib/contentClasses';
import {findAll, listClasses, readProperty, toText} from './elements';
import {HARD_SPACE, plainContent, type FormProblem} from './plainContent';

/** The class that the classic theme gives to the content of a docs page. */
const CONTENT = 'theme-doc-markdown';

type Handlers = NonNullable<Options['handlers']>;
type State = Parameters<NonNullable<Handlers[string]>>[0];

const handlers: Handlers = {blockquote: writeAlert, code: writeInlineCode, pre: writeFence};

const processor = unified()
  .use(rehypeRemark, {handlers})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/**
 * The content of the built docs page at `url` as GitHub Flavored Markdown, ending with what the page
 * rests on, and the problems that prevent it.
 */
export function convertPage(
  html: string,
  url: string,
): {markdown: string; problems: FormProblem[]} {
  // Without the places of nodes, which `rehype-parse` adds and each later step would copy.
  const document = fromParse5(parse(html)) as Root;
  const roots = document.children.filter((child) => child.type === 'element');
  const find = (name: string) =>
    roots.flatMap((root) => findAll(root, (each) => listClasses(each).includes(name)));
  const [article] = find(CONTENT);
  if (!article) {
    const message = `there is no element with the class ${CONTENT}. Render the page as a docs page.`;
    return {markdown: '', problems: [{message, anchor: '', names: [CONTENT]}]};
  }
  const {content, problems} = plainContent(
    [...article.children, ...find(CONTENT_CLASSES.provenance)],
    url,
  );
  const tree: Root = {type: 'root', children: content};
  return {markdown: processor.stringify(processor.runSync(tree)), problems};
}

function writeFence(_: unknown, node: Element): Code {
  const title = readProperty(node, 'dataTitle');
  const meta = title === undefined ? null : `title="${title}"`;
  return {type: 'code', lang: readProperty(node, 'dataLanguage'), meta, value: toText(node)};
}

/** Markdown has no node for an alert: its mark would be escaped as text. */
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

/** The text of inline code with the spaces at its ends, which HTML shares with the words around it. */
function writeInlineCode(_: unknown, node: Element): InlineCode {
  return {type: 'inlineCode', value: toText(node).replaceAll(HARD_SPACE, ' ')};
}
