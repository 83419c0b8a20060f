import {findNearest} from '../plugins/lib/findNearest';
import {explainStale} from './compareLock';
import {listMissingTools} from './findTools';
import type {Entry, Lock} from './lock';
import type {FindTool, Proof} from './types';

/**
 * Which proofs to run: `all`, those that `only` names, those that changed `since` a revision, at most `atMost` of
 * them, or the stale ones.
 */
export type Choice = {
  all?: boolean;
  only?: readonly string[] | undefined;
  since?: string | undefined;
  atMost?: number | undefined;
};

/** Inputs of the choice: the repository, its lock, the lock of the revision, and the tools of this machine. */
type Known = {root: string; lock: Lock; before: Lock; find: FindTool};

/** Returns the proofs to run, in order. Throws at a name that no proof has. */
export function chooseProofs(
  proofs: readonly Proof[],
  {root, lock, before, find}: Known,
  {all = false, only, since, atMost}: Choice,
): Proof[] {
  if (only !== undefined) {
    const named = only.flatMap((name) => chooseByName(proofs, name));
    return proofs.filter((proof) => named.includes(proof));
  }
  if (since !== undefined) {
    const changed = proofs.filter(({id}) => !isSame(lock.get(id), before.get(id)));
    return atMost === undefined ? changed : drawProofs(changed, lock, atMost);
  }
  const isDue = (proof: Proof) => {
    const entry = lock.get(proof.id);
    // A proof that needs a build may be stale.
    if (proof.digest === undefined || explainStale(root, proof, entry) !== undefined) return true;
    // It could not be run where its tools were missing.
    const isMissing = entry !== undefined && 'missing' in entry;
    return isMissing && listMissingTools(proof.tools, find).length === 0;
  };
  return proofs.filter((proof) => all || isDue(proof));
}

/** Samples proofs by their digests, which the author of a change cannot choose. */
function drawProofs(proofs: readonly Proof[], lock: Lock, atMost: number): Proof[] {
  const drawn = proofs
    .map((proof) => ({proof, digest: lock.get(proof.id)?.digest ?? ''}))
    .sort((left, right) => (left.digest < right.digest ? -1 : 1))
    .slice(0, atMost)
    .map(({proof}) => proof);
  return proofs.filter((proof) => drawn.includes(proof));
}

/** Finds proofs by their id or name: `greeter-js` is `example/greeter-js` and its alternatives. */
function chooseByName(proofs: readonly Proof[], name: string): Proof[] {
  const chosen = proofs.filter(({id}) => {
    const [whole = ''] = id.split('#');
    return [id, whole].some((each) => [each, each.slice(each.indexOf('/') + 1)].includes(name));
  });
  if (chosen.length === 0) {
    const near = findNearest(
      name,
      proofs.map(({id}) => ({href: id, label: id.slice(id.indexOf('/') + 1)})),
    );
    const ids = (near.length > 0 ? near.map(({href}) => href) : proofs.map(({id}) => id)).join(
      ', ',
    );
    throw new Error(
      `no proof has the name “${name}”. ${near.length > 0 ? 'The nearest' : 'There are'}: ${ids}.`,
    );
  }
  return chosen;
}

const isSame = (left: Entry | undefined, right: Entry | undefined) =>
  JSON.stringify(left) === JSON.stringify(right);
