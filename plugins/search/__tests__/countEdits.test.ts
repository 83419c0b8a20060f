import {expect, it} from 'vitest';
import {countEdits} from '../client/countEdits';

it.each([
  ['morph', 'morph', 0],
  ['morph', 'morphs', 1],
  ['morphs', 'morph', 1],
  ['morph', 'worph', 1],
  ['morhp', 'morph', 1],
  ['omrhp', 'morph', 2],
  ['ab', 'ba', 1],
  ['', 'ab', 2],
  ['instalation', 'installation', 1],
  ['morph', 'server', Infinity],
  ['m', 'morph', Infinity],
])('%j differs from %j by %d typing errors', (from, to, edits) => {
  expect(countEdits(from, to, 2)).toBe(edits);
});

it('counts no further than asked for', () => {
  expect(countEdits('omrhp', 'morph', 1)).toBe(Infinity);
});
