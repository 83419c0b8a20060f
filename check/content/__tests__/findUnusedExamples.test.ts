import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parsePage} from '../../lib/pages/parsePage';
import {findUnusedExamples} from '../checkPageSet';

const root = path.join(import.meta.dirname, 'fixtures/repository');

const find = (source: string) =>
  findUnusedExamples(root, new Map([['docs/a.mdx', parsePage('docs/a.mdx', source)]])).map(
    formatFinding,
  );

describe('an example', () => {
  it.each(['<Download example="greeter" />', '```c file=examples/greeter/main.c\n```'])(
    'is used by a page with %j',
    (source) => {
      expect(find(source)).toEqual([]);
    },
  );

  it.each(['Text.', '<Download example="greeter-c" />'])(
    'is not used by a page with only %j',
    (source) => {
      expect(find(source)).toEqual([
        'examples/greeter/example.json:1:1 unused-example no page shows this example. Show it on one, or remove its folder.',
      ]);
    },
  );
});
