import {execFileSync} from 'node:child_process';
import type {Finding} from '../check/lib/findings';
import {listMissingTools} from './findTools';
import {digestProof, findEntry, type Entry, type LockFiles} from './lock';
import type {Proof} from './types';

/**
 * Finds proofs that a lock does not confirm: each must have an entry with the same digest. A proof without a digest
 * only needs an entry of the same tools.
 */
export function compareLock(
  root: string,
  proofs: readonly Proof[],
  {lock, texts}: LockFiles,
): Finding[] {
  return proofs.flatMap((proof) => {
    const {id} = proof;
    const reason = explainStale(root, proof, lock.get(id));
    const message = `${id} ${reason}. Run: npm run prove -- --only ${id}`;
    return reason === undefined ? [] : [{...findEntry(id, texts), kind: 'proof', message}];
  });
}

/** Finds entries of a lock without a proof. */
export function findUnknown(proofs: readonly Proof[], {lock, texts}: LockFiles): Finding[] {
  const ids = new Set(proofs.map(({id}) => id));
  return [...lock.keys()]
    .filter((id) => !ids.has(id))
    .map((id) => {
      const message = `${id} is not a proof. Remove the entry: npm run prove`;
      return {...findEntry(id, texts), kind: 'proof', message};
    });
}

/** Explains why an entry does not hold for the current proof; undefined if it does. */
export function explainStale(
  root: string,
  proof: Proof,
  entry: Entry | undefined,
): string | undefined {
  if (!entry) return 'was not proved yet';
  const versions = 'versions' in entry ? entry.versions : undefined;
  const unmet = versions ? listMissingTools(proof.tools, (name) => versions[name]) : [];
  if (unmet.length > 0) return `was proved with other tools: ${unmet.join(', ')}`;
  if (proof.digest === undefined || entry.digest === digestProof(proof, entry.scenarios))
    return undefined;
  const changed = 'commit' in entry ? listChanges(root, entry.commit) : [];
  const names = changed.filter((file) => proof.files.includes(file)).join(', ');
  return `was proved before ${names || 'its inputs'} changed`;
}

/** Lists the files that differ from a commit, or are new since; none if the commit is not in this clone. */
function listChanges(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'}).split('\0');
  try {
    const changed = git('diff', '-z', '--name-only', '--no-renames', commit);
    return [...changed, ...git('ls-files', '-z', '--others', '--exclude-standard')];
  } catch {
    return [];
  }
}
