import {describe, expect, it} from 'vitest';
import {readRegion} from '../readRegion';

const SOURCE = `package main

// #region greet
func greet() string {
	// #region text
	return "Hello"
	// #endregion text
}
// #endregion
`;

describe('reading a region of a file', () => {
  it('returns the whole file without its markers', () => {
    expect(readRegion(SOURCE)).toBe('package main\n\nfunc greet() string {\n\treturn "Hello"\n}');
  });

  it('returns a region with the content of nested ones', () => {
    expect(readRegion(SOURCE, 'greet')).toBe('func greet() string {\n\treturn "Hello"\n}');
  });

  it('takes common indentation away', () => {
    expect(readRegion(SOURCE, 'text')).toBe('return "Hello"');
  });

  it.each([
    ['#', ''],
    ['//', ''],
    [';;', ''],
    ['/*', ' */'],
    ['<!--', ' -->'],
  ])('knows a marker in a comment that starts with %s', (start, end) => {
    const text = `a\n  ${start} #region x${end}\n  b\n  ${start} #endregion${end}\nc`;
    expect(readRegion(text, 'x')).toBe('b');
  });

  it('keeps a comment that only mentions a region', () => {
    expect(readRegion('// see #region x below\ncode')).toBe('// see #region x below\ncode');
  });

  it('leaves out spaces at the ends of lines', () => {
    expect(readRegion('a  \n\t\nb\t')).toBe('a\n\nb');
  });

  it('reads lines that end as on Windows', () => {
    expect(readRegion('// #region x\r\n  a\r\n  b\r\n// #endregion\r\n', 'x')).toBe('a\nb');
  });

  it.each([
    ['a', 'x', 'there is no region “x”. It has none.', undefined],
    [SOURCE, 'x', 'there is no region “x”. It has greet, text.', undefined],
    ['// #region x\na', 'x', 'the region “x” has no #endregion.', 1],
    ['a\n// #endregion', undefined, 'an #endregion closes nothing.', 2],
    [
      '// #region\n// #endregion',
      undefined,
      'a #region has no name. Use lower case, digits and hyphens.',
      1,
    ],
    [
      '// #region x\n// #endregion\n// #region x\n// #endregion',
      'x',
      'the region “x” begins twice. Give each its own name.',
      3,
    ],
    ['// #region x\n// #endregion y', 'x', '#endregion y closes the region “x”.', 2],
  ])('refuses %j', (text, name, message, line) => {
    expect(() => readRegion(text, name)).toThrow(expect.objectContaining({message, line}));
  });
});
