import {describe, expect, it} from 'vitest';
import {LANGUAGES} from '../../../plugins/content/code-highlight/index';
import {parseBlock, PARSERS} from '../parsers';
import {readJsonProblem} from '../readJsonProblem';

const read = (code: string) => {
  const problem = readJsonProblem(code);
  return problem && `${problem.line}:${problem.column} ${problem.message}`;
};

describe('what is wrong with JSON', () => {
  it('is nothing where it can be read', () => {
    expect(read('{"a": [1, "\\u00e9", null]}')).toBeUndefined();
  });

  it.each([
    ['{\n  "a": 1,\n  "b": }\n}', "3:8 Unexpected token '}'"],
    [`{\n  "a": 1,\n  "b": tru,\n  "${'c'.repeat(80)}": 1\n}`, "3:11 Unexpected token ','"],
    ['[\n  1,\n]', "3:1 Unexpected token ']'"],
    ['["a, \\"b\\"", "\\u00e9", -1.5e+3, x]', "1:33 Unexpected token 'x'"],
    ['// a\n{}', "1:1 Unexpected token '/'"],
    ['{"a": …}', "1:7 Unexpected token '…'"],
    ['undefined', '1:1 "undefined" is not valid JSON'],
    ['{\n  "a": 1\n  "b": 2\n}', /^3:3 Expected ',' or '}' after property value/],
    ['{\n  "a": [', '2:9 Unexpected end of JSON input'],
    ['{"a": "b', /^1:9 Unterminated string/],
  ])('is where the parser stops in %j', (code, wanted) => {
    expect(read(code)).toEqual(
      typeof wanted === 'string' ? wanted : (expect.stringMatching(wanted) as string),
    );
  });
});

describe('the parsers', () => {
  it('are there for every language that one checks, except for the component toolchain', () => {
    const parsed = [...LANGUAGES.keys()].filter((language) => {
      const {check} = LANGUAGES.get(language) ?? {};
      return check === 'parse' || check === 'session' || check === 'draw';
    });
    expect([...PARSERS.keys(), 'wac', 'wit'].sort()).toEqual(parsed.sort());
  });
});

describe('a block', () => {
  const block = {line: 10, column: 4, language: 'json', settings: {}, code: ''};
  const problem = {line: 2, column: 3, message: 'no'};

  it('is fine where its parser accepts it', async () => {
    expect(await parseBlock(block, () => undefined)).toBeUndefined();
  });

  it('has a problem at its location on the page where the parser refuses it', async () => {
    expect(await parseBlock(block, () => problem)).toEqual({
      line: 12,
      column: 6,
      message:
        'this json block is not valid: no. Correct it, use text, or mark it with expect-error.',
    });
  });

  it('may be wrong where it says so, and must be then', async () => {
    const expected = {...block, settings: {'expect-error': true as const}};
    expect(await parseBlock(expected, () => problem)).toBeUndefined();
    expect(await parseBlock(expected, () => undefined)).toEqual({
      line: 10,
      column: 4,
      message: 'the parser accepts this block, which says expect-error. Remove the mark.',
    });
  });
});
