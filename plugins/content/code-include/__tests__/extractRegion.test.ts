import {describe, expect, it} from 'vitest';
import {extractRegion as extractFileRegion} from '../index';

const extractRegion = (text: string, name?: string) => extractFileRegion(text, 'a.go', name);

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
    expect(extractRegion(SOURCE)).toBe(
      'package main\n\nfunc greet() string {\n\treturn "Hello"\n}',
    );
  });

  it('returns a region with the content of nested ones', () => {
    expect(extractRegion(SOURCE, 'greet')).toBe('func greet() string {\n\treturn "Hello"\n}');
  });

  it('takes common indentation away', () => {
    expect(extractRegion(SOURCE, 'text')).toBe('return "Hello"');
  });

  it.each([
    ['#', ''],
    ['//', ''],
    [';;', ''],
    ['/*', ' */'],
    ['<!--', ' -->'],
  ])('knows a marker in a comment that starts with %s', (start, end) => {
    const text = `a\n  ${start} #region x${end}\n  b\n  ${start} #endregion${end}\nc`;
    expect(extractRegion(text, 'x')).toBe('b');
  });

  it.each([
    ['a\n\n// #region x\n\nb\n\n// #endregion\n\nc', 'a\n\nb\n\nc'],
    ['a\n\n// #region x\nb\n// #endregion\n\n// #region y\n\nc\n// #endregion', 'a\n\nb\n\nc'],
    ['a\n\n// #region x\n\n\nb\n// #endregion', 'a\n\n\nb'],
    ['a\n\n\n// #region x\nb\n// #endregion\n\n\nc', 'a\n\n\nb\n\n\nc'],
    ['a\n\n\nb', 'a\n\n\nb'],
  ])('leaves the blank lines that %j has on one side of a marker', (text, code) => {
    expect(extractRegion(text)).toBe(code);
  });

  it('keeps one blank line around a marker in a region', () => {
    const text = '// #region x\na\n\n// #region y\n\nb\n\n// #endregion\n\nc\n// #endregion';
    expect(extractRegion(text, 'x')).toBe('a\n\nb\n\nc');
    expect(extractRegion(text, 'y')).toBe('b');
  });

  it('keeps a comment that only mentions a region', () => {
    expect(extractRegion('// see #region x below\ncode')).toBe('// see #region x below\ncode');
  });

  it('leaves out spaces at the ends of lines', () => {
    expect(extractRegion('a  \n\t\nb\t')).toBe('a\n\nb');
  });

  it('reads lines that end as on Windows', () => {
    expect(extractRegion('// #region x\r\n  a\r\n  b\r\n// #endregion\r\n', 'x')).toBe('a\nb');
  });

  it.each([
    ['a', 'x', 'a.go: there is no region “x”. It has none.'],
    [SOURCE, 'x', 'a.go: there is no region “x”. It has greet, text.'],
    ['// #region x\na', 'x', 'a.go:1: the region “x” has no #endregion.'],
    ['a\n// #endregion', undefined, 'a.go:2: an #endregion closes nothing.'],
    [
      '// #region\n// #endregion',
      undefined,
      'a.go:1: a #region has no name. Use lower case, digits and hyphens.',
    ],
    [
      '// #region x\n// #endregion\n// #region x\n// #endregion',
      'x',
      'a.go:3: the region “x” begins twice. Give each its own name.',
    ],
    ['// #region x\n// #endregion y', 'x', 'a.go:2: #endregion y closes the region “x”.'],
  ])('refuses %j', (text, name, message) => {
    expect(() => extractRegion(text, name)).toThrow(new Error(message));
  });
});
