import type {Span} from './types';
import {WitError} from './WitError';

/** A word or mark of WIT; `docs` is the text of the doc comment in front of it. */
export type Token = Span & {
  kind: 'name' | 'version' | 'number' | 'mark' | 'end';
  text: string;
  docs: string | undefined;
};

const PATTERNS: readonly [Token['kind'] | 'space' | 'doc', RegExp][] = [
  ['space', /\s+/y],
  ['doc', /\/\/\/[^\n]*/y],
  ['doc', /\/\*\*(?!\/)[\s\S]*?\*\//y],
  ['space', /\/\/[^\n]*/y],
  ['space', /\/\*[\s\S]*?\*\//y],
  ['name', /%?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/y],
  ['version', /\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+)?/y],
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
      tokens.push({kind, text: part.replace(/^%/, ''), start, end, docs: joinDocs(docs)});
      docs = [];
    }
    start = end;
  }
  return [...tokens, {kind: 'end', text: '', start, end: start, docs: undefined}];
}

function readPart(text: string, start: number): [Token['kind'] | 'space' | 'doc', string] {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const part = pattern.exec(text)?.[0];
    if (part !== undefined) {
      return [kind, part];
    }
  }
  throw new WitError(`“${text[start] ?? ''}” has no meaning in WIT here. Take it out.`, start);
}

function readDoc(part: string): string {
  return part.startsWith('///')
    ? part.slice(3).replace(/^ /, '').trimEnd()
    : part
        .slice(3, -2)
        .replace(/^\s*\* ?/gm, '')
        .trim();
}

function joinDocs(docs: readonly string[]): string | undefined {
  return docs.length === 0 ? undefined : docs.join('\n').trim();
}
