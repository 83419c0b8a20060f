import {describe, expect, it} from 'vitest';
import {countPassed} from '../countPassed';
import type {CheckedBlock, Finding, Outcome, State} from '../types';

const finding: Finding = {file: 'a', line: 1, column: 1, kind: 'a', message: 'a'};
const outcome = (state: State, findings: Finding[] = []): Outcome => ({
  example: {folder: 'examples/a-go', title: 'A', language: 'go', ways: []},
  state,
  compared: [],
  skipped: [],
  findings,
});
const block = (state: State, findings: Finding[] = []): CheckedBlock => ({
  verdict: {
    block: {file: 'docs/a.mdx', line: 1, column: 1, language: 'go', settings: {}, code: ''},
    state,
  },
  findings,
});

describe('what holds', () => {
  it('are the examples that were built and the blocks that a parser accepts', () => {
    const outcomes = [outcome('built and run'), outcome('built')];
    expect(countPassed([block('parsed')], outcomes)).toBe(3);
  });

  it('are not the blocks of an example, which counts itself, nor what nothing checks', () => {
    const blocks = [block('built and run'), block('built'), block('unchecked')];
    expect(countPassed(blocks, [outcome('built and run'), outcome('unchecked')])).toBe(1);
  });

  it('are neither examples nor blocks with a finding', () => {
    const outcomes = [outcome('built and run', [finding])];
    expect(countPassed([block('parsed', [finding])], outcomes)).toBe(0);
  });
});
