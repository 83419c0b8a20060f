import {describe, expect, it} from 'vitest';
import {chooseRings} from '../chooseRings.mjs';

const names = ['lint', 'unit', 'browser'] as const;

describe('the choice of rings', () => {
  it.each([
    [[], ['lint', 'unit', 'browser']],
    [['--only', 'unit'], ['unit']],
    [['--only=unit'], ['unit']],
    [
      ['--only', 'browser,lint'],
      ['lint', 'browser'],
    ],
  ])('by %j is %j', (args, rings) => {
    expect(chooseRings(args, names)).toEqual(rings);
  });

  it.each([['unit'], ['--only'], ['--only', 'unt'], ['--only', 'unit', 'lint'], ['--all', 'unit']])(
    'refuses %s %s %s',
    (...args) => {
      const given = args.filter(Boolean);
      expect(() => chooseRings(given, names)).toThrow(
        `Unknown: ${given.join(' ')}. Use: npm test, or npm test -- --only unit,browser. The rings are lint, unit, browser.`,
      );
    },
  );
});
