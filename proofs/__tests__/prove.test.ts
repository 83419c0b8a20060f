import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, test, vi} from 'vitest';
import {collectProofs} from '../collectProofs';
import {readLock, writeLock} from '../lock';
import {prove} from '../prove';
import {digestProofs} from '../inputs';
import type {Proof} from '../types';
import {createEntry, createFolder, createProof} from './repository';

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

/** Creates a repository with a committed lock of some proofs, and returns its command. */
function createRepository(proofs: Proof[], locked: [Proof, string[]?][] = []) {
  const {root, write, commit} = createFolder();
  const entries = locked.map(([proof, ids]) => [proof.id, createEntry(proof, ids)] as const);
  writeLock(root, new Map(entries));
  commit();
  vi.mocked(collectProofs).mockResolvedValue({
    ...{proofs, examples: [], walks: [], blocks: [], findings: []},
  });
  const buildSite = vi.fn(() => Promise.resolve({exitCode: 0}));
  return {
    ...{root, write, buildSite},
    run: (choice: {all?: boolean; only?: string[]; since?: string} = {}) =>
      prove({root, buildSite, ...choice}),
    listLocked: () => [...readLock(root).lock.keys()],
    read: () => readFileSync(path.join(root, 'proofs/lock/example.json'), 'utf8'),
  };
}

describe('the command', () => {
  it('writes what passes, and never what fails', async () => {
    const {run, listLocked} = createRepository([bad, good, scenarios]);
    expect(await run()).toEqual({passed: 2, failed: 1});
    expect(listLocked()).toEqual([good.id, scenarios.id]);
    expect(printed).toContain('a:1:2 output Another output.\nexample/bad: failed');
    expect(printed.endsWith('\nFailed:\na:1:2 output Another output.\n')).toBe(true);
  });

  it('leaves the entry of a proof that fails as it is', async () => {
    const {run, read} = createRepository([bad], [[bad]]);
    const before = read();
    expect(await run({all: true})).toEqual({passed: 0, failed: 1});
    expect(read()).toBe(before);
  });

  it('runs nothing where nothing changed, and removes what is no proof any more', async () => {
    const {run, listLocked} = createRepository([good], [[good], [bad]]);
    expect(await run()).toEqual({passed: 0, failed: 0});
    expect(listLocked()).toEqual([good.id]);
  });

  it('runs nothing where the lock cannot be read', async () => {
    const {run, write} = createRepository([good]);
    write('proofs/lock/example.json', '<<<<<<< ours');
    expect(await run()).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('proofs/lock/example.json:1:1 lock');
  });
});

describe('a proof on the built site', () => {
  const onSite = createProof({
    id: 'engine/a',
    inputs: {code: [], site: [() => 'site']},
    digest: undefined,
    run: async ({provideSite}) => provideSite().then(() => ({findings: []})),
  });
  const digestOnSite = async (root: string) =>
    (await digestProofs(root, [onSite], {hasSite: true}))[0] ?? onSite;

  it('is compared after a build, and run where it is stale', async () => {
    const {run, root, listLocked, buildSite} = createRepository([onSite, good], [[good]]);
    expect(await run()).toEqual({passed: 1, failed: 0});
    expect(buildSite).toHaveBeenCalledTimes(1);
    expect(listLocked()).toEqual([onSite.id, good.id]);
    expect(readLock(root).lock.get(onSite.id)?.digest).toBe(
      createEntry(await digestOnSite(root)).digest,
    );
    expect(await run()).toEqual({passed: 0, failed: 0});
  });

  it('needs no build where others are chosen', async () => {
    const {run, buildSite} = createRepository([onSite, good]);
    expect(await run({only: ['good']})).toEqual({passed: 1, failed: 0});
    expect(buildSite).not.toHaveBeenCalled();
  });

  it('fails where the site cannot be built, and keeps no other from being tried', async () => {
    const {run, buildSite, listLocked} = createRepository([onSite, good]);
    buildSite.mockResolvedValue({exitCode: 1});
    expect(await run()).toEqual({passed: 1, failed: 1});
    expect(printed).toContain('engine/a ended with an error: the site could not be built.');
    expect(listLocked()).toEqual([good.id]);
  });
});

test('the folder of what proofs write is removed, also after an error', async () => {
  let scratch = '';
  const proof = createProof({
    run: (context) => {
      ({scratch} = context);
      expect(existsSync(scratch)).toBe(true);
      return Promise.resolve({findings: []});
    },
  });
  const {run} = createRepository([proof]);
  expect(await run()).toEqual({passed: 1, failed: 0});
  expect(existsSync(scratch)).toBe(false);
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    if (text.endsWith(' s')) throw new Error('no terminal');
  });
  await expect(run({all: true})).rejects.toThrow('no terminal');
  expect(scratch).not.toBe('');
  expect(existsSync(scratch)).toBe(false);
});

describe('the command since a revision', () => {
  it('confirms nothing where no entry changed', async () => {
    const {run} = createRepository([bad], [[bad]]);
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 0});
  });

  it('runs what was written since, and writes nothing', async () => {
    const {run, root, read} = createRepository([good, bad], [[good]]);
    writeLock(root, new Map([good, bad].map((proof) => [proof.id, createEntry(proof)] as const)));
    const before = read();
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('example/bad: failed');
    expect(read()).toBe(before);
  });

  it('refuses a lock that is not that of the inputs, before it runs anything', async () => {
    const {run} = createRepository([good]);
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('example/good was not proved yet');
  });

  it('tries once more what failed, because it may have lacked a download', async () => {
    const attempts = [{findings: [finding]}, {findings: []}, {findings: [finding]}];
    const flaky = createProof({
      id: 'example/flaky',
      run: () => Promise.resolve(attempts.shift() ?? {findings: [finding]}),
    });
    const {run, root} = createRepository([flaky]);
    writeLock(root, new Map([[flaky.id, createEntry(flaky)]]));
    expect(await run({since: 'HEAD'})).toEqual({passed: 1, failed: 0});
    expect(printed).toContain('example/flaky: failed, and is tried once more');
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(attempts).toEqual([]);
  });

  it('names scenarios that the lock has and that did not run', async () => {
    const {run, root} = createRepository([scenarios]);
    writeLock(root, new Map([[scenarios.id, createEntry(scenarios, ['one', 'three'])]]));
    expect(await run({since: 'HEAD'})).toEqual({passed: 0, failed: 1});
    expect(printed).toContain('ran the scenarios one, two, and the lock has one, three.');
  });
});
