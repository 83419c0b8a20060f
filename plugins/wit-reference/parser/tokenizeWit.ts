import type {Span} from './types';
import {WitError} from './WitError';

/**
 * A word or mark of WIT. `text` is a name without its `%`, `written` the word as it stands there;
 * `docs` is the text of the doc comment in front of it.
 */
export type Token = Span & {
  kind: 'name' | 'version' | 'number' | 'mark' | 'end';
  text: string;
  written: string;
  docs: string | undefined;
};

const PATTERNS: readonly [Token['kind'] | 'space' | 'doc', RegExp][] = [
  ['space', /\s+/y],
  ['doc', /\/\/\/[^\n]*/y],
  ['space', /\/\/[^\n]*/y],
  ['name', /%?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/y],
  [
    'version',
    /\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/y,
  ],
  ['number', /\d+/y],
  ['mark', /->|[{}()<>,;:./@=_*]/y],
];

/**
 * Splits WIT into its tokens, the last of kind `end`.
 * Source of the syntax: the component model's `WIT.md`.
 */
export function tokenizeWit(text: string): Token[] {
  const tokens: Token[] = [];
  let docs: string[] = [];
  let start = 0;
  while (start < text.length) {
    const [kind, part] = readPart(text, start);
    const end = start + part.length;
    if (kind === 'doc') {
      docs.push(readDoc(part));
    } else if (kind !== 'space') {
      const word = {text: part.replace(/^%/, ''), written: part, start, end};
      tokens.push({kind, ...word, docs: joinDocs(docs)});
      docs = [];
    }
    start = end;
  }
  return [...tokens, {kind: 'end', text: '', written: '', start, end: start, docs: undefined}];
}

function readPart(text: string, start: number): [Token['kind'] | 'space' | 'doc', string] {
  const comment = readBlockComment(text, start);
  if (comment !== undefined) {
    return [/^\/\*\*(?!\/)/.test(comment) ? 'doc' : 'space', comment];
  }
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const part = pattern.exec(text)?.[0];
    if (part !== undefined) {
      return [kind, part];
    }
  }
  throw new WitError(`“${text[start] ?? ''}” has no meaning in WIT here. Take it out.`, start);
}

/** A comment from its first mark to the one that closes it; comments may stand in one another. */
function readBlockComment(text: string, start: number): string | undefined {
  if (!text.startsWith('/*', start)) {
    return undefined;
  }
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) {
      return text.slice(start, marks.lastIndex);
    }
  }
  throw new WitError('this comment has no end. Close it with “*/”.', start);
}

function readDoc(part: string): string {
  return part.startsWith('///')
    ? part.slice(3).replace(/^ /, '').trimEnd()
    : part
        .slice(3, -2)
        .replace(/^[^\S\n]*\* ?/gm, '')
        .trim();
}

function joinDocs(docs: readonly string[]): string | undefined {
  return docs.join('\n').trim() || undefined;
}
