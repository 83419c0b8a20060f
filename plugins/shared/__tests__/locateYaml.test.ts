import {describe, expect, it} from 'vitest';
import {LineCounter, parseDocument} from 'yaml';
import {locateYaml} from '../locateYaml';

function locate(source: string, path: (string | number)[]): string {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  const {line, column} = locateYaml(document, lines, path);
  return `${line}:${column}`;
}

describe('the place in YAML', () => {
  it.each([
    [['a'], '1:4'],
    [['b', 1], '4:5'],
    [['b', 1, 'c'], '4:8'],
    [[], '1:1'],
  ])('of %j is where its value stands', (path, place) => {
    expect(locate('a: 1\nb:\n  - 2\n  - c: 3\n', path)).toBe(place);
  });

  it.each([
    [['b', 0, 'd'], '2:5'],
    [['d', 'e', 0], '1:1'],
  ])('of %j, which is missing, is that of the nearest thing around it', (path, place) => {
    expect(locate('b:\n  - c: 3\n', path)).toBe(place);
  });

  it('of anything is the start where the file is empty', () => {
    expect(locate('', ['a'])).toBe('1:1');
  });
});
