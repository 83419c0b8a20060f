import {describe, expect, it} from 'vitest';
import {readSyntaxError} from '../readSyntaxError';

const read = (code: string) => {
  const problem = readSyntaxError('json', code);
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
  ])('stands where the parser stops in %j', (code, wanted) => {
    expect(read(code)).toEqual(
      typeof wanted === 'string' ? wanted : (expect.stringMatching(wanted) as string),
    );
  });
});
