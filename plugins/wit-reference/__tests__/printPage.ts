import type {CodeHints} from '../../shared/codeHints';
import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

type Node = RootContent | ElementContent | MdxJsxFlowElementHast;

type Properties = CodeHints & {className?: string[]; metastring?: string};

const BLOCKS = ['div', 'h1', 'h2', 'h3', 'h4', 'p', 'ul', 'li', 'dl', 'dt', 'dd', 'pre', 'table'];

/**
 * A page for people: a line for each block, with its anchor; links and code as in Markdown, and below
 * a block of code its links.
 */
export function printPage({children}: Root): string {
  return `${printBlocks(children).join('\n')}\n`;
}

function printBlock(node: Node): string[] {
  const name = nameOf(node);
  if (name === 'pre') {
    return printCode(node);
  }
  if (!('children' in node)) {
    return [];
  }
  const id = 'properties' in node && node.properties.id ? ` #${String(node.properties.id)}` : '';
  const children: Node[] = node.children;
  const lines = printBlocks(children);
  const lead = children.find((child) => isBlock(child) || printInline(child).trim() !== '');
  const [first = ''] = isBlock(lead) ? [] : lines.splice(0, 1);
  return [`${name}${id} ${first}`.trimEnd(), ...lines.map((line) => `  ${line}`)];
}

/** Words that follow each other are one line. */
function printBlocks(nodes: readonly Node[]): string[] {
  const lines: string[] = [];
  let words = '';
  for (const node of nodes) {
    if (!isBlock(node)) {
      words += printInline(node);
      continue;
    }
    lines.push(...listLine(words), ...printBlock(node));
    words = '';
  }
  return [...lines, ...listLine(words)];
}

function listLine(words: string): string[] {
  return words.trim() === '' ? [] : [words.trim()];
}

function isBlock(node: Node | undefined): boolean {
  return node !== undefined && BLOCKS.includes(nameOf(node));
}

function printCode(pre: Node): string[] {
  const code = 'children' in pre ? pre.children[0] : undefined;
  if (code?.type !== 'element') {
    return [];
  }
  const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
  const {className, metastring, codeContext, codeLinks} = code.properties as Properties;
  return [
    `pre ${className?.join(' ')} ${metastring ?? ''}${codeContext ? ` behind “${codeContext}”` : ''}`.trimEnd(),
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  | ${line}`),
    ...(codeLinks ?? []).map(({start, end, href}) => `  ${text.slice(start, end)} -> ${href}`),
  ];
}

function printInline(node: Node): string {
  if ('value' in node) {
    return node.value ?? '';
  }
  const text = 'children' in node ? (node.children as Node[]).map(printInline).join('') : '';
  const name = nameOf(node);
  if (name === 'a' && 'properties' in node) {
    return `[${text}](${String(node.properties.href)})`;
  }
  return name === 'code' && node.type === 'element' ? `\`${text}\`` : text;
}

function nameOf(node: Node): string {
  if (node.type === 'element') {
    return node.tagName;
  }
  return 'name' in node ? (node.name ?? '') : '';
}
