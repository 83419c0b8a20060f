import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Finding} from '../check/lib/findings';
import {formatFinding} from '../check/lib/formatFinding.mjs';
import {chooseProofs, type Choice} from './chooseProofs';
import {collectProofs} from './collectProofs';
import {compareLock, findUnknown} from './compareLock';
import {findTools} from './findTools';
import {installTools} from './installTools';
import {digestProofs} from './inputs';
import {findEntry, readLock, readLockAt, writeLock, type Entry, type Lock} from './lock';
import {tryProof} from './tryProof';
import type {Proof, ProofContext} from './types';

type Options = Choice & {root: string; buildSite: () => Promise<{exitCode: number}>};

/** Counts of the chosen proofs. */
type Result = {passed: number; failed: number};

/**
 * Runs the chosen proofs, and writes each that passes to the lock at once; a failure is never written. Failures are
 * printed again at the end, after `Failed:`. With `since`, this machine only confirms the author's lock: nothing is
 * written.
 */
export async function prove({root, buildSite, ...choice}: Options): Promise<Result> {
  const collected = await collectProofs(root);
  const locked = readLock(root);
  const {lock} = locked;
  const before = choice.since === undefined ? lock : readLockAt(root, choice.since);
  const choose = (proofs: readonly Proof[]) =>
    chooseProofs(proofs, {root, lock, before, find: findTools(process.env)}, choice);
  const provideSite = buildOnce(buildSite);
  let {proofs} = collected;
  const isReadable = collected.findings.length + locked.findings.length === 0;
  if (isReadable && choose(proofs).some(({inputs}) => inputs.site)) {
    // Without a site, each proof on it fails when it asks for one.
    const hasSite = await provideSite().then(
      () => true,
      () => false,
    );
    const onSite = proofs.filter(({inputs}) => inputs.site);
    const digested = await digestProofs(root, onSite, {hasSite});
    proofs = proofs.map((proof) => digested.find(({id}) => id === proof.id) ?? proof);
  }
  const isConfirming = choice.since !== undefined;
  const stale =
    isReadable && isConfirming
      ? [...findUnknown(proofs, locked), ...compareLock(root, proofs, locked)]
      : [];
  const obstacles = [...collected.findings, ...locked.findings, ...stale];
  if (obstacles.length > 0) {
    report(obstacles);
    return {passed: 0, failed: obstacles.length};
  }
  const wanted = choose(proofs);
  console.log(`${wanted.length} of ${proofs.length} proofs to run.`);
  const known = new Set(proofs.map(({id}) => id));
  const current = new Map([...lock].filter(([id]) => known.has(id)));
  if (!isConfirming && current.size < lock.size) writeLock(root, current);
  const scratch = await mkdtemp(path.join(tmpdir(), 'hayride-proofs-'));
  try {
    const context = createContext({root, scratch, provideSite}, wanted);
    const write = (id: string, entry: Entry) => writeLock(root, current.set(id, entry));
    return await runProofs(wanted, context, {lock, ...(!isConfirming && {write})});
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

/**
 * Runs proofs one after another. Without `write`, results must match the lock, and a failed proof is tried once more:
 * most proofs download from registries, and a confirmation is about the proof, not about the network.
 */
async function runProofs(
  wanted: readonly Proof[],
  context: ProofContext,
  {lock, write}: {lock: Lock; write?: (id: string, entry: Entry) => void},
): Promise<Result> {
  const result = {passed: 0, failed: 0};
  const failures: Finding[] = [];
  for (const [index, proof] of wanted.entries()) {
    console.log(`\n[${index + 1}/${wanted.length}] ${proof.id}`);
    const start = performance.now();
    const attempt = () => tryProof(proof, context, lock.get(proof.id));
    let outcome = await attempt();
    if (!write && outcome.findings.length > 0) {
      report(outcome.findings);
      console.log(`${proof.id}: failed, and is tried once more`);
      outcome = await attempt();
    }
    const {entry, findings} = outcome;
    if (!write) findings.push(...compareEntries(proof, lock.get(proof.id), entry));
    report(findings);
    failures.push(...findings);
    const isProved = entry !== undefined && findings.length === 0;
    const seconds = Math.round((performance.now() - start) / 1000);
    const verdict = isProved ? ('missing' in entry ? 'not here' : 'proved') : 'failed';
    console.log(`${proof.id}: ${verdict}, ${seconds} s`);
    result[isProved ? 'passed' : 'failed'] += 1;
    if (isProved) write?.(proof.id, entry);
  }
  if (failures.length > 0) {
    console.log('\nFailed:');
    report(failures);
  }
  return result;
}

function buildOnce(buildSite: Options['buildSite']): ProofContext['provideSite'] {
  let site: Promise<void> | undefined;
  const build = async () => {
    const {exitCode} = await buildSite();
    if (exitCode !== 0) throw new Error('the site could not be built.');
  };
  return () => (site ??= build());
}

/** Creates the context of proofs. In CI, installs missing tools first. */
function createContext(
  rest: Pick<ProofContext, 'root' | 'scratch' | 'provideSite'>,
  proofs: readonly Proof[],
): ProofContext {
  const isInstalling = process.env.CI && proofs.length > 0;
  const env = isInstalling ? installTools(rest.root, proofs) : {...process.env};
  // Some proofs start their programs in the environment of this process.
  process.env.PATH = env.PATH;
  return {...rest, env, find: findTools(env)};
}

/** Compares this machine's result with the lock; a tool that the author had may be missing here. */
function compareEntries(
  {id}: Proof,
  locked: Entry | undefined,
  entry: Entry | undefined,
): Finding[] {
  if (entry === undefined || 'missing' in entry || entry.digest === locked?.digest) {
    return [];
  }
  const message = `${id} ran the scenarios ${entry.scenarios?.join(', ')}, and the lock has ${locked?.scenarios?.join(', ')}. Run: npm run prove -- --only ${id}`;
  return [{...findEntry(id), kind: 'proof', message}];
}

function report(findings: readonly Finding[]): void {
  findings.forEach((finding) => console.log(formatFinding(finding)));
}
