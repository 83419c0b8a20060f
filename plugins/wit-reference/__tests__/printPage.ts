import type {Code, Nodes, Root} from 'mdast';

const INLINE = ['text', 'inlineCode', 'link', 'emphasis', 'strong', 'mdxJsxTextElement'];

/**
 * A page for people: a line for each block, with its anchor; links and code as in Markdown, and below
 * a block of code its links.
 */
export function printPage({children}: Root): string {
  return `${printBlocks(children).join('\n')}\n`;
}

/** Words that follow each other are one line. */
function printBlocks(nodes: readonly Nodes[]): string[] {
  const lines: string[] = [];
  let words = '';
  for (const node of nodes) {
    if (INLINE.includes(node.type)) {
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
  const isLead = first !== undefined && (INLINE.includes(first.type) || first.type === 'paragraph');
  const lead = isLead ? (lines.shift() ?? '').replace(/^p /, '') : '';
  const head = [nameOf(node), ...(id ? [`#${id}`] : []), lead].join(' ').trimEnd();
  return [head, ...lines.map((line) => `  ${line}`)];
}

function nameOf(node: Nodes): string {
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
      return 'name' in node ? (node.name ?? '') : node.type;
  }
}

function printCode({lang, value, data = {}}: Code): string[] {
  const {isSignature, context, diagram, links = []} = data;
  const head = [
    isSignature ? 'signature' : 'code',
    lang,
    ...(context ? [`behind “${context}”`] : []),
    ...(diagram ? [`title="${diagram.title}" alt="${diagram.alt}"`] : []),
  ];
  return [
    head.join(' '),
    ...value.split('\n').map((line) => `  | ${line}`),
    ...links.map(({start, end, href}) => `  ${value.slice(start, end)} -> ${href}`),
  ];
}

function printInline(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  const text = 'children' in node ? node.children.map(printInline).join('') : '';
  return 'value' in node ? node.value : node.type === 'link' ? `[${text}](${node.url})` : text;
}
