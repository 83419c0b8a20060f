import {expect, it} from 'vitest';
import {sumTree} from '../watchMemory';

it('the memory of a process is that of all that it started, however deep', () => {
  const processes = [
    {pid: 1, parent: 0, resident: 1000},
    {pid: 5, parent: 1, resident: 100},
    {pid: 6, parent: 5, resident: 10},
    {pid: 7, parent: 6, resident: 1},
    {pid: 8, parent: 1, resident: 500},
  ];
  expect(sumTree(processes, 5)).toBe(111);
});
