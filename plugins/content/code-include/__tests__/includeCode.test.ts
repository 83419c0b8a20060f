import {describe, expect, it} from 'vitest';
import {includeCode, type Disk} from '../index';

const FILES: Record<string, string> = {
  'examples/hello/main.go': '// #region greet\nhello\n// #endregion\nrest\n',
  'examples/hello/go.mod': 'module hello\n',
  'examples/bad/main.go': 'a\n// #endregion\n',
};

const disk: Disk = {
  readFile: (file) => FILES[file],
  listFiles: (folder) =>
    Object.keys(FILES)
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1)),
};

describe('including code', () => {
  it('shows a whole file, or a region of it', () => {
    expect(includeCode('examples/hello/main.go', disk)).toBe('hello\nrest');
    expect(includeCode('examples/hello/main.go#greet', disk)).toBe('hello');
  });

  it.each([
    [
      'examples/hello/main.rs',
      'there is no file examples/hello/main.rs. examples/hello/ has main.go, go.mod.',
    ],
    [
      'examples/nothing/here/main.rs',
      'there is no file examples/nothing/here/main.rs. examples/ has hello/main.go, hello/go.mod, bad/main.go.',
    ],
    ['sources/wit/x.wit', 'there is no file sources/wit/x.wit.'],
    [
      'examples/hello/main.go#part',
      'examples/hello/main.go: there is no region “part”. It has greet.',
    ],
    ['examples/bad/main.go', 'examples/bad/main.go:2: an #endregion closes nothing.'],
    [
      'examples/hello/main.go#',
      'file=examples/hello/main.go# names no region after its #. Write file=examples/hello/main.go#name.',
    ],
    ...['../secret', 'examples/../package.json', '/etc/hosts', 'src/a.ts', 'examples'].map(
      (value) => [
        value,
        `file=${value} is not a path into examples/, sources/. Write it from the repository's root.`,
      ],
    ),
  ])('refuses %s and says what there is', (value, message) => {
    expect(() => includeCode(value, disk)).toThrow(new Error(message));
  });
});
