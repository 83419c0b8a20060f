import type {Finding} from '../check/lib/findings';
import {toLocation} from '../plugins/lib/location';
import {listMissingTools} from './findTools';
import {digestProof, LOCK_FILE, type Entry, type Lock} from './lock';
import type {Proof} from './types';

/** Finds what a lock does not prove: its entries must be those of the proofs, with the same digests. */
export function compareLock(proofs: readonly Proof[], lock: Lock, text: string): Finding[] {
  const find = (id: string, message: string): Finding => ({
    file: LOCK_FILE,
    ...toLocation(text, Math.max(0, text.indexOf(`"${id}": {`))),
    kind: 'proof',
    message: `${id} ${message}`,
  });
  const ids = new Set(proofs.map(({id}) => id));
  const unknown = [...lock.keys()]
    .filter((id) => !ids.has(id))
    .map((id) => find(id, 'is no proof. Remove the entry: npm run prove'));
  const found = proofs.flatMap((proof) => {
    const entry = lock.get(proof.id);
    const reason = entry ? explainStale(proof, entry) : 'was not proved yet';
    return reason === undefined
      ? []
      : [find(proof.id, `${reason}. Run: npm run prove -- --only ${proof.id}`)];
  });
  return [...unknown, ...found];
}

/** Why an entry proves nothing of a proof as it is now; undefined where it does. */
export function explainStale(proof: Proof, entry: Entry): string | undefined {
  const names = [...new Set([...Object.keys(proof.inputs), ...Object.keys(entry.inputs)])];
  const changed = names.filter((name) => proof.inputs[name] !== entry.inputs[name]);
  if (changed.length > 0) {
    return `was proved before ${changed.join(', ')} changed`;
  }
  if (entry.digest !== digestProof(proof, entry.scenarios)) {
    return 'has a digest that is not that of its tools, inputs and scenarios';
  }
  const unmet = 'versions' in entry ? listMissingTools(proof.tools, findIn(entry.versions)) : [];
  return unmet.length === 0 ? undefined : `was proved with other tools: ${unmet.join(', ')}`;
}

const findIn = (versions: Readonly<Record<string, string>>) => (name: string) => versions[name];
