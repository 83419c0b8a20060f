import {type Span, WitError} from './syntax';

/** What a part of WIT can be; a comment that documents nothing counts as space. */
type PartKind = 'name' | 'version' | 'number' | 'string' | 'mark' | 'space' | 'doc';

const PATTERNS: readonly [PartKind, RegExp][] = [
  ['space', /\s+/y],
  ['doc', /\/\/\/[^\n]*/y],
  ['space', /\/\/[^\n]*/y],
  ['name', /%?[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/y],
  [
    'version',
    /\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/y,
  ],
  ['number', /\d+/y],
  ['string', /"(?:[^"\\\n]|\\.)*"/y],
  ['mark', /->|[{}()<>,;:./@=_*]/y],
];

/**
 * A word or mark of WIT. `written` is its source, `text` the same without the `%` of a name; `docs`
 * is the doc comment before it.
 */
export type Token = Span & {
  kind: Exclude<PartKind, 'space' | 'doc'> | 'end';
  text: string;
  written: string;
  docs: string | undefined;
};

/** Goes through the tokens of a file; its errors name the token that it found. */
export type Reader = ReturnType<typeof createReader>;

/** A reader at the start of a file. */
export function createReader(text: string) {
  const tokens = tokenizeWit(text);
  let position = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const next = (): Token => {
    position += 1;
    return peek(-1);
  };
  const fail = (expected: string): never => {
    const {kind, written, start} = peek();
    const found = kind === 'end' ? 'the end of the file' : `“${written}”`;
    throw new WitError(`expected ${expected}, found ${found}.`, start);
  };
  /** Whether this mark or keyword follows; `%use` is a name, never the keyword `use`. */
  const sees = (word: string, ahead = 0): boolean => peek(ahead).written === word;
  return {
    peek,
    next,
    fail,
    sees,
    /** Takes the mark or keyword if it is next. */
    take: (word: string): boolean => sees(word) && Boolean(next()),
    expect: (word: string): Token => (sees(word) ? next() : fail(`“${word}”`)),
    expectKind: (kind: Token['kind']): Token => (peek().kind === kind ? next() : fail(`a ${kind}`)),
    expectName: (what: string): Token => (peek().kind === 'name' ? next() : fail(what)),
  };
}

/** The tokens of WIT, the last of kind `end`. */
function tokenizeWit(text: string): Token[] {
  const tokens: Token[] = [];
  let docs: string[] = [];
  for (const {kind, written, start, end} of splitWit(text)) {
    if (kind === 'doc') {
      docs.push(unwrapComment(written));
    } else if (kind !== 'space') {
      const comment = docs.join('\n').trim() || undefined;
      tokens.push({kind, text: written.replace(/^%/, ''), written, start, end, docs: comment});
      docs = [];
    }
  }
  const {length: end} = text;
  return [...tokens, {kind: 'end', text: '', written: '', start: end, end, docs: undefined}];
}

function unwrapComment(comment: string): string {
  if (comment.startsWith('///')) return comment.slice(3).replace(/^ /, '').trimEnd();
  // The mark in front of a line, which emphasis and the first line don't have.
  const lines = comment.slice(3, -2).replace(/\n[^\S\n]*\*(?: |(?=\n|$))/g, '\n');
  return lines.trim();
}

/** The spans of the doc comments in a WIT file; consecutive lines are one comment. */
export function listDocComments(text: string): Span[] {
  const comments: Span[] = [];
  let isOpen = false;
  for (const {kind, written, start, end} of splitWit(text)) {
    if (kind === 'doc') {
      const from = isOpen ? comments.pop() : undefined;
      comments.push({start: from?.start ?? start, end});
    }
    isOpen = kind === 'doc' || (isOpen && written.trim() === '');
  }
  return comments;
}

/**
 * Splits WIT into words, punctuation, comments and white space, leaving nothing out.
 * Source of the syntax: the component model's `WIT.md`.
 */
function splitWit(text: string): (Span & {kind: PartKind; written: string})[] {
  const parts = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const [kind, written] = matchPart(text, start);
    end = start + written.length;
    parts.push({kind, written, start, end});
  }
  return parts;
}

function matchPart(text: string, start: number): [PartKind, string] {
  if (text.startsWith('/*', start)) {
    const comment = matchBlockComment(text, start);
    return [/^\/\*\*(?!\/)/.test(comment) ? 'doc' : 'space', comment];
  }
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start;
    const part = pattern.exec(text)?.[0];
    if (part !== undefined) return [kind, part];
  }
  throw new WitError(`“${text[start] ?? ''}” has no meaning in WIT here. Take it out.`, start);
}

/** A comment from its first mark to the one that closes it; comments may contain comments. */
function matchBlockComment(text: string, start: number): string {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    depth += mark[0] === '/*' ? 1 : -1;
    if (depth === 0) return text.slice(start, marks.lastIndex);
  }
  throw new WitError('this comment has no end. Close it with “*/”.', start);
}
