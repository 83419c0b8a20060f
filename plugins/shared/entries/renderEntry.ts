import type {Code, Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Implementer} from '../catalogue/types';
import {element, text} from '../markdown/nodes';
import {NOT_SEARCHED} from '../notSearched';

/** What an entry says beside its heading. `kind` is also what readers filter by. */
export type EntryHead = {
  heading: Heading;
  kind: string;
  /** Undefined for what only holds other entries. */
  implementer?: Implementer;
  /** When it came, or its version. */
  version?: string;
  signature?: Code;
};

/**
 * A section: on one surface the heading of an entry, its marks (“method · host · since 0.0.51”) and its
 * signature, and below that its content. The section's attributes say for styles and for the filter
 * what the marks say for readers.
 */
export function renderEntry(
  {heading, kind, implementer, version, signature}: EntryHead,
  content: readonly RootContent[],
): MdxJsxFlowElement {
  const words = implementer && element('b', [text(implementer.words)]);
  const marks = [text(kind), words, version === undefined ? undefined : text(version)];
  const line = marks.flatMap((mark, index): RootContent[] =>
    mark ? [...(index > 0 ? [text(' · ')] : []), mark] : [],
  );
  const head = [heading, element('p', line, NOT_SEARCHED.marks), ...(signature ? [signature] : [])];
  const blocks = [element('div', head, 'entry-head'), ...content];
  return element('section', blocks, 'entry', {'data-kind': kind, 'data-by': implementer?.role});
}

/** Entries that belong together, below the first of them: those of an interface, or of a package. */
export function renderGroup(entries: readonly RootContent[]): MdxJsxFlowElement {
  return element('section', entries, 'entries');
}
