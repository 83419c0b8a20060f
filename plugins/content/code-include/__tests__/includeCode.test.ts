import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {includeCode} from '../index';

const root = path.join(__dirname, 'fixtures');

describe('including code', () => {
  it('shows a whole file, or a region of it', () => {
    const region = 'def greet():\n    return "Hello"';
    expect(includeCode('examples/hello/app.py', root)).toBe(`${region}\n\n\nprint(greet())`);
    expect(includeCode('examples/hello/app.py#greet', root)).toBe(region);
  });

  it.each([
    [
      'examples/hello/main.rs',
      'there is no file examples/hello/main.rs. examples/hello/ has app.py.',
    ],
    [
      'examples/nothing/here/main.rs',
      'there is no file examples/nothing/here/main.rs. examples/ has bad.go, hello.',
    ],
    [
      'examples/hello/app.py/a',
      'there is no file examples/hello/app.py/a. examples/hello/ has app.py.',
    ],
    ['sources/wit/x.wit', 'there is no file sources/wit/x.wit.'],
    [
      'examples/hello/app.py#part',
      'examples/hello/app.py: there is no region “part”. It has greet.',
    ],
    ['examples/bad.go', 'examples/bad.go:2: an #endregion closes nothing.'],
    [
      'examples/hello/app.py#',
      'file=examples/hello/app.py# names no region after its #. Write file=examples/hello/app.py#name.',
    ],
    ...['../secret', 'examples/../package.json', '/etc/hosts', 'src/a.ts', 'examples'].map(
      (value) => [
        value,
        `file=${value} is not a path into examples/, sources/. Write it from the repository's root.`,
      ],
    ),
  ])('refuses %s and says what there is', (value, message) => {
    expect(() => includeCode(value, root)).toThrow(new Error(message));
  });
});
