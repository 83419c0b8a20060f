import {visitParents} from 'unist-util-visit-parents';
import {isBuiltIn, WitError, type Func, type Member, type TypeRef, type WitNode} from 'wit-docs';
import type {Implementer} from '../catalogue';
import {parseWithPositions} from '../parseProse';

/** Labels that a paragraph of a doc comment may start with, each at most once. */
// oxfmt-ignore
const LABELS = [
  'Status', 'Implemented by', 'Warning', 'Errors', 'Ownership', 'Units', 'Default', 'Since',
] as const;

export type Label = (typeof LABELS)[number];

/** The parts of a doc comment as Markdown: its first paragraph, the others, and the labelled ones. */
export type Docs = {
  summary: string;
  details: string;
  labels: Readonly<Partial<Record<Label, string>>>;
};

/** Splits a free doc comment into its first paragraph, if it starts with one, and the rest. */
export function readDocs(text: string): Docs {
  const [first = '', ...rest] = splitParagraphs(text, false);
  const isSentence = parseWithPositions(first).children[0]?.type === 'paragraph';
  const [summary, details] = isSentence ? [first, rest] : ['', [first, ...rest]];
  return {summary: summary.replace(/\n/g, ' '), details: details.join('\n\n'), labels: {}};
}

const LABELLED = new RegExp(`^(${LABELS.join('|')}):\\s*`);

/**
 * Parses a labelled doc comment. Throws unless its first block is a paragraph without a label, and at a label that is
 * empty or repeated.
 */
export function parseDocs(text: string): Docs {
  const [summary = '', ...rest] = splitParagraphs(text);
  if (LABELLED.test(summary) || parseWithPositions(summary).children[0]?.type !== 'paragraph') {
    const [line] = summary.split('\n');
    throw new Error(`the doc comment starts with “${line}”. Start it with a sentence.`);
  }
  const details: string[] = [];
  const labels: Partial<Record<Label, string>> = {};
  for (const paragraph of rest) {
    const labelled = paragraph.trimStart();
    const label = labelled.match(LABELLED)?.[1] as Label | undefined;
    if (!label) {
      details.push(paragraph);
      continue;
    }
    if (labels[label] !== undefined) {
      throw new Error(`“${label}:” occurs twice in a doc comment. Keep one.`);
    }
    labels[label] = labelled.replace(LABELLED, '');
    if (labels[label] === '') {
      const reason = `“${label}:” says nothing. Write its text or its list right after it`;
      throw new Error(`${reason}, without a blank line.`);
    }
  }
  return {summary: summary.replace(/\n/g, ' '), details: details.join('\n\n'), labels};
}

/**
 * Splits a doc comment into paragraphs at blank lines, and before a label at the start of a line. Keeps blocks of
 * code whole.
 */
function splitParagraphs(text: string, hasLabels = true): string[] {
  const inCode = new Set<number>();
  visitParents(parseWithPositions(text), 'code', ({position}) => {
    for (let line = position?.start.line ?? 0; line < (position?.end.line ?? 0); line += 1) {
      inCode.add(line);
    }
  });
  const parts: string[][] = [[]];
  text.split('\n').forEach((line, index) => {
    const isInside = inCode.has(index);
    if (!isInside && (line.trim() === '' || (hasLabels && LABELLED.test(line)))) parts.push([]);
    if (isInside || line.trim() !== '') parts.at(-1)?.push(line);
  });
  return parts.filter(({length}) => length > 0).map((lines) => lines.join('\n').trimEnd());
}

const STATUSES = ['public', 'experimental', 'reserved'];

/** Throws if the docs of an interface or world lack the status or the implementer. */
export function checkMember({labels}: Docs, {start, kind}: Member): void {
  if (!STATUSES.includes(labels.Status?.match(/^\w+/)?.[0] ?? '')) {
    const reason = `the ${kind} does not say its status. Write “Status: ” and one of`;
    throw new WitError(`${reason} ${STATUSES.join(', ')} in its doc comment.`, start);
  }
  if (labels['Implemented by'] === undefined) {
    const reason = `the ${kind} does not say who implements it. Write “Implemented by: …” in its`;
    throw new WitError(`${reason} doc comment.`, start);
  }
}

/** Throws if a function can fail and its docs lack its errors. `result` has its aliases resolved. */
export function checkErrors({labels}: Docs, {start}: Func, result: TypeRef | undefined): void {
  const canFail = result?.name === 'result' && isBuiltIn(result);
  if (canFail && labels.Errors === undefined) {
    const reason = 'the function can fail and does not say how. Write “Errors:” and a list.';
    throw new WitError(reason, start);
  }
}

/** Values that `Implemented by:` may start with, and their implementers. The longest match counts. */
export type Implementers = Readonly<Record<string, Implementer>>;

/** The default for sites that set no others. */
export const IMPLEMENTERS: Implementers = {
  host: {role: 'host', words: 'host'},
  'your component': {role: 'guest', words: 'your component'},
  'data only': {role: 'data', words: 'data'},
  nothing: {role: 'none', words: 'nothing'},
};

/** Parses the implementer that a label names. Throws if it starts with none of the known values. */
export function parseImplementer(label: string, implementers: Implementers): Implementer {
  const starts = Object.keys(implementers);
  const [found] = starts.filter((start) => label.startsWith(start)).sort(byLength);
  const implementer = found === undefined ? undefined : implementers[found];
  if (implementer) return implementer;
  const shortest = starts.filter(
    (start) => !starts.some((other) => other !== start && start.startsWith(other)),
  );
  const known = shortest.map((start) => `“${start}”`).join(', ');
  throw new Error(`“Implemented by:” starts with none of ${known}. Start with one.`);
}

const byLength = (a: string, b: string) => b.length - a.length;

/** Tells whether the marks of an entry already say everything that its label says: “host.” */
export function isWholeLabel(label: string, implementers: Implementers): boolean {
  return Object.hasOwn(implementers, label.replace(/\.$/, ''));
}

const CALLED = ['interface', 'world', 'resource', 'function', 'method', 'static', 'constructor'];

/**
 * Returns the implementer of a node: types are data; callable nodes have the one that their label names, or else
 * `above`, their parent's. A package has none.
 */
export function findImplementer(
  {kind}: WitNode,
  label: string | undefined,
  above: Implementer | undefined,
  implementers: Implementers,
): Implementer | undefined {
  if (kind === 'package') return undefined;
  if (!CALLED.includes(kind)) return {role: 'data', words: 'data'};
  return label === undefined ? above : parseImplementer(label, implementers);
}
