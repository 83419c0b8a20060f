import {type InterfacePath, KEYWORDS, type Span, WitError} from './syntax';

/** Kinds of tokens; a comment that isn't a doc comment counts as space. */
type PartKind = 'name' | 'version' | 'number' | 'string' | 'mark' | 'space' | 'doc';

const PATTERNS: readonly [PartKind, RegExp][] = [
  ['space', /\s+/y],
  ['doc', /\/\/\/[^\n]*/y],
  ['space', /\/\/[^\n]*/y],
  // Read as far as a name could go, then refused as a whole if it is none.
  ['name', /(?:%|[\p{XID_Start}_])[\p{XID_Continue}-]*/uy],
  [
    'version',
    /\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?/y,
  ],
  ['number', /\d+/y],
  ['string', /"(?:[^"\\\n]|\\.)*"/y],
  ['mark', /->|[{}()<>,;:./@=*+-]/y],
];

/** Matches characters that can make code look different from what it is, and those that Unicode advises against. */
const HIDDEN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u0149\u0673]|[\u17a3\u17a4]|\u0f77|\u0f79|\u17b4|\u17b5/;

const NAME = /^%?(?:[a-z][a-z0-9]*|[A-Z][A-Z0-9]*)(?:-(?:[a-z0-9]+|[A-Z0-9]+))*$/;

/**
 * A word or mark of WIT. `written` is its source, `text` the same without the `%` of a name; `docs` is the doc
 * comment before it, which starts at `docsStart`.
 */
export type Token = Span & {
  kind: Exclude<PartKind, 'space' | 'doc'> | 'keyword' | 'end';
  text: string;
  written: string;
  docs: string | undefined;
  docsStart: number;
};

/** Reads the tokens of a file in order; its errors name the token that it found. */
export type Reader = {
  /** Unqualified paths of interfaces and worlds, which the parser of a file resolves. */
  readonly paths: InterfacePath[];
  readonly peek: (ahead?: number) => Token;
  readonly next: () => Token;
  readonly fail: (expected: string, remedy?: string) => never;
  /** Tells whether this mark or keyword is next; `%use` is a name, never the keyword `use`. */
  readonly sees: (word: string, ahead?: number) => boolean;
  /** Consumes the mark or keyword if it is next, and tells whether it was. */
  readonly take: (word: string) => boolean;
  readonly expect: (word: string) => Token;
  readonly expectKind: (kind: Token['kind']) => Token;
  /** Consumes a name, which must not be a keyword; each of its words is all lower or all upper case. */
  readonly expectName: (what: string) => Token;
};

/** Creates a reader at the start of a file. */
export function createReader(text: string): Reader {
  const tokens = tokenizeWit(text);
  let position = 0;
  const peek = (ahead = 0) => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const next = (): Token => {
    position += 1;
    return peek(-1);
  };
  const fail = (expected: string, remedy = ''): never => {
    const {kind, written, start} = peek();
    const found = kind === 'end' ? 'the end of the file' : `“${written}”${remedy}`;
    throw new WitError(`expected ${expected}, found ${found}.`, start);
  };
  const sees = (word: string, ahead = 0): boolean => peek(ahead).written === word;
  return {
    paths: [],
    peek,
    next,
    fail,
    sees,
    take: (word) => sees(word) && Boolean(next()),
    expect: (word) => (sees(word) ? next() : fail(`“${word}”`)),
    expectKind: (kind) => {
      if (peek().kind === kind) return next();
      // Half a version is located where it lacks its rest.
      while (kind === 'version' && (peek().kind === 'number' || sees('.'))) next();
      return fail(`a ${kind}`);
    },
    expectName: (what) => {
      const {kind, written, start} = peek();
      if (kind !== 'name') {
        fail(what, kind === 'keyword' ? `, a keyword. A name like it is “%${written}”` : '');
      }
      if (NAME.test(written)) return next();
      const rule = 'Join words by single hyphens, each all small or all capital letters';
      throw new WitError(`“${written}” is not a name in WIT. ${rule}: “get-URL”.`, start);
    },
  };
}

/** Splits WIT into tokens; the last is of kind `end`. */
function tokenizeWit(text: string): Token[] {
  const tokens: Token[] = [];
  let docs: string[] = [];
  let docsStart = 0;
  const add = (kind: Token['kind'], written: string, start: number): void => {
    const head = {docs: docs.join('\n').trim() || undefined, docsStart};
    const word = {text: written.replace(/^%/, ''), written, start, end: start + written.length};
    tokens.push({kind: KEYWORDS.has(written) ? 'keyword' : kind, ...word, ...head});
    docs = [];
  };
  for (const {kind, written, start} of splitWit(text)) {
    if (kind === 'doc') {
      if (docs.length === 0) docsStart = start;
      docs.push(unwrapComment(written));
    } else if (kind !== 'space') add(kind, written, start);
  }
  add('end', '', text.length);
  return tokens;
}

function unwrapComment(comment: string): string {
  if (comment.startsWith('///')) return comment.slice(3).replace(/^ /, '').trimEnd();
  // The mark in front of a line, which emphasis and the first line don't have.
  const lines = comment.slice(3, -2).replace(/\n[^\S\n]*\*(?: |(?=\n|$))/g, '\n');
  return lines.trim();
}

/** Lists the spans of the doc comments in a WIT file; consecutive lines form one comment. */
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
 * Splits WIT into words, punctuation, comments and white space without omissions. Source of the syntax: the component
 * model's `WIT.md`.
 */
function splitWit(text: string): (Span & {kind: PartKind; written: string})[] {
  const parts = [];
  const hidden = text.search(HIDDEN);
  if (hidden !== -1) {
    const code = text.charCodeAt(hidden).toString(16).toUpperCase().padStart(4, '0');
    throw new WitError(`the character U+${code} must not be in WIT. Take it out.`, hidden);
  }
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
  if (text[start] === '"') {
    throw new WitError('this string has no end. Close it in its line with “"”.', start);
  }
  throw new WitError(`“${text[start] ?? ''}” has no meaning in WIT here. Take it out.`, start);
}

/** Returns a comment up to the mark that closes it; comments may be nested. */
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
