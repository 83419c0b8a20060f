import {describe, expect, it} from 'vitest';
import {formatPaint, takeMedians} from '../formatPaint';

describe('the medians of several runs', () => {
  it('are taken of each figure by itself', () => {
    const runs = [
      {a: 1, b: 30},
      {a: 3, b: 10},
      {a: 2, b: 20},
    ];
    expect(takeMedians(runs)).toEqual({a: 2, b: 20});
  });
});

describe('the tables', () => {
  it('have ratios first, but none of parts and none to nothing', () => {
    const sides = {
      site: {'paint, ms': 90, bytes: 1200, '– scripts': 0, shift: 0.0123},
      limit: {'paint, ms': 60, bytes: 1000, '– scripts': 0, shift: 0},
      plain: {'paint, ms': 180, bytes: 4800, '– scripts': 900, shift: 0},
    };
    expect(formatPaint([{route: '/a', sides}])).toMatchInlineSnapshot(`
      "| site / limit · site / plain | \`/a\` |
      | --- | --: |
      | paint, ms | 1.50 · 0.50 |
      | bytes | 1.20 · 0.25 |

      | site · limit · plain | \`/a\` |
      | --- | --: |
      | paint, ms | 90 · 60 · 180 |
      | bytes | 1,200 · 1,000 · 4,800 |
      | – scripts | 0 · 0 · 900 |
      | shift | 0.012 · 0 · 0 |"
    `);
  });
});
