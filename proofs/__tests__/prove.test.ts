import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {collectProofs} from '../collectProofs';
import {readLock, writeLock} from '../lock';
import {prove} from '../prove';
import type {Proof} from '../types';
import {createEntry, createProof} from './repository';

vi.mock('../collectProofs', () => ({collectProofs: vi.fn()}));

const finding = {file: 'a', line: 1, column: 2, kind: 'output', message: 'Another output.'};
const good = createProof({id: 'example/good'});
const bad = createProof({id: 'example/bad'}, {findings: [finding]});
const scenarios = createProof({id: 'platform/a'}, {findings: [], scenarios: ['one', 'two']});

let printed = '';
beforeEach(() => {
  printed = '';
  vi.stubEnv('CI', '');
  vi.spyOn(console, 'log').mockImplementation((text: string) => (printed += `${text}\n`));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A repository with a committed lock of some proofs, and the command in it. */
async function createRepository(proofs: Proof[], locked: [Proof, string[]?][] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'prove-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const entries = locked.map(([proof, ids]) => [proof.id, createEntry(proof, ids)] as const);
  await writeLock(root, new Map(entries));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a');
  vi.mocked(collectProofs).mockResolvedValue({
    ...{proofs, examples: [], walks: [], blocks: [], findings: []},
  });
  const buildSite = vi.fn(() => Promise.resolve({exitCode: 0}));
  return {
    root,
    run: (choice: {all?: boolean; only?: string; since?: string} = {}) =>
      prove({root, buildSite, ...choice}),
    listLocked: () => [...readLock(root).lock.keys()],
    read: () => readFileSync(path.join(root, 'proofs.lock.json'), 'utf8'),
  };
}

describe('the command', () => {
  it('writes what passes, and never what fails', async () => {
    const {run, listLocked} = await createRepository([bad, good, scenarios]);
    expect(await run()).toEqual({passed: 2, failed: 1});
    expect(listLocked()).toEqual([good.id, scenarios.id]);
    expect(printed).toContain('a:1:2 output Another output.\nexample/bad: failed');
  });

  it('leaves the entry of a proof that fails as it is', async () => {
    const {run, read} = await createRepository([bad], [[bad]]);
    const before = read();
    expect(await run({all: true})).toEqual({passed: 0, failed: 1});
    expect(read()).toBe(before);
  });

  it('runs nothing where nothing changed, and removes what is no proof any more', async () => {
    const {run, listLocked} = await createRepository([good], [[good], [bad]]);
    expect(await run()).toEqual({passed: 0, failed: 0});
    expect(listLocked()).toEqual([good.id]);
  });

  it('runs nothing where the lock cannot be read', async () => {
    const {run, root} = await createRepository([good]);
    execFileSync('sh', ['-c', 'echo "<<<<<<< ours" > proofs.lock.json'], {cwd: root});
    expect(await run()).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('proofs.lock.json:1:1 lock');
  });
});

describe('the command since a revision', () => {
  it('confirms nothing where no entry changed', async () => {
    const {run} = await createRepository([bad], [[bad]]);
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 0});
  });

  it('runs what was written since, and writes nothing', async () => {
    const {run, root, read} = await createRepository([good, bad], [[good]]);
    await writeLock(
      root,
      new Map([good, bad].map((proof) => [proof.id, createEntry(proof)] as const)),
    );
    const before = read();
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('example/bad: failed');
    expect(read()).toBe(before);
  });

  it('refuses a lock that is not that of the inputs, before it runs anything', async () => {
    const {run} = await createRepository([good]);
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('example/good was not proved yet');
  });

  it('names scenarios that the lock has and that did not run', async () => {
    const {run, root} = await createRepository([scenarios]);
    await writeLock(root, new Map([[scenarios.id, createEntry(scenarios, ['one', 'three'])]]));
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('ran the scenarios one, two, and the lock has one, three.');
  });
});
