import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {formatFinding} from '../../check/lib/formatFinding.mjs';
import {compareLock} from '../compareLock';
import {parseLock, readLock, readLockAt, writeLock, type Entry} from '../lock';
import type {Proof} from '../types';
import {createEntry, createProof} from './repository';

const proof = createProof();
const entry = createEntry(proof);
const scenarios = createProof({id: 'platform/sandbox', inputs: {'sandbox.ts': 'aaaaaaaaaaaaaaaa'}});

/** What git leaves of two changes of one entry. */
const CONFLICT = `{
<<<<<<< ours
  "a/b": {"digest": "1"}
=======
  "a/b": {"digest": "2"}
>>>>>>> theirs
}
`;

/** What is found in a lock with some entries, or with a text. */
function check(proofs: Proof[], written: Record<string, unknown> | string): string[] {
  const text = typeof written === 'string' ? written : JSON.stringify(written, null, 2);
  const {lock, findings} = parseLock(text);
  const found = findings.length > 0 ? findings : compareLock(proofs, lock, text);
  return found.map((finding) => formatFinding(finding));
}

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'proofs-lock-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

describe('a lock', () => {
  it('is clean where every proof has its entry, whatever the order', () => {
    const both = {
      'platform/sandbox': createEntry(scenarios, ['no-network']),
      'example/hello-js': entry,
    };
    expect(check([proof, scenarios], both)).toEqual([]);
  });

  it('names the input that changed, the id and the command', () => {
    const changed = createProof({inputs: {'examples/hello-js/main.mjs': 'fedcba9876543210'}});
    expect(check([changed], {'example/hello-js': entry})).toEqual([
      'proofs.lock.json:2:3 proof example/hello-js was proved before examples/hello-js/main.mjs changed. Run: npm run prove -- --only example/hello-js',
    ]);
  });

  it.each([
    ['an input is added', {inputs: {...proof.inputs, 'a.mjs': 'fedcba9876543210'}}, 'a.mjs'],
    ['an input is removed', {inputs: {}}, 'examples/hello-js/main.mjs'],
  ])('names it where %s', (_what, rest, name) => {
    expect(check([createProof(rest)], {'example/hello-js': entry}).join()).toContain(
      `was proved before ${name} changed`,
    );
  });

  it('names a proof without an entry, and an entry without a proof', () => {
    expect(check([scenarios], {'example/hello-js': entry})).toEqual([
      'proofs.lock.json:2:3 proof example/hello-js is no proof. Remove the entry: npm run prove',
      'proofs.lock.json:1:1 proof platform/sandbox was not proved yet. Run: npm run prove -- --only platform/sandbox',
    ]);
  });

  it.each<[string, Partial<Entry>, Proof]>([
    ['its digest', {digest: 'ffffffffffffffff'}, proof],
    ['its scenarios', {scenarios: ['no-network', 'no-files']}, scenarios],
  ])('names an entry of which %s was edited', (_what, edit, edited) => {
    const original = createEntry(edited, edited === scenarios ? ['no-network'] : undefined);
    expect(check([edited], {[edited.id]: {...original, ...edit}})).toEqual([
      `proofs.lock.json:2:3 proof ${edited.id} has a digest that is not that of its tools, inputs and scenarios. Run: npm run prove -- --only ${edited.id}`,
    ]);
  });

  it('names an entry whose inputs were taken over without a proof', () => {
    const changed = createProof({inputs: {'examples/hello-js/main.mjs': 'fedcba9876543210'}});
    const copied = {...entry, inputs: changed.inputs};
    expect(check([changed], {[proof.id]: copied}).join()).toContain(
      'has a digest that is not that',
    );
  });

  it('names an entry that other tools proved, and one whose tools have changed', () => {
    const other = {...entry, versions: {node: '18.0.0'}};
    expect(check([proof], {[proof.id]: other}).join()).toContain(
      'was proved with other tools: node is 18.0.0, not 20',
    );
    expect(check([createProof({tools: {node: '22'}})], {[proof.id]: entry}).join()).toContain(
      'has a digest that is not that of its tools',
    );
  });

  it.each([
    ['a key that is there twice', `{"a/b": 1,\n"a/b": 1}`, /:2:1 lock Map keys must be unique/],
    ['a conflict', CONFLICT, /:4:1 lock .*Take one side/],
    ['a half', '{"a/b": {', /lock .*Take one side/],
    ['a list', '[]', /:1:1 lock this is no object of JSON/],
  ])('refuses %s, at its line', (_what, text, message) => {
    expect(check([], text).join('\n')).toMatch(message);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['without inputs', {inputs: undefined}, /inputs" is required/],
    ['without a date', {date: undefined}, /without its required peers/],
    ['with another date', {date: 'yesterday'}, /fails to match the a date pattern/],
    ['with a short digest', {digest: 'ff'}, /length must be 16/],
    ['with an unknown key', {result: 'passed'}, /result" is not allowed/],
    ['that is proved and not', {missing: {a: 'b'}, lastProved: null}, /conflict/],
  ])('refuses an entry %s', (_what, edit, message) => {
    expect(check([proof], {[proof.id]: {...entry, ...edit}}).join()).toMatch(message);
  });
});

describe('the file', () => {
  it('is empty where there is none', () => {
    expect(readLock(createFolder())).toMatchObject({lock: new Map(), findings: []});
  });

  it('is written sorted and whole, and read back the same', async () => {
    const folder = createFolder();
    const lock = new Map([
      ['b/b', entry],
      ['a/a', createEntry(scenarios, ['no-network'])],
    ]);
    await writeLock(folder, lock);
    const {lock: read, text} = readLock(folder);
    expect(read).toEqual(lock);
    expect([...read.keys()]).toEqual(['a/a', 'b/b']);
    expect(text.endsWith('}\n')).toBe(true);
    expect(readdirSync(folder)).toEqual(['proofs.lock.json']);
  });

  it('is that of a revision, empty before its first one, and refused without the revision', async () => {
    const folder = createFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        stdio: 'pipe',
      })
        .toString()
        .trim();
    git('init', '--quiet');
    writeFileSync(path.join(folder, 'a'), '');
    git('add', 'a');
    git('commit', '--quiet', '-m', 'a');
    await writeLock(folder, new Map([[proof.id, entry]]));
    git('add', 'proofs.lock.json');
    git('commit', '--quiet', '-m', 'b');
    expect(readLockAt(folder, 'HEAD')).toEqual(new Map([[proof.id, entry]]));
    expect(readLockAt(folder, 'HEAD~1')).toEqual(new Map());
    expect(() => readLockAt(folder, 'nowhere')).toThrowErrorMatchingInlineSnapshot(
      `[Error: there is no revision “nowhere” here. Fetch it, or name another.]`,
    );
  });
});
