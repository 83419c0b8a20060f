import {describe, expect, it} from 'vitest';
import {compareOutput} from '../compareOutput';

describe('comparing outputs', () => {
  it.each([
    ['a\nb\n', 'a\nb'],
    ['a  \nb', 'a\r\nb\n\n'],
    ['', '\n'],
  ])('takes %j and %j for the same', (left, right) => {
    expect(compareOutput(left, right)).toBeUndefined();
  });

  it.each([
    ['a\nb', 'a\nc', {line: 2, expected: 'b', actual: 'c'}],
    ['a', 'a\nb', {line: 2, expected: undefined, actual: 'b'}],
    ['a\nb', 'a', {line: 2, expected: 'b', actual: undefined}],
    [' a', 'a', {line: 1, expected: ' a', actual: 'a'}],
  ])('finds where %j and %j part', (left, right, difference) => {
    expect(compareOutput(left, right)).toEqual(difference);
  });
});
