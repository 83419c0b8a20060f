import {describe, expect, it} from 'vitest';
import {chooseProofs, type Choice} from '../chooseProofs';
import type {Entry} from '../lock';
import {createEntry, createProof} from './repository';

const hello = createProof();
const other = createProof({id: 'example/hello-js#1'});
const walk = createProof({id: 'walk/languages/js#go'});
const proofs = [hello, other, walk];
const complete = new Map(proofs.map((proof) => [proof.id, createEntry(proof)]));

/** Returns the ids of the chosen proofs; `change` replaces entries of the complete lock. */
function choose(choice: Choice, change: Record<string, Entry> = {}, version?: string): string[] {
  const lock = new Map([...complete, ...Object.entries(change)]);
  const known = {root: '', lock, before: complete, find: () => version};
  return chooseProofs(proofs, known, choice).map(({id}) => id);
}

const stale = createEntry(createProof({digest: 'aaaaaaaaaaaaaaaa'}));
const missing = {
  digest: createEntry(hello).digest,
  missing: {node: 'why'},
  lastProved: null,
};

describe('the proofs to run', () => {
  it('are none where nothing changed', () => {
    expect(choose({})).toEqual([]);
  });

  it('are those whose inputs changed, or that were never proved', () => {
    expect(choose({}, {[hello.id]: stale})).toEqual([hello.id]);
    const known = {root: '', lock: new Map(), before: complete, find: () => undefined};
    expect(chooseProofs(proofs, known, {})).toEqual(proofs);
  });

  it('are those that need a build to be compared', () => {
    const known = {root: '', lock: complete, before: complete, find: () => undefined};
    const onSite = {...hello, digest: undefined};
    expect(chooseProofs([onSite, other], known, {})).toEqual([onSite]);
  });

  it('are those that lacked a tool, once it is here', () => {
    expect(choose({}, {[hello.id]: missing})).toEqual([]);
    expect(choose({}, {[hello.id]: missing}, '20.1.0')).toEqual([hello.id]);
  });

  it('are all where that is asked for', () => {
    expect(choose({all: true})).toHaveLength(3);
  });

  it.each([
    [['hello-js'], [hello.id, other.id]],
    [['example/hello-js#1'], [other.id]],
    [['languages/js'], [walk.id]],
    [
      ['languages/js#go', 'hello-js#1'],
      [other.id, walk.id],
    ],
  ])('are those of the names %j', (only, ids) => {
    expect(choose({only})).toEqual(ids);
  });

  it('are not there under a name that none has', () => {
    expect(() => choose({only: ['hello']})).toThrowErrorMatchingInlineSnapshot(
      `[Error: no proof has the name “hello”. The nearest: example/hello-js, example/hello-js#1.]`,
    );
  });

  it('are, since a revision, those whose entry is another, whatever was edited', () => {
    expect(choose({since: 'main'})).toEqual([]);
    for (const edit of [{date: '2026-11-26'}, {versions: {node: '20.0.0'}}, {digest: 'f'}]) {
      const edited = {...createEntry(walk), ...edit};
      expect(choose({since: 'main'}, {[walk.id]: edited})).toEqual([walk.id]);
    }
  });

  it('are, at most so many, drawn by their digests, in their order', () => {
    const changed = (digest: string) => ({...createEntry(hello), digest});
    const change = {[hello.id]: changed('c'), [other.id]: changed('b'), [walk.id]: changed('a')};
    expect(choose({since: 'main', atMost: 2}, change)).toEqual([other.id, walk.id]);
    expect(choose({since: 'main', atMost: 9}, change)).toHaveLength(3);
  });
});
