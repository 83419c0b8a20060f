import {explainStale} from './compareLock';
import {listMissingTools, type FindTool} from './findTools';
import type {Entry, Lock} from './lock';
import type {Proof} from './types';

/** Which proofs to run: `all`, those that `only` names, those that changed `since` a revision, or the stale. */
export type Choice = {all?: boolean; only?: string | undefined; since?: string | undefined};

/** What decides: the lock, the one of the revision, and the tools of this machine. */
type Known = {lock: Lock; before: Lock; find: FindTool};

/** Returns the proofs to run, in their order. Refuses a name that none has. */
export function chooseProofs(
  proofs: readonly Proof[],
  {lock, before, find}: Known,
  {all = false, only, since}: Choice,
): Proof[] {
  if (only !== undefined) {
    return chooseByName(proofs, only);
  }
  if (since !== undefined) {
    return proofs.filter(({id}) => !isSame(lock.get(id), before.get(id)));
  }
  return proofs.filter((proof) => all || isDue(proof, lock.get(proof.id), find));
}

/** By the id, or by its name: `greeter-js` is `example/greeter-js` and its alternatives. */
function chooseByName(proofs: readonly Proof[], only: string): Proof[] {
  const chosen = proofs.filter(({id}) => {
    const [whole = ''] = id.split('#');
    return [id, whole, whole.slice(whole.indexOf('/') + 1)].includes(only);
  });
  if (chosen.length === 0) {
    const ids = proofs.map(({id}) => id).join(', ');
    throw new Error(`no proof has the name “${only}”. Use one of ${ids}.`);
  }
  return chosen;
}

/** Whether a proof was never run on these inputs, or could not be where its tools were missing. */
function isDue(proof: Proof, entry: Entry | undefined, find: FindTool): boolean {
  if (!entry || explainStale(proof, entry) !== undefined) {
    return true;
  }
  return 'missing' in entry && listMissingTools(proof.tools, find).length === 0;
}

const isSame = (left: Entry | undefined, right: Entry | undefined) =>
  JSON.stringify(left) === JSON.stringify(right);
