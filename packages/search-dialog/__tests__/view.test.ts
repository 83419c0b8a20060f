import {expect, it} from 'vitest';
import {fillIn, tellCount} from '../src/client/dialog/view';

it.each([
  ['en', '{count} result|{count} results', 1, '1 result'],
  ['en', '{count} result|{count} results', 0, '0 results'],
  ['en-GB', '{count} result|{count} results', 12, '12 results'],
  // Zero, one, two, few, many, other.
  ['ar', 'none|one|two|{count} few|{count} many|{count} other', 3, '3 few'],
  ['ar', 'none|one|two|{count} few|{count} many|{count} other', 0, 'none'],
  // A translator who has written one form has written it for all numbers.
  ['ar', '{count} x', 3, '3 x'],
])('tells a number in the form that %s has for it: %s, %i', (language, text, count, told) => {
  expect(tellCount(text, count, language)).toBe(told);
});

it('puts a query into a text as it was typed', () => {
  expect(fillIn('No results for “{query}”', '$& {query}')).toBe('No results for “$& {query}”');
});
