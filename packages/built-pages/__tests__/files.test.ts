import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {listFiles, toSlashes} from '../src/files';

const folder = mkdtempSync(path.join(tmpdir(), 'files-'));
mkdirSync(path.join(folder, 'b/c'), {recursive: true});
for (const file of ['b/c/d', 'b/a', 'a']) writeFileSync(path.join(folder, file), '');
afterAll(() => rmSync(folder, {recursive: true}));

describe.each([
  ['Unix', path.posix],
  ['Windows', path.win32],
])('on %s', (_, system) => {
  it('a path has slashes', () => {
    expect(toSlashes(system.join('a', 'b', 'c.html'), system)).toBe('a/b/c.html');
  });

  it('the files of a folder have slashes and an order', () => {
    expect(listFiles(folder, system)).toEqual(['a', 'b/a', 'b/c/d']);
  });
});
