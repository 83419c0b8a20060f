import type {BlockContent, Heading, Link, Paragraph, PhrasingContent, Table} from 'mdast';

/** What a cell, a paragraph or a heading can hold: words as they are, or nodes. */
export type Inline = string | PhrasingContent;
export type Block = BlockContent | Heading;

export function inline(parts: Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part));
}

export function paragraph(...parts: Inline[]): Paragraph {
  return {type: 'paragraph', children: inline(parts)};
}

/** A heading of level 3 whose id does not follow from its words. */
export function heading(id: string, ...parts: Inline[]): Heading {
  return {type: 'heading', depth: 3, children: inline(parts), data: {hProperties: {id}}};
}

/** Code that names no WIT item, even where it reads like one. */
export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value, data: {hProperties: {witPath: ''}}};
}

export function strong(value: string): PhrasingContent {
  return {type: 'strong', children: [{type: 'text', value}]};
}

export function link(url: string, ...parts: Inline[]): Link {
  return {type: 'link', url, children: inline(parts)};
}

/** A link to a file of the built site that is no page. */
export function download(file: string, words: string): Link {
  return {...link(`pathname:///${file}`, words), data: {hProperties: {download: true}}};
}

/** The name of a WIT item, which the reference of the interfaces makes a link. */
export function witLink(path: string): PhrasingContent {
  return {type: 'inlineCode', value: path, data: {hProperties: {witPath: path}}};
}

/** A fence: its language, its title and its text. */
export function fence(lang: string, title: string, value: string): Block {
  return {type: 'code', lang, meta: `title="${title}"`, value};
}

/** A table with a name for each column; a row is a list of cells. */
export function table(head: string[], rows: Inline[][][]): Table {
  const line = (cells: Inline[][]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell) => ({type: 'tableCell' as const, children: inline(cell)})),
  });
  return {type: 'table', children: [line(head.map((name) => [name])), ...rows.map(line)]};
}
