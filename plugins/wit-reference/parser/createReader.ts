import {type Token, tokenizeWit} from './tokenizeWit';
import {WitError} from './WitError';

/** What reads the tokens of a file one after the other; every error names the token that it met. */
export type Reader = ReturnType<typeof createReader>;

/** A reader at the start of a file. */
export function createReader(text: string) {
  const tokens = tokenizeWit(text);
  let position = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const next = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const fail = (expected: string): never => {
    const {kind, written, start} = peek();
    const found = kind === 'end' ? 'the end of the file' : `“${written}”`;
    throw new WitError(`expected ${expected}, found ${found}.`, start);
  };
  /** Is this mark or word of the language next? `%use` is a name, never the word `use`. */
  const sees = (word: string, ahead = 0): boolean => peek(ahead).written === word;
  return {
    peek,
    next,
    fail,
    sees,
    /** Takes the mark or word if it is next. */
    take: (word: string): boolean => sees(word) && Boolean(next()),
    expect: (word: string): Token => (sees(word) ? next() : fail(`“${word}”`)),
    expectName: (what: string): Token => (peek().kind === 'name' ? next() : fail(what)),
  };
}
