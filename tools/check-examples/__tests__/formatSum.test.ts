import {expect, it} from 'vitest';
import {formatSum} from '../formatSum';
import type {Verdict} from '../types';

const verdict = (line: number, rest: Omit<Verdict, 'block'>): Verdict => ({
  block: {file: 'docs/a.mdx', line, column: 1, language: 'go', settings: {}, code: ''},
  ...rest,
});

it('sums the blocks by state and names those that nothing checks, by reason', () => {
  const verdicts = [
    verdict(1, {state: 'parsed'}),
    verdict(2, {state: 'built and run'}),
    ...[3, 4, 5, 6].map((line) => verdict(line, {state: 'unchecked', reason: 'needs a model'})),
    verdict(7, {state: 'unchecked', reason: 'excerpt'}),
  ];
  expect(formatSum(verdicts, 1)).toMatchInlineSnapshot(`
    "unchecked (1): excerpt: docs/a.mdx:7
    unchecked (4): needs a model: docs/a.mdx:3, docs/a.mdx:4, docs/a.mdx:5, …
    7 blocks: 1 built and run · 0 built · 1 parsed · 5 unchecked. 1 findings."
  `);
});
