import {type Token, tokenizeWit} from './tokenizeWit';
import {WitError} from './WitError';

/** Reads the tokens of a file one after the other; every error names the token that it met. */
export type Reader = {
  peek(ahead?: number): Token;
  next(): Token;
  /** Is this mark or word of the language next? `%use` is a name, never the word `use`. */
  sees(word: string, ahead?: number): boolean;
  /** Takes the mark or word if it is next. */
  take(word: string): boolean;
  expect(word: string): Token;
  expectName(what: string): Token;
  fail(expected: string): never;
};

/** A reader at the start of a file. */
export function createReader(text: string): Reader {
  const tokens = tokenizeWit(text);
  let position = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(position + ahead, tokens.length - 1)] as Token;
  const next = (): Token => {
    const token = peek();
    position += 1;
    return token;
  };
  const fail = (expected: string): never => {
    const {kind, written: found, start} = peek();
    throw new WitError(
      `expected ${expected}, found ${kind === 'end' ? 'the end of the file' : `“${found}”`}.`,
      start,
    );
  };
  const sees = (word: string, ahead = 0): boolean => peek(ahead).written === word;
  return {
    peek,
    next,
    fail,
    sees,
    take: (word) => sees(word) && Boolean(next()),
    expect: (word) => (sees(word) ? next() : fail(`“${word}”`)),
    expectName: (what) => (peek().kind === 'name' ? next() : fail(what)),
  };
}
