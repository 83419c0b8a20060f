import {describe, expect, it} from 'vitest';
import {formatSummary} from '../summarize';
import type {BlockResult, State} from '../types';

const block = (line: number, state: State, rest: Partial<BlockResult> = {}): BlockResult => ({
  block: {file: 'docs/a.mdx', line, column: 1, language: 'wit', settings: {}, code: ''},
  state,
  findings: [],
  ...rest,
});

describe('the summary', () => {
  it('counts the blocks by state and names those that nothing checks, by reason', () => {
    const blocks = [
      block(1, 'parsed'),
      block(2, 'built and run'),
      ...[3, 4, 5, 6].map((line) => block(line, 'unchecked', {reason: 'needs a model'})),
      block(7, 'unchecked', {reason: 'excerpt'}),
    ];
    expect(formatSummary(blocks)).toMatchInlineSnapshot(`
      "unchecked (1): excerpt: docs/a.mdx:7
      unchecked (4): needs a model: docs/a.mdx:3, docs/a.mdx:4, docs/a.mdx:5, …
      7 blocks: 1 built and run · 0 built · 1 parsed · 5 unchecked."
    `);
  });
});
