import {describe, expect, it} from 'vitest';
import {chooseExamples} from '../chooseExamples';
import type {Finding} from '../types';

const example = (name: string) => ({
  folder: `examples/${name}`,
  title: name,
  language: 'go',
  ways: [],
});
const finding = (name: string): Finding => ({
  file: `examples/${name}/example.json`,
  line: 1,
  column: 1,
  kind: 'example',
  message: 'bad',
});
const collected = {
  examples: [example('a-go'), example('b-go')],
  findings: [finding('a-go'), finding('c-go')],
};

describe('the examples to check', () => {
  it('are all where none is named', () => {
    expect(chooseExamples(collected, undefined)).toEqual(collected);
  });

  it('are the one that is named, with what was found in its folder', () => {
    expect(chooseExamples(collected, 'a-go')).toEqual({
      examples: [example('a-go')],
      findings: [finding('a-go')],
    });
  });

  it('are what was found alone where the one that is named cannot be read', () => {
    expect(chooseExamples(collected, 'c-go')).toEqual({examples: [], findings: [finding('c-go')]});
  });

  it('are not there under a name that nothing has', () => {
    expect(() => chooseExamples(collected, 'd-go')).toThrowErrorMatchingInlineSnapshot(
      `[Error: there is no example “d-go”. Use one of a-go, b-go.]`,
    );
  });
});
