import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {digestProofs} from '../inputs';
import type {Inputs} from '../types';
import {createFolder, createProof} from './repository';

const FILES = {
  'run.mjs': "import './b.mjs';\n",
  'b.mjs': 'console.log(1);\n',
  'a/x.txt': '1',
  'a/y/z.txt': '2',
};

/** Digests inputs in a folder with some files. */
async function digest(
  inputs: Partial<Inputs>,
  files: Readonly<Record<string, string>> = FILES,
  hasSite = false,
) {
  const {root} = createFolder(files);
  const proof = {...createProof(), inputs: {code: [], ...inputs}};
  const [digested] = await digestProofs(root, [proof], {hasSite});
  return digested;
}

describe('the digest of inputs', () => {
  const all = {
    code: ['run.mjs'],
    files: ['a/x.txt'],
    folders: ['a'],
    data: {a: 1},
    sources: ['docs/a.mdx'],
  };

  it('comes with the files that it is made of', async () => {
    expect((await digest(all))?.files).toEqual([
      'a/x.txt',
      'a/y/z.txt',
      'b.mjs',
      'docs/a.mdx',
      'run.mjs',
    ]);
  });

  it.each<[string, Partial<Inputs>, Record<string, string>]>([
    ['code', all, {...FILES, 'b.mjs': 'console.log(2);\n'}],
    ['a file', {files: ['a/x.txt']}, {...FILES, 'a/x.txt': '3'}],
    ['a file of a folder', {folders: ['a']}, {...FILES, 'a/y/z.txt': '3'}],
    ['a new file of a folder', {folders: ['a']}, {...FILES, 'a/new.txt': ''}],
    ['data', {data: {a: 2}}, FILES],
  ])('changes with %s', async (_what, inputs, files) => {
    const before = await digest('data' in inputs && inputs !== all ? {data: {a: 1}} : inputs);
    expect((await digest(inputs, files))?.digest).not.toBe(before?.digest);
  });

  it('does not change where files and folders only move', async () => {
    const moved = {
      'code/go.mjs': "import '../b.mjs';\n",
      'b.mjs': 'console.log(1);\n',
      'c/d/x.txt': '1',
      'c/d/y/z.txt': '2',
    };
    const inputs = {...all, code: ['code/go.mjs'], files: ['c/d/x.txt'], folders: ['c/d']};
    expect((await digest(inputs, moved))?.digest).toBe((await digest(all))?.digest);
  });

  it('does not change with what git ignores, nor with a file that is gone from the disk', async () => {
    const {root, write, commit} = createFolder({
      ...FILES,
      '.gitignore': '.DS_Store\n',
      'a/gone.txt': '',
    });
    const read = async () =>
      (await digestProofs(root, [createProof({inputs: {code: [], folders: ['a']}})]))[0]?.digest;
    commit();
    rmSync(path.join(root, 'a/gone.txt'));
    const before = await read();
    write('a/.DS_Store', 'x');
    expect(await read()).toBe(before);
    write('a/note.txt', 'x');
    expect(await read()).not.toBe(before);
  });

  it('is unknown for the built site until that is there, and then changes with it', async () => {
    const readSite = vi.fn(() => 1);
    expect((await digest({site: [readSite]}))?.digest).toBeUndefined();
    expect(readSite).not.toHaveBeenCalled();
    const before = await digest({site: [readSite]}, FILES, true);
    expect(before?.digest).toMatch(/^[\da-f]{16}$/);
    expect((await digest({site: [() => 2]}, FILES, true))?.digest).not.toBe(before?.digest);
  });
});
