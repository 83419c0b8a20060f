import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../check/lib/pages/parsePage';
import {collectBlocks} from '../collectBlocks';

const root = path.resolve('plugins/content/code-include/__tests__/fixtures');

const collect = (body: string) =>
  collectBlocks([parsePage('docs/a.mdx', `---\ntitle: A\n---\n\n${body}`)], root);

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
    const {blocks} = collect('```py file=examples/hello/app.py#greet\n```\n');
    const code = 'def greet():\n    return "Hello"';
    expect(blocks).toMatchObject([{code, shows: 'examples/hello/app.py'}]);
  });

  it('are a finding where there is no such file or region', () => {
    const {blocks, findings} = collect(
      '```py file=examples/hello/main.rs\n```\n\n```py file=examples/hello/app.py#y\n```\n',
    );
    expect(blocks).toEqual([]);
    expect(findings).toMatchObject([
      {line: 5, kind: 'include', message: expect.stringContaining('has app.py.') as string},
      {line: 8, kind: 'include', message: expect.stringContaining('It has greet.') as string},
    ]);
  });
});
