import type {
  Code,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CodeLink} from '../catalogue';

// Builders of the Markdown nodes in generated parts of pages.

declare module 'mdast' {
  /** Data of a fence for the step that highlights it. */
  interface CodeData {
    /** Links in its code. */
    links?: readonly CodeLink[];
    /** Whether it is shown without a frame. */
    isSignature?: true;
  }
}

/** Content of a cell, a paragraph or a heading: plain words, or nodes. */
export type Inline = string | PhrasingContent;

function inline(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

/** Returns a text node, without Markdown. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** Returns a `span` with a class for the style sheet. */
export function span(className: string | undefined, ...parts: Inline[]): Emphasis {
  const hProperties = className === undefined ? {} : {className: [className]};
  return {type: 'emphasis', data: {hName: 'span', hProperties}, children: inline(parts)};
}

/** Returns inline code. */
export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** Returns a link around words or nodes. */
export function link(url: string, ...parts: Inline[]): Link {
  return {type: 'link', url, children: inline(parts)};
}

/** Returns inline code, linked if there is an address. */
export function linkedCode(value: string, url: string | undefined): PhrasingContent {
  return url === undefined ? code(value) : link(url, code(value));
}

/** Joins nodes with a separator. */
export function separate(nodes: readonly PhrasingContent[], separator: string): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index === 0 ? [node] : [text(separator), node]));
}

/** Returns a paragraph of words and nodes. */
export function paragraph(...parts: Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(parts)};
}

/** Returns a heading with an explicit id. */
export function heading(depth: Heading['depth'], id: string, ...parts: Inline[]): Heading {
  return {type: 'heading', depth, children: inline(parts), data: {hProperties: {id}}};
}

/** Returns a block of code with a title. */
export function fence(lang: string, title: string, value: string): Code {
  return {type: 'code', lang, meta: `title="${title}"`, value};
}

/** Returns a signature: a block of code without a frame, with links. */
export function signature(lang: string, value: string, links: readonly CodeLink[] = []): Code {
  return {type: 'code', lang, value, data: {links, isSignature: true}};
}

/** Returns a table from the names of its columns and its rows, which are lists of cells. */
export function table(head: string[], rows: readonly Inline[][][]): Table {
  const line = (cells: readonly Inline[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({type: 'tableCell' as const, children: inline(cell)})),
  });
  return {type: 'table', children: [line(head.map((name) => [name])), ...rows.map(line)]};
}

/** Returns an HTML element around blocks, or around inline content. */
export function element(
  name: string,
  children: readonly RootContent[],
  className?: string,
  properties: Readonly<Record<string, string | undefined>> = {},
): MdxJsxFlowElement {
  const content = children as MdxJsxFlowElement['children'];
  return {...component(name, {className, ...properties}), children: content};
}

/** Returns a component of the theme with its properties; omits those that are undefined. */
export function component(
  name: string,
  properties: Readonly<Record<string, string | undefined>>,
): MdxJsxFlowElement {
  const attributes = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: key, value}],
  );
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}
