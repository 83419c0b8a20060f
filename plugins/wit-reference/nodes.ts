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
  Text,
} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CodeHints} from '../shared/codeHints';

/** What the pages are made of: builders of Markdown's nodes. */

export function text(value: string): Text {
  return {type: 'text', value};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

/** Inline code that stays as it is, even where it is a name of the reference. */
export function plainCode(value: string): InlineCode {
  return {type: 'inlineCode', value, data: {hProperties: {witPath: ''}}};
}

/** Inline code that leads to an address, or that leads nowhere where there is none. */
export function linkedCode(value: string, href: string | undefined): PhrasingContent {
  return href === undefined ? code(value) : link(href, [code(value)]);
}

export function link(url: string, children: Link['children']): Link {
  return {type: 'link', url, children};
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** A heading whose id the theme keeps as it is. */
export function heading(depth: Heading['depth'], id: string, children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children};
}

/** A block of WIT without a frame; the hints give its links and what stands in front of it. */
export function signature(value: string, hints: CodeHints): Code {
  const data = {hProperties: hints} as unknown as Code['data'];
  return {type: 'code', lang: 'wit', meta: 'bare', value, data};
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
  children: (BlockContent | MdxJsxFlowElement | PhrasingContent)[],
  className?: string,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes:
      className === undefined
        ? []
        : [{type: 'mdxJsxAttribute', name: 'className', value: className}],
    children: children as MdxJsxFlowElement['children'],
  };
}
