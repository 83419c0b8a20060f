import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Finding} from '../check/lib/findings';
import {formatFinding} from '../check/lib/formatFinding.mjs';
import {chooseProofs, type Choice} from './chooseProofs';
import {collectProofs} from './collectProofs';
import {compareLock} from './compareLock';
import {findTools} from './findTools';
import {installTools} from './installTools';
import {readLock, readLockAt, writeLock, LOCK_FILE, type Entry} from './lock';
import {tryProof} from './tryProof';
import type {Proof, ProofContext} from './types';

type Options = Choice & {root: string; buildSite: () => Promise<{exitCode: number}>};

/** How many of the chosen proofs passed, and how many did not. */
type Result = {passed: number; failed: number};

/**
 * Runs the chosen proofs and writes each that passes to the lock at once; a failure is never written.
 * With `since`, the lock is what an author says, and this machine confirms it: nothing is written.
 */
export async function prove({root, buildSite, ...choice}: Options): Promise<Result> {
  const {proofs, findings} = await collectProofs(root);
  const {lock, text, findings: broken} = readLock(root);
  const isConfirming = choice.since !== undefined;
  const stale = isConfirming && broken.length === 0 ? compareLock(proofs, lock, text) : [];
  const obstacles = [...findings, ...broken, ...stale];
  if (obstacles.length > 0) {
    report(obstacles);
    return {passed: 0, failed: obstacles.length};
  }
  const before = choice.since === undefined ? lock : readLockAt(root, choice.since);
  const wanted = chooseProofs(proofs, {lock, before, find: findTools(process.env)}, choice);
  console.log(`${wanted.length} of ${proofs.length} proofs to run.`);
  const known = new Set(proofs.map(({id}) => id));
  const current = new Map([...lock].filter(([id]) => known.has(id)));
  if (!isConfirming && current.size < lock.size) {
    await writeLock(root, current);
  }
  const result = {passed: 0, failed: 0};
  const scratch = await mkdtemp(path.join(tmpdir(), 'hayride-proofs-'));
  const context = createContext(root, scratch, wanted, buildSite);
  for (const [index, proof] of wanted.entries()) {
    console.log(`\n[${index + 1}/${wanted.length}] ${proof.id}`);
    const start = performance.now();
    const {entry, findings: faults} = await tryProof(proof, context, lock.get(proof.id));
    if (isConfirming) {
      faults.push(...compareEntries(proof, lock.get(proof.id), entry));
    }
    report(faults);
    const isProved = entry !== undefined && faults.length === 0;
    const seconds = Math.round((performance.now() - start) / 1000);
    const verdict = isProved ? ('missing' in entry ? 'not here' : 'proved') : 'failed';
    console.log(`${proof.id}: ${verdict}, ${seconds} s`);
    result[isProved ? 'passed' : 'failed'] += 1;
    if (isProved && !isConfirming) {
      await writeLock(root, current.set(proof.id, entry));
    }
  }
  await rm(scratch, {recursive: true, force: true});
  return result;
}

/** In CI, what the proofs need and is missing is installed first. */
function createContext(
  root: string,
  scratch: string,
  proofs: readonly Proof[],
  buildSite: Options['buildSite'],
): ProofContext {
  const env = process.env.CI && proofs.length > 0 ? installTools(root, proofs) : {...process.env};
  // Some proofs start their programs in the environment of this process.
  process.env.PATH = env.PATH;
  let site: Promise<void> | undefined;
  const build = async () => {
    const {exitCode} = await buildSite();
    if (exitCode !== 0) throw new Error('the site could not be built.');
  };
  return {root, scratch, env, find: findTools(env), provideSite: () => (site ??= build())};
}

/** What this machine found is what the lock says; it may lack a tool that the author had. */
function compareEntries(
  {id}: Proof,
  locked: Entry | undefined,
  entry: Entry | undefined,
): Finding[] {
  if (entry === undefined || 'missing' in entry || entry.digest === locked?.digest) {
    return [];
  }
  const message = `${id} ran the scenarios ${entry.scenarios?.join(', ')}, and the lock has ${locked?.scenarios?.join(', ')}. Run: npm run prove -- --only ${id}`;
  return [{file: LOCK_FILE, line: 1, column: 1, kind: 'proof', message}];
}

function report(findings: readonly Finding[]): void {
  findings.forEach((finding) => console.log(formatFinding(finding)));
}
