import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compareFolders} from '../compareFolders.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folders-'));
});
afterEach(() => rm(root, {recursive: true}));

async function fill(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

describe('two folders', () => {
  it('are equal if all their files have the same bytes', async () => {
    const files = {'a.html': 'a', 'b/c.js': 'c'};
    expect(await compareFolders(await fill('1', files), await fill('2', files))).toEqual([]);
  });

  it('are compared file by file and byte by byte', async () => {
    const first = await fill('1', {'a.html': 'a', 'b/c.js': 'c', 'd.css': 'd'});
    const second = await fill('2', {'a.html': 'A', 'b/e.js': 'c', 'd.css': 'd'});
    expect(await compareFolders(first, second)).toEqual([
      'differs: a.html',
      `only in ${first}: b/c.js`,
      `only in ${second}: b/e.js`,
    ]);
  });
});
