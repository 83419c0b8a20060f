import {type Token, tokenizeWit} from './tokenizeWit';
import {WitError} from './WitError';

/** Reads the tokens of a text one after the other; every refusal names the token that it met. */
export type Reader = {
  peek(ahead?: number): Token;
  next(): Token;
  /** Takes the mark or word if it stands next. */
  take(text: string): boolean;
  expect(text: string): Token;
  expectName(what: string): Token;
  fail(expected: string): never;
};

/** A reader at the start of a text. */
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
    const {kind, text: found, start} = peek();
    throw new WitError(
      `expected ${expected}, found ${kind === 'end' ? 'the end of the file' : `“${found}”`}.`,
      start,
    );
  };
  return {
    peek,
    next,
    fail,
    take: (wanted) => peek().text === wanted && peek().kind !== 'end' && Boolean(next()),
    expect: (wanted) => (peek().text === wanted ? next() : fail(`“${wanted}”`)),
    expectName: (what) => (peek().kind === 'name' ? next() : fail(what)),
  };
}
