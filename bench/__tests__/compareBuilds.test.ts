import {expect, it} from 'vitest';
import {formatTable} from '../compareBuilds';

it('compares the medians of each figure by itself, with no ratio to nothing', () => {
  const first = [
    {'paint, ms': 1000, 'layout shift': 0},
    {'paint, ms': 3000, 'layout shift': 0.2},
    {'paint, ms': 2000, 'layout shift': 0},
  ];
  const second = [
    {'paint, ms': 2400, 'layout shift': 0.06},
    {'paint, ms': 2600, 'layout shift': 0.04},
  ];
  expect(formatTable([{name: 'a', builds: [first, second]}])).toMatchInlineSnapshot(`
    "| second / first | a |
    | --- | --: |
    | paint, ms | 1.25 (2,000 → 2,500) |
    | layout shift | – (0 → 0.050) |"
  `);
});
