import {splitWit, type PartKind} from './splitWit';
import type {Span} from './types';

/**
 * A word or mark of WIT. `text` is a name without its `%`, `written` the word as it stands there;
 * `docs` is the text of the doc comment in front of it.
 */
export type Token = Span & {
  kind: Exclude<PartKind, 'space' | 'doc'> | 'end';
  text: string;
  written: string;
  docs: string | undefined;
};

/** Splits WIT into its tokens, the last of kind `end`. */
export function tokenizeWit(text: string): Token[] {
  const tokens: Token[] = [];
  let docs: string[] = [];
  for (const {kind, written, start, end} of splitWit(text)) {
    if (kind === 'doc') {
      docs.push(readDoc(written));
    } else if (kind !== 'space') {
      tokens.push({
        kind,
        text: written.replace(/^%/, ''),
        written,
        start,
        end,
        docs: joinDocs(docs),
      });
      docs = [];
    }
  }
  const {length} = text;
  return [
    ...tokens,
    {kind: 'end', text: '', written: '', start: length, end: length, docs: undefined},
  ];
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
