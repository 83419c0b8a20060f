import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {digestProof, type Entry} from '../lock';
import type {Outcome, Proof} from '../types';

/** Creates a proof of one input, which passes unless told otherwise. */
export const createProof = (
  rest: Partial<Proof> = {},
  outcome: Outcome = {findings: []},
): Proof => ({
  id: 'example/hello-js',
  tools: {node: '20'},
  inputs: {code: []},
  digest: '0123456789abcdef',
  files: ['main.mjs'],
  run: () => Promise.resolve(outcome),
  ...rest,
});

/** Creates the entry of a proof that passed. */
export const createEntry = (proof: Proof, scenarios?: string[]) =>
  ({
    digest: digestProof(proof, scenarios),
    date: '2026-11-25',
    commit: '0123456789',
    versions: {node: '20.20.2'},
    ...(scenarios && {scenarios}),
  }) satisfies Entry;

/** Creates a folder with some files; `git` runs git in it and returns its output. */
export function createFolder(files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], {cwd: root, stdio: 'pipe'})
      .toString()
      .trim();
  const commit = () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', 'a');
    return git('rev-parse', '--short=10', 'HEAD');
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  return {root, write, git, commit};
}
