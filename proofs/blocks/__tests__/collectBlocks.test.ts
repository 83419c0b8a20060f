import {describe, expect, it} from 'vitest';
import type {Disk} from '../../../plugins/content/code-include/index';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../collectBlocks';

const disk: Disk = {
  readFile: (file) => ({'examples/a/main.go': '// #region x\none\n// #endregion\ntwo'})[file],
  listFiles: () => ['main.go'],
};

const collect = (body: string) =>
  collectBlocks([parsePage('docs/a.mdx', `---\ntitle: A\n---\n\n${body}`)], disk);

describe('the blocks of a page', () => {
  it('are its fences in order, each at its line', () => {
    const {blocks} = collect('```sh\nls\n```\n\n```go no-check="why"\nx\n```\n');
    expect(blocks).toEqual([
      {file: 'docs/a.mdx', line: 5, column: 1, language: 'sh', settings: {}, code: 'ls'},
      {
        file: 'docs/a.mdx',
        line: 9,
        column: 1,
        language: 'go',
        settings: {'no-check': 'why'},
        code: 'x',
      },
    ]);
  });

  it('hold the code of the file that they show', () => {
    const {blocks} = collect('```go file=examples/a/main.go#x\n```\n');
    expect(blocks).toMatchObject([{code: 'one', shows: 'examples/a/main.go'}]);
  });

  it('are a finding where there is no such file or region', () => {
    const {blocks, findings} = collect(
      '```go file=examples/a/main.rs\n```\n\n```go file=examples/a/main.go#y\n```\n',
    );
    expect(blocks).toEqual([]);
    expect(findings).toMatchObject([
      {line: 5, kind: 'include', message: expect.stringContaining('has main.go.') as string},
      {line: 8, kind: 'include', message: expect.stringContaining('It has x.') as string},
    ]);
  });
});
