import {visitParents} from 'unist-util-visit-parents';
import {readMarkdown} from '../../shared/markdown/parseMarkdown';
import {isBuiltIn} from '../parser/builtIns';
import type {Func, Member, TypeRef, WitSource} from '../parser/types';
import {WitError} from '../parser/WitError';

/** The labels that a paragraph of a doc comment may start with, each once. */
const LABELS = [
  'Status',
  'Implemented by',
  'Errors',
  'Ownership',
  'Units',
  'Default',
  'Since',
] as const;

/** A label. */
export type Label = (typeof LABELS)[number];

/** A doc comment in its parts, each Markdown: the first paragraph, the others, the labelled ones. */
export type Docs = {
  summary: string;
  details: string;
  labels: Readonly<Partial<Record<Label, string>>>;
};

const LABELLED = new RegExp(`^(${LABELS.join('|')}):\\s*`);

/**
 * Takes a doc comment apart. Refuses one that does not start with a sentence, and a label that
 * occurs twice or says nothing.
 */
export function readDocs(text: string): Docs {
  const [summary = '', ...rest] = splitParagraphs(text);
  if (LABELLED.test(summary) || readMarkdown(summary).children[0]?.type !== 'paragraph') {
    const [line] = summary.split('\n');
    throw new Error(`the doc comment starts with “${line}”. Start it with a sentence.`);
  }
  const details: string[] = [];
  const labels: Partial<Record<Label, string>> = {};
  for (const paragraph of rest) {
    const labelled = paragraph.trimStart();
    const label = labelled.match(LABELLED)?.[1] as Label | undefined;
    if (label) {
      labels[label] = readLabelled(labelled, label, labels[label]);
    } else {
      details.push(paragraph);
    }
  }
  return {summary: summary.replace(/\n/g, ' '), details: details.join('\n\n'), labels};
}

function readLabelled(paragraph: string, label: Label, known: string | undefined): string {
  const said = paragraph.replace(LABELLED, '');
  if (known !== undefined) {
    throw new Error(`“${label}:” occurs twice in a doc comment. Keep one.`);
  }
  if (said === '') {
    const reason = `“${label}:” says nothing. Write its text or its list right after it`;
    throw new Error(`${reason}, without a blank line.`);
  }
  return said;
}

/**
 * Paragraphs are separated by a blank line; a labelled one may also start on the next line. Lines of
 * a block of code stay together as they are.
 */
function splitParagraphs(text: string): string[] {
  const inCode = new Set<number>();
  visitParents(readMarkdown(text), 'code', ({position}) => {
    for (let line = position?.start.line ?? 0; line < (position?.end.line ?? 0); line += 1) {
      inCode.add(line);
    }
  });
  const parts: string[][] = [[]];
  text.split('\n').forEach((line, index) => {
    const isInside = inCode.has(index);
    if (!isInside && (line.trim() === '' || LABELLED.test(line))) {
      parts.push([]);
    }
    parts.at(-1)?.push(...(isInside || line.trim() !== '' ? [line] : []));
  });
  return parts.filter(({length}) => length > 0).map((lines) => lines.join('\n').trimEnd());
}

const STATUSES = ['public', 'experimental', 'reserved'];

/** Refuses an interface or world whose docs do not say its status and who implements it. */
export function checkMember({labels}: Docs, {start, kind}: Member): void {
  const status = labels.Status?.match(/^\w+/)?.[0] ?? '';
  if (!STATUSES.includes(status)) {
    const reason = `the ${kind} does not say its status. Write “Status: ” and one of`;
    throw new WitError(`${reason} ${STATUSES.join(', ')} in its doc comment.`, start);
  }
  if (labels['Implemented by'] === undefined) {
    const reason = `the ${kind} does not say who implements it. Write “Implemented by: …” in its`;
    throw new WitError(`${reason} doc comment.`, start);
  }
}

/**
 * Refuses a function of any kind in a local file that can fail and does not say how. `result` is
 * what it returns, behind all other names.
 */
export function checkErrors(
  {isLocal}: WitSource,
  {start}: Func,
  result: TypeRef | undefined,
  {labels}: Docs,
): void {
  const canFail = result?.name === 'result' && isBuiltIn(result);
  if (isLocal && canFail && labels.Errors === undefined) {
    const reason = 'the function can fail and does not say how. Write “Errors:” and a list.';
    throw new WitError(reason, start);
  }
}
