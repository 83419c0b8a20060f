import type {BlockContent, Code, Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Implementer} from './catalogue';
import {code, element, separate, span, text} from './markdown/nodes';
import {ENTRY_CLASSES} from './classes';

/** Head of an entry. Readers filter by its `kind`. */
export type EntryHead = {
  heading: Heading;
  kind: string;
  /** Undefined for what only holds other entries. */
  implementer?: Implementer;
  /** Further notes, such as its version, or that it is deprecated. */
  notes?: readonly (string | undefined)[];
  signature?: Code;
};

/** Not a `section`: reader views would take the largest one for the whole article. */
const ENTRY = 'reference-entry';

/**
 * Renders an entry as an element: on one surface its heading, its marks (“method · host · since 0.0.51”) and
 * its signature, and below that its content. The element's attributes say for styles and for the filter what
 * the marks say for readers.
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

/** The deepest headings that lists of contents have. */
const LISTED = 3;

/** Tells lists of contents who does the work: of a heading's elements, the framework keeps only their classes. */
function markHeading(heading: Heading, {role}: Implementer): Heading {
  const mark = element('span', heading.children, `toc-port by-${role}`);
  return {...heading, children: [{...mark, type: 'mdxJsxTextElement'} as MdxJsxTextElement]};
}

/** Entries that belong together, below the first of them: those of an interface, or of a package. */
export function renderGroup(entries: readonly RootContent[]): MdxJsxFlowElement {
  return element('section', entries, 'entries');
}

/** Entries behind their number and the first of their names. */
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

/** Renders a label, and below it the grid; nothing where there are no parts. */
export function renderParts(label: string, parts: readonly Part[]): MdxJsxFlowElement[] {
  return parts.length === 0 ? [] : [renderLabel(label), ...renderGrid(parts)];
}

/** Renders the label of the grid below. */
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

/** A fact about an entry besides its description: a term and its value. */
export type Fact = {term: string; blocks: BlockContent[]; isCrossReference?: boolean};

/** Facts as a list of terms; nothing where there are none. */
export function renderFacts(facts: readonly Fact[]): MdxJsxFlowElement[] {
  if (facts.length === 0) return [];
  const children = facts.flatMap(({term, blocks, isCrossReference}) => {
    const className = isCrossReference ? ENTRY_CLASSES.crossReference : undefined;
    return [element('dt', [text(term)], className), element('dd', unwrap(blocks), className)];
  });
  return [element('dl', children, 'entry-facts')];
}

/** The content of a lone paragraph needs no paragraph around it. */
export function unwrap(blocks: readonly RootContent[]): RootContent[] {
  const [only, ...others] = blocks;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : [...blocks];
}
