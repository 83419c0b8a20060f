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
  });

  it('has durations of the day on which it was written', () => {
    expect(matchOutput('ok in 0.003s', 'ok in 12.4s')).toBeUndefined();
    expect(matchOutput('took 1m 02s', 'took 59s')).toBeUndefined();
    expect(matchOutput('3s', '3 files')).toEqual({line: 1, expected: '3s'});
  });
});
