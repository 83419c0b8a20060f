import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CodeHints} from '../codeHints';

// What the generated parts of pages are made of: builders of Markdown's nodes.

/** What a cell, a paragraph or a heading can hold: words as they are, or nodes. */
export type Inline = string | PhrasingContent;

function inline(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

/** Words as they are: no mark in them means anything. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** Words that stand out. */
export function strong(value: string): Strong {
  return {type: 'strong', children: [text(value)]};
}

/** Inline code; where it is a name of the WIT reference, it becomes a link. */
export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** Inline code that stays as it is, even where it reads like a name of the WIT reference. */
export function plainCode(value: string): InlineCode {
  return witCode('', value);
}

/** Inline code that the WIT reference makes a link to an item; the build stops where there is none. */
export function witCode(path: string, value = path): InlineCode {
  return {type: 'inlineCode', value, data: {hProperties: {witPath: path}}};
}

/** A link around words or nodes. */
export function link(url: string, ...parts: Inline[]): Link {
  return {type: 'link', url, children: inline(parts)};
}

/** Inline code that leads to an address, or that leads nowhere where there is none. */
export function linkedCode(value: string, url: string | undefined): PhrasingContent {
  return url === undefined ? code(value) : link(url, code(value));
}

/** Nodes with the separator between each two. */
export function separate(nodes: readonly PhrasingContent[], separator: string): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(separator), node]));
}

/** A paragraph of words and nodes. */
export function paragraph(...parts: Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(parts)};
}

/** A heading whose id does not follow from its words. */
export function heading(depth: Heading['depth'], id: string, ...parts: Inline[]): Heading {
  return {type: 'heading', depth, children: inline(parts), data: {hProperties: {id}}};
}

/** A block of code with a title. */
export function fence(lang: string, title: string, value: string): Code {
  return {type: 'code', lang, meta: `title="${title}"`, value};
}

/** A block of code without a frame: a signature. The hints say where parts of it lead. */
export function bareFence(lang: string, value: string, hints?: CodeHints): Code {
  // The hints are no attributes of HTML: code-highlight takes them off.
  const data = hints && ({hProperties: hints} as unknown as Code['data']);
  return {type: 'code', lang, meta: 'bare', value, ...(data && {data})};
}

/** A table with a name for each column; a row is a list of cells. */
export function table(head: string[], rows: readonly Inline[][][]): Table {
  const line = (cells: readonly Inline[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({type: 'tableCell' as const, children: inline(cell)})),
  });
  return {type: 'table', children: [line(head.map((name) => [name])), ...rows.map(line)]};
}

/** A list; each item may have an anchor. */
export function list(items: readonly {id?: string; children: ListItem['children']}[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map(({id, children}) => ({
      type: 'listItem',
      spread: false,
      children,
      ...(id !== undefined && {data: {hProperties: {id}}}),
    })),
  };
}

/** An element of HTML around blocks, or around the words of a line. */
export function element(
  name: string,
  children: readonly (BlockContent | MdxJsxFlowElement | PhrasingContent)[],
  className?: string,
): MdxJsxFlowElement {
  const attributes: MdxJsxFlowElement['attributes'] =
    className === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'className', value: className}];
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes,
    children: children as MdxJsxFlowElement['children'],
  };
}
