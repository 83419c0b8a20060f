import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Implementer} from './catalogue';
import {code, element, separate, span, text} from './markdown/nodes';
import {ENTRY_CLASSES} from './classes';

/** The head of an entry. Readers filter by its `kind`. */
export type EntryHead = {
  heading: Heading;
  kind: string;
  /** Undefined for a container of other entries. */
  implementer?: Implementer;
  /** More notes, such as the version, or that it is deprecated. */
  notes?: readonly (string | undefined)[];
  signature?: Code;
};

/** Name of an entry's element. Not `section`: reader views would take the largest one for the whole article. */
const ENTRY = 'reference-entry';

/**
 * Renders an entry as an element: its heading, its marks (“method · host · since 0.0.51”) and its signature on one
 * surface, followed by its content. The element's attributes repeat the marks for styles and for the filter.
 */
export function renderEntry(
  {heading, kind, implementer, notes = [], signature}: EntryHead,
  content: readonly RootContent[],
): MdxJsxFlowElement {
  const words = implementer && element('b', [text(implementer.words)]);
  const marks = [text(kind), words, ...notes.map((note) => note && text(note))];
  const line = marks.flatMap((mark, index): RootContent[] =>
    mark ? [...(index > 0 ? [text(' · ')] : []), mark] : [],
  );
  const head = [
    implementer && heading.depth <= LISTED ? markHeading(heading, implementer) : heading,
    element('p', line, ENTRY_CLASSES.marks),
    ...(signature ? [signature] : []),
  ];
  // Not a `div`, which reader views drop if it is short.
  const blocks = [element('header', head, 'entry-head'), ...content];
  return element(ENTRY, blocks, 'entry', {'data-kind': kind, 'data-by': implementer?.role});
}

/** The deepest level of headings in tables of contents. */
const LISTED = 3;

/** Wraps a heading in its implementer's class: tables of contents keep only the classes inside. */
function markHeading(heading: Heading, {role}: Implementer): Heading {
  const mark = element('span', heading.children, `toc-port by-${role}`);
  return {...heading, children: [{...mark, type: 'mdxJsxTextElement'} as MdxJsxTextElement]};
}

/** Groups entries below the first of them: those of an interface, or of a package. */
export function renderGroup(entries: readonly RootContent[]): MdxJsxFlowElement {
  return element('section', entries, 'entries');
}

/** Folds entries behind their number and their names. */
export function renderFold(
  entries: readonly RootContent[],
  names: readonly string[],
): MdxJsxFlowElement {
  const count = names.length === 1 ? '1 entry' : `${names.length} entries`;
  const hint = span(ENTRY_CLASSES.foldHint, ...separate(names.map(code), ', '));
  return element('details', [element('summary', [text(`${count} `), hint]), ...entries]);
}

/** A row of a grid of names and meanings; `kind` is that of one that readers filter by itself. */
export type Part = {
  name: readonly PhrasingContent[];
  id?: string;
  kind?: string;
  meaning: readonly RootContent[];
};

/** Renders a label and the grid below it; nothing if there are no parts. */
export function renderParts(label: string, parts: readonly Part[]): MdxJsxFlowElement[] {
  return parts.length === 0 ? [] : [renderLabel(label), ...renderGrid(parts)];
}

/** Renders the label of the grid below. */
export function renderLabel(label: string): MdxJsxFlowElement {
  return element('p', [text(label)], 'entry-label');
}

/** Renders names and their meanings in two columns; nothing if there are no parts. */
export function renderGrid(parts: readonly Part[]): MdxJsxFlowElement[] {
  const rows = parts.flatMap(({name, id, kind, meaning}) => {
    const row = [renderTerm(name, id), element('dd', meaning)];
    return kind === undefined ? row : [element('div', row, undefined, {'data-kind': kind})];
  });
  return rows.length === 0 ? [] : [element('dl', rows, 'entry-parts')];
}

/** Renders a term as Markdown, so that the theme's component for terms tells Docusaurus its anchor. */
function renderTerm(name: readonly PhrasingContent[], id: string | undefined): Paragraph {
  const data = {hName: 'dt', ...(id !== undefined && {hProperties: {id}})};
  return {type: 'paragraph', data, children: [...name]};
}

/** A fact about an entry besides its description: a term and its value. */
export type Fact = {term: string; blocks: BlockContent[]; isCrossReference?: boolean};

/** Renders facts as a list of terms; nothing if there are none. */
export function renderFacts(facts: readonly Fact[]): MdxJsxFlowElement[] {
  if (facts.length === 0) return [];
  const children = facts.flatMap(({term, blocks, isCrossReference}) => {
    const className = isCrossReference ? ENTRY_CLASSES.crossReference : undefined;
    return [element('dt', [text(term)], className), element('dd', unwrap(blocks), className)];
  });
  return [element('dl', children, 'entry-facts')];
}

/** Removes the paragraph around content that is a single one. */
export function unwrap(blocks: readonly RootContent[]): RootContent[] {
  const [only, ...others] = blocks;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : [...blocks];
}
