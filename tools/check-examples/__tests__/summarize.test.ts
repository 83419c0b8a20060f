import {describe, expect, it} from 'vitest';
import type {Finding} from '../../shared/findings';
import {countPassed, formatSummary} from '../summarize';
import type {BlockResult, ExampleResult, State} from '../types';

const finding: Finding = {file: 'a', line: 1, column: 1, kind: 'a', message: 'a'};
const example = (state: State, findings: Finding[] = []): ExampleResult => ({
  example: {folder: 'examples/a-go', title: 'A', language: 'go', variants: []},
  state,
  compared: [],
  skipped: [],
  findings,
});
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
    expect(formatSummary(blocks, 1)).toMatchInlineSnapshot(`
      "unchecked (1): excerpt: docs/a.mdx:7
      unchecked (4): needs a model: docs/a.mdx:3, docs/a.mdx:4, docs/a.mdx:5, …
      7 blocks: 1 built and run · 0 built · 1 parsed · 5 unchecked. 1 findings."
    `);
  });
});

describe('what passed', () => {
  it('are the examples that were built and the blocks that a parser accepts', () => {
    const examples = [example('built and run'), example('built')];
    expect(countPassed([block(1, 'parsed')], examples)).toBe(3);
  });

  it('are not the blocks of an example, which counts itself, nor what nothing checks', () => {
    const blocks = [block(1, 'built and run'), block(2, 'built'), block(3, 'unchecked')];
    expect(countPassed(blocks, [example('built and run'), example('unchecked')])).toBe(1);
  });

  it('are not the blocks that the content check parses', () => {
    const {block: wit} = block(1, 'parsed');
    const json = {...wit, language: 'json'};
    const shown = {...json, shows: 'examples/a-json/a.json'};
    const blocks = [json, shown].map((each) => block(1, 'parsed', {block: each}));
    expect(countPassed(blocks, [])).toBe(1);
  });

  it('are neither examples nor blocks with a finding', () => {
    const examples = [example('built and run', [finding])];
    expect(countPassed([block(1, 'parsed', {findings: [finding]})], examples)).toBe(0);
  });
});
