import {describe, expect, it} from 'vitest';
import {parseYaml, type YamlPath} from '../src/parseYaml';

const SOURCE = `# A comment.
title: Notes
tags:
  - name: a
  - name: b
paths:
  /notes: {get: {summary: Reads.}}
  404: Nothing
`;

describe('a file of YAML', () => {
  it('has its value', () => {
    expect(parseYaml('a.yaml', 'a: [1, x]').value).toEqual({a: [1, 'x']});
    expect(parseYaml('a.json', '{"a": null}').value).toEqual({a: null});
  });

  it.each<[YamlPath, string]>([
    [['title'], '2:1'],
    [['tags'], '3:1'],
    [['tags', 1], '5:5'],
    [['tags', 1, 'name'], '5:5'],
    [['paths', '/notes', 'get'], '7:12'],
    [['paths', '404'], '8:3'],
    [[], '2:1'],
  ])('knows the location of the key or item at %j', (path, location) => {
    const {line, column} = parseYaml('a.yaml', SOURCE).toLocation(path);
    expect(`${line}:${column}`).toBe(location);
  });

  it.each<[YamlPath, string]>([
    [['paths', '/notes', 'get', 'description'], '7:12'],
    [['paths', '/other', 'get'], '6:1'],
    [['tags', 7, 'name'], '3:1'],
    [['other'], '2:1'],
  ])('knows the nearest location of %j, which is missing', (path, location) => {
    const {line, column} = parseYaml('a.yaml', SOURCE).toLocation(path);
    expect(`${line}:${column}`).toBe(location);
  });

  it('is refused with every error at its location', () => {
    expect(() => parseYaml('a.yaml', 'a: 1\na: 2\nb: 1\nb: 2\n')).toThrow(
      'a.yaml:2:1: Map keys must be unique (yaml). Fix the YAML.\na.yaml:4:1: Map keys must be unique (yaml). Fix the YAML.',
    );
  });
});
