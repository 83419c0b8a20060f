import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

const INLINE = ['text', 'inlineCode', 'link', 'emphasis', 'strong', 'mdxJsxTextElement'];

/**
 * Prints a page readably: a line for each block with its anchor, links and code as in Markdown, and the links of a
 * block of code below it.
 */
export function printPage({children}: Root): string {
  return `${printBlocks(children).join('\n')}\n`;
}

function isInline(node: Nodes): boolean {
  return INLINE.includes(node.type) || ('name' in node && node.name === 'b');
}

/** Prints blocks, with consecutive words on one line. */
function printBlocks(nodes: readonly Nodes[]): string[] {
  const lines: string[] = [];
  let words = '';
  for (const node of nodes) {
    if (isInline(node)) {
      words += printInline(node);
      continue;
    }
    lines.push(...(words.trim() ? [words.trim()] : []), ...printBlock(node));
    words = '';
  }
  return [...lines, ...(words.trim() ? [words.trim()] : [])];
}

function printBlock(node: Nodes): string[] {
  if (node.type === 'code') {
    return printCode(node);
  }
  if (!('children' in node)) {
    return [];
  }
  const {id} = node.data?.hProperties ?? {};
  const [first] = node.children;
  const lines = printBlocks(node.children);
  const isLead =
    first !== undefined && (isInline(first) || (first.type === 'paragraph' && !first.data?.hName));
  const lead = isLead ? (lines.shift() ?? '').replace(/^p /, '') : '';
  const head = [nameOf(node), ...(id ? [`#${id}`] : []), lead].join(' ').trimEnd();
  return [head, ...lines.map((line) => `  ${line}`)];
}

function nameOf(node: Nodes): string {
  if (node.data?.hName !== undefined) {
    return node.data.hName;
  }
  switch (node.type) {
    case 'heading':
      return `h${node.depth}`;
    case 'paragraph':
      return 'p';
    case 'list':
      return 'ul';
    case 'listItem':
      return 'li';
    default:
      return node.type === 'mdxJsxFlowElement' ? nameOfElement(node) : node.type;
  }
}

/** Names an element by its class, if entries have it, and its other attributes. */
function nameOfElement({name, attributes}: MdxJsxFlowElement): string {
  const own = attributes.flatMap((each) =>
    'name' in each && typeof each.value === 'string' ? [[each.name, each.value] as const] : [],
  );
  const className = own.find(([key]) => key === 'className')?.[1] ?? '';
  const kind = className.startsWith('entr') ? className : (name ?? '');
  const others = own
    .filter(([key]) => key !== 'className')
    .map(([key, value]) => `${key}=${value}`);
  return [kind, ...others].join(' ');
}

function printCode({lang, meta, value, data = {}}: Code): string[] {
  const {isSignature, links = []} = data;
  const head = [isSignature ? 'signature' : 'code', lang, meta];
  return [
    head.filter(Boolean).join(' '),
    ...value.split('\n').map((line) => `  | ${line}`),
    ...links.map(({start, end, href}) => `  ${value.slice(start, end)} -> ${href}`),
  ];
}

function printInline(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  const words = 'children' in node ? node.children.map(printInline).join('') : '';
  const text = node.type === 'emphasis' && !node.data ? `*${words}*` : words;
  return 'value' in node ? node.value : node.type === 'link' ? `[${text}](${node.url})` : text;
}
