import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../check/lib/formatFinding.mjs';
import {compareLock, findUnknown} from '../compareLock';
import {readLock, readLockAt, writeLock} from '../lock';
import type {Proof} from '../types';
import {createEntry, createFolder, createProof} from './repository';

const proof = createProof();
const entry = createEntry(proof);
const scenarios = createProof({id: 'platform/sandbox', digest: 'aaaaaaaaaaaaaaaa'});

/** The conflict that git leaves after two changes of one entry. */
const CONFLICT = `{
<<<<<<< ours
  "example/b": {"digest": "1"}
=======
  "example/b": {"digest": "2"}
>>>>>>> theirs
}
`;

/** Returns the findings in a lock whose file of examples has these entries, or this content. */
function check(
  proofs: Proof[],
  written: Record<string, unknown> | string,
  {root, write} = createFolder(),
): string[] {
  const text = typeof written === 'string' ? written : JSON.stringify(written, null, 2);
  write('proofs/lock/example.json', text);
  const locked = readLock(root);
  const compared = [...findUnknown(proofs, locked), ...compareLock(root, proofs, locked)];
  return (locked.findings.length > 0 ? locked.findings : compared).map((each) =>
    formatFinding(each),
  );
}

describe('a lock', () => {
  it('is clean where every proof has its entry', () => {
    const other = createProof({id: 'example/a'});
    expect(check([other, proof], {[proof.id]: entry, [other.id]: createEntry(other)})).toEqual([]);
  });

  it('names the inputs that differ from the commit of a stale proof, the id and the command', () => {
    const folder = createFolder({'main.mjs': '1', 'other.mjs': '1', '.gitignore': 'ignored.mjs\n'});
    const changed = createProof({
      digest: 'fedcba9876543210',
      files: ['ignored.mjs', 'main.mjs', 'new.mjs'],
    });
    const committed = {...entry, commit: folder.commit()};
    for (const file of ['main.mjs', 'other.mjs', 'new.mjs', 'ignored.mjs']) folder.write(file, '2');
    expect(check([changed], {[proof.id]: committed}, folder)).toEqual([
      'proofs/lock/example.json:2:3 proof example/hello-js was proved before main.mjs, new.mjs changed. Run: npm run prove -- --only example/hello-js',
    ]);
  });

  it('says no more than that inputs changed where the commit is not in the clone', () => {
    const folder = createFolder({'main.mjs': '1'});
    folder.commit();
    folder.write('main.mjs', '2');
    const changed = createProof({digest: 'fedcba9876543210'});
    expect(check([changed], {[proof.id]: entry}, folder).join()).toContain(
      'was proved before its inputs changed.',
    );
  });

  it('names a proof without an entry, and an entry without a proof', () => {
    expect(check([scenarios], {[proof.id]: entry})).toEqual([
      'proofs/lock/example.json:2:3 proof example/hello-js is not a proof. Remove the entry: npm run prove',
      'proofs/lock/platform.json:1:1 proof platform/sandbox was not proved yet. Run: npm run prove -- --only platform/sandbox',
    ]);
  });

  it.each<[string, object, Proof, Record<string, string>?]>([
    ['its digest', {digest: 'ffffffffffffffff'}, proof],
    ['its scenarios', {scenarios: ['no-files']}, proof],
    ['the tools of its proof', {}, createProof({tools: {node: '20', go: ''}}), {go: '1.2'}],
  ])('is stale where %s changed', (_what, edit, changed, versions = {}) => {
    const edited = {...entry, ...edit, versions: {...entry.versions, ...versions}};
    expect(check([changed], {[proof.id]: edited}).join()).toContain('before its inputs changed');
  });

  it('names an entry that other tools proved', () => {
    const other = {...entry, versions: {node: '18.0.0'}};
    expect(check([proof], {[proof.id]: other}).join()).toContain(
      'was proved with other tools: node is 18.0.0, not 20',
    );
  });

  it('needs only an entry for a proof on a site that is not built', () => {
    const onSite = createProof({digest: undefined});
    expect(check([onSite], {[proof.id]: entry})).toEqual([]);
    expect(check([onSite], {}).join()).toContain('was not proved yet');
  });

  it.each([
    [
      'a key that is there twice',
      `{"example/b": 1,\n"example/b": 1}`,
      /:2:1 lock Map keys must be/,
    ],
    ['a conflict', CONFLICT, /:4:1 lock .*Take one side/],
    ['a half', '{"a/b": {', /lock .*Take one side/],
    ['a list', '[]', /:1:1 lock this is no object of JSON/],
    ['a proof of another kind', '{"walk/b": {}}', /:1:2 lock "walk\/b" is not allowed/],
  ])('refuses %s, at its line', (_what, text, message) => {
    expect(check([], text).join('\n')).toMatch(message);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['without a digest', {digest: undefined}, /digest" is required/],
    ['without a commit', {commit: undefined}, /without its required peers/],
    ['with another date', {date: 'yesterday'}, /fails to match the a date pattern/],
    ['with a short digest', {digest: 'ff'}, /length must be 16/],
    ['with an unknown key', {result: 'passed'}, /result" is not allowed/],
    ['that is proved and not', {missing: {a: 'b'}, lastProved: null}, /conflict/],
  ])('refuses an entry %s', (_what, edit, message) => {
    expect(check([proof], {[proof.id]: {...entry, ...edit}}).join()).toMatch(message);
  });
});

describe('the files', () => {
  it('are none at first', () => {
    expect(readLock(createFolder().root)).toMatchObject({lock: new Map(), findings: []});
  });

  it('are written sorted and whole, one a kind, and read back the same', () => {
    const {root, write} = createFolder();
    write('proofs/lock/walk.json', '{}');
    const other = createProof({id: 'example/a'});
    const lock = new Map([
      [scenarios.id, createEntry(scenarios, ['no-network'])],
      [proof.id, entry],
      [other.id, createEntry(other)],
    ]);
    writeLock(root, lock);
    const {lock: read, texts} = readLock(root);
    expect(read).toEqual(lock);
    expect([...read.keys()]).toEqual([other.id, proof.id, scenarios.id]);
    expect(texts.get('example')).toMatch(/^\{\n.*\}\n$/s);
    expect(readdirSync(path.join(root, 'proofs/lock'))).toEqual(['example.json', 'platform.json']);
  });

  it('are those of a revision, none before its first ones, and refused without the revision', () => {
    const {root, commit} = createFolder();
    commit();
    const lock = new Map([
      [proof.id, entry],
      [scenarios.id, createEntry(scenarios)],
    ]);
    writeLock(root, lock);
    commit();
    expect(readLockAt(root, 'HEAD')).toEqual(lock);
    expect(readLockAt(root, 'HEAD~1')).toEqual(new Map());
    expect(() => readLockAt(root, 'nowhere')).toThrowErrorMatchingInlineSnapshot(
      `[Error: there is no revision “nowhere” here. Fetch it, or name another.]`,
    );
  });
});
