import {execFileSync} from 'node:child_process';
import type {Finding} from '../check/lib/findings';
import {listMissingTools} from './findTools';
import {digestProof, findEntry, type Entry} from './lock';
import type {Outcome, Proof, ProofContext} from './types';

/** Tools that not every machine can have, with the reason. */
const NOT_EVERYWHERE: Readonly<Record<string, string>> = {
  'tinygo-net':
    'TinyGo, built from its Go module, lacks net and net/http, which only its releases have.',
};

/** The entry of a proof that passed or cannot run here, or undefined with findings. */
type Attempt = {entry?: Entry; findings: Finding[]};

/** Runs a proof if its tools are here. `previous` is its entry in the lock. */
export async function tryProof(
  proof: Proof,
  context: ProofContext,
  previous: Entry | undefined,
): Promise<Attempt> {
  const missing = Object.entries(proof.tools).filter(
    (tool) => listUnmet([tool], context).length > 0,
  );
  if (missing.length === 0) {
    return runProof(proof, context);
  }
  if (missing.every(([name]) => Object.hasOwn(NOT_EVERYWHERE, name))) {
    const reasons = missing.map(([name]) => [name, NOT_EVERYWHERE[name] ?? '']);
    const entry = {
      digest: digestProof(proof),
      missing: Object.fromEntries(reasons) as Record<string, string>,
      lastProved: readLastProof(previous),
    };
    return {entry, findings: []};
  }
  const names = missing.map(([name]) => name).join(' ');
  const message = `${proof.id} needs tools: ${listUnmet(missing, context).join('; ')}. Install them. On Debian and Ubuntu: export PATH="$(.ci/install-toolchains ${names}):$PATH"`;
  return {findings: [{...findEntry(proof.id), kind: 'toolchain', message}]};
}

function listUnmet(tools: readonly [string, string][], {find}: ProofContext): string[] {
  return listMissingTools(Object.fromEntries(tools), find);
}

async function runProof(proof: Proof, context: ProofContext): Promise<Attempt> {
  const {findings, scenarios} = await runSafely(proof, context);
  if (findings.length > 0) {
    return {findings};
  }
  const names = Object.keys(proof.tools);
  const entry = {
    digest: digestProof(proof, scenarios),
    date: new Date().toISOString().slice(0, 10),
    commit: readCommit(context.root),
    versions: Object.fromEntries(names.map((name) => [name, context.find(name) ?? ''])),
    ...(scenarios && {scenarios}),
  };
  return {entry, findings};
}

/** Runs a proof; an error becomes its finding, and does not keep others from running. */
async function runSafely(proof: Proof, context: ProofContext): Promise<Outcome> {
  try {
    return await proof.run(context);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `${proof.id} ended with an error: ${reason}`;
    return {findings: [{...findEntry(proof.id), kind: 'error', message}]};
  }
}

/** Reads the current commit. A proof may also depend on uncommitted changes. */
function readCommit(root: string): string {
  const args = ['rev-parse', '--short=10', 'HEAD'];
  return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'}).trim();
}

/** Returns date and tools of a proof's last success, from an entry of either kind. */
function readLastProof(entry: Entry | undefined) {
  if (!entry) return null;
  if ('missing' in entry) return entry.lastProved;
  const {digest, date, commit, versions} = entry;
  return {digest, date, commit, versions};
}
