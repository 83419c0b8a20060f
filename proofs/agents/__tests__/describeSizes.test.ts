import {expect, it} from 'vitest';
import {createFolder} from '../../__tests__/repository';
import {describeSizes} from '../proveAfdocs';

it('the sizes of a built site are those of its pages and texts, in steps', () => {
  const {root} = createFolder({
    'build/a.html': 'a'.repeat(5_001),
    'build/a.md': 'a'.repeat(5_000),
    'build/llms.txt': 'a',
    'build/assets/js/a.js': 'a',
  });
  expect(describeSizes(root)).toEqual([
    ['a.html', 2],
    ['a.md', 1],
    ['llms.txt', 1],
  ]);
});
