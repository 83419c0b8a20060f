import {describe, expect, it} from 'vitest';
import {matchOutput} from '../matchOutput';

describe('an output on a page', () => {
  it('is the whole output, without spaces at the ends of lines', () => {
    expect(matchOutput('one\ntwo', 'one  \ntwo\n\n')).toBeUndefined();
    expect(matchOutput('', '')).toBeUndefined();
    expect(matchOutput('one', 'one\ntwo')).toEqual({line: 2, expected: ''});
    expect(matchOutput('one\ntwo\nthree', 'one\n2\nthree')).toEqual({line: 2, expected: 'two'});
    expect(matchOutput('  one', 'one')).toEqual({line: 1, expected: '  one'});
  });

  it('leaves out lines, and parts of a line, with an ellipsis', () => {
    expect(matchOutput('one\n…\nfour', 'one\ntwo\nthree\nfour')).toBeUndefined();
    expect(matchOutput('one\n…', 'one')).toBeUndefined();
    expect(matchOutput('id … of (a+b)', 'id 7f3 of (a+b)')).toBeUndefined();
    expect(matchOutput('id … of b', 'id 7f3 of c')).toEqual({line: 1, expected: 'id … of b'});
    expect(matchOutput('ab…ba', 'aba')).toEqual({line: 1, expected: 'ab…ba'});
    expect(matchOutput('… in … 3ms…', 'b in c in 12.5 s.')).toBeUndefined();
    expect(matchOutput('…\nb\n…\nb', 'a\nb\nb')).toBeUndefined();
    expect(matchOutput('a\n…\nb\nc', 'a\nb\nb\nd')).toEqual({line: 4, expected: 'c'});
  });

  it('is compared in steps that grow with its length, however much it leaves out', () => {
    const lines = 'a\n'.repeat(400);
    expect(matchOutput('…\na\n'.repeat(8), lines)).toBeUndefined();
    expect(matchOutput(`${'…\na\n'.repeat(8)}b`, lines)).toEqual({line: 17, expected: 'b'});
    const line = `${'… a '.repeat(8)}b`;
    expect(matchOutput(line, `${' a'.repeat(400)} b`)).toBeUndefined();
    expect(matchOutput(line, ' a'.repeat(400))).toEqual({line: 1, expected: line});
  });

  it('has durations of the day on which it was written', () => {
    expect(matchOutput('ok in 0.003s', 'ok in 12.4s')).toBeUndefined();
    expect(matchOutput('took 1m 02s', 'took 59s')).toBeUndefined();
    expect(matchOutput('3s', '3 files')).toEqual({line: 1, expected: '3s'});
  });
});
