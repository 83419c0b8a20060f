import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element, text} from '../markdown/nodes';

/** A row of a grid of names and meanings; `kind` is that of one that readers filter by itself. */
export type Part = {
  name: readonly PhrasingContent[];
  id?: string;
  kind?: string;
  meaning: readonly RootContent[];
};

/** A label, and below it the grid; nothing where there are no parts. */
export function renderParts(label: string, parts: readonly Part[]): MdxJsxFlowElement[] {
  return parts.length === 0 ? [] : [renderLabel(label), ...renderGrid(parts)];
}

/** What the grid below is about. */
export function renderLabel(label: string): MdxJsxFlowElement {
  return element('p', [text(label)], 'entry-label');
}

/** Names and what they mean in two columns; nothing where there are no parts. */
export function renderGrid(parts: readonly Part[]): MdxJsxFlowElement[] {
  const rows = parts.flatMap(({name, id, kind, meaning}) => {
    const row = [renderTerm(name, id), element('dd', meaning)];
    return kind === undefined ? row : [element('div', row, undefined, {'data-kind': kind})];
  });
  return rows.length === 0 ? [] : [element('dl', rows, 'entry-parts')];
}

/** As Markdown, so that the theme's component for terms tells the framework of the anchor. */
function renderTerm(name: readonly PhrasingContent[], id: string | undefined): Paragraph {
  const data = {hName: 'dt', ...(id !== undefined && {hProperties: {id}})};
  return {type: 'paragraph', data, children: [...name]};
}
