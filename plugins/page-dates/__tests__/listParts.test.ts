import {describe, expect, it} from 'vitest';
import {REFERENCES} from '../../../references';
import {listParts} from '../index';

describe('a page is made of', () => {
  it.each([
    [
      'files of code',
      '```rust file=examples/a/src/lib.rs#logic title="b"',
      ['examples/a/src/lib.rs'],
    ],
    ['quoted files', '```wit file="wit/ai/agents.wit"', ['wit/ai/agents.wit']],
    ['archives', '<Download example="greeter-rust" />', ['examples/greeter-rust']],
    ['packages of Hayride', '<WitPackage name="hayride:ai" folded />', ['wit/ai']],
    ['packages of WASI', '<WitPackage name="wasi:io" />', ['wit/deps/io', 'wit/words.yaml']],
    ['the map of packages', '<WitMap />', ['wit']],
    [
      'a description of an API',
      '<ApiRoutes file="openapi/hayride.yaml" />',
      ['openapi/hayride.yaml'],
    ],
    ['the Go bindings', '<GoPackages group="ai" />', ['bindings/go.json', 'bindings/go.yaml']],
    ['its own tables', '<NameTable family="setting">', []],
    ['its own text', 'Write `file=` or <Ground is="run" />.', []],
  ])('%s', (_, source, parts) => {
    expect(listParts(source, REFERENCES)).toEqual(parts);
  });

  it('each of them once', () => {
    const line = '<WitPackage name="hayride:ai" />\n```wit file=wit/ai/agents.wit\n';
    expect(listParts(line.repeat(2), REFERENCES)).toEqual(['wit/ai', 'wit/ai/agents.wit']);
  });
});
