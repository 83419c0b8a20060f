import type {CheckOptions, CheckResult, Finding} from '../check/lib/findings';
import {checkBlock} from './blocks/checkBlock';
import {PROGRAMS} from './blocks/componentParsers';
import {describeExample} from './blocks/describeExample';
import {formatSummary} from './blocks/summarize';
import type {BlockResult} from './blocks/types';
import {collectProofs, type Collected} from './collectProofs';
import {collectTies, findLostTies} from './collectTies';
import {compareLock, explainStale, findUnknown} from './compareLock';
import {readLock, type Lock} from './lock';
import type {Proof} from './types';
import {listBlocks, nameWalk} from './walks/proveWalks';

/** `built`: compares the proofs that read the built site, which must exist. */
type Options = CheckOptions & {built?: boolean};

/**
 * Compares the lock with the inputs of all proofs, and the statements of pages with its scenarios, without running
 * anything. The summary counts the blocks of the pages by their state. With `built`, it compares only the proofs that
 * read the built site.
 */
export async function checkProofs({root, built = false}: Options): Promise<CheckResult> {
  const collected = await collectProofs(root, built);
  const locked = readLock(root);
  const {lock} = locked;
  const onSite = collected.proofs.filter(({inputs}) => inputs.site);
  const isBroken = locked.findings.length > 0;
  const compare = (proofs: readonly Proof[]) =>
    isBroken ? locked.findings : compareLock(root, proofs, locked);
  if (built) {
    const findings = compare(onSite);
    const summary = `${onSite.length} proofs on the built site: ${findings.length} findings.`;
    return {passed: Math.max(onSite.length - findings.length, 0), findings, skipped: [], summary};
  }
  const stale = compare(collected.proofs);
  const unknown = isBroken ? [] : findUnknown(collected.proofs, locked);
  const ties = await collectTies(root);
  const scenarios = [...lock.values()].flatMap((entry) => entry.scenarios ?? []);
  const blocks = await checkBlocks(root, collected, lock);
  const findings: Finding[] = [
    ...collected.findings,
    ...unknown,
    ...stale,
    ...(isBroken ? [] : findLostTies(scenarios, ties)),
    ...blocks.flatMap((block) => block.findings),
  ];
  const tied = new Set(ties.map(({id}) => id));
  const compared = collected.proofs.length - onSite.length;
  return {
    passed: Math.max(compared - stale.length, 0),
    findings,
    skipped: listMissing(lock),
    summary: [
      formatSummary(blocks),
      `${scenarios.length} scenarios, ${tied.size} of them prove ${ties.length} statements.`,
      `${onSite.length} proofs not compared: they need a build, after which npm test compares them.`,
      `${compared} proofs: ${findings.length} findings.`,
    ].join('\n'),
  };
}

/** Lists the proofs that miss a tool where the lock is written, with their last run elsewhere. */
function listMissing(lock: Lock): string[] {
  return [...lock].flatMap(([id, entry]) => {
    if (!('missing' in entry)) {
      return [];
    }
    const last = entry.lastProved ? `on ${entry.lastProved.date}` : 'never';
    return Object.values(entry.missing).map(
      (reason) => `${id}: ${reason} Proved elsewhere: ${last}.`,
    );
  });
}

async function checkBlocks(
  root: string,
  {proofs, examples, walks, blocks}: Collected,
  lock: Lock,
): Promise<BlockResult[]> {
  const byId = new Map(proofs.map((proof) => [proof.id, proof]));
  const explain = (id: string): string | undefined => {
    const [proof, entry] = [byId.get(id), lock.get(id)];
    if (!proof || !entry) return `${id} was not proved`;
    const missing = 'missing' in entry ? Object.keys(entry.missing).join(', ') : undefined;
    return missing === undefined ? explainStale(root, proof, entry) : `${id} needs ${missing}`;
  };
  const isProved = (id: string) => explain(id) === undefined;
  const proved = walks.filter((walk) => isProved(nameWalk(walk)));
  const known = {
    walked: new Set(proved.flatMap(listBlocks)),
    examples: examples.map((example) => describeExample(example, explain)),
    parsed: new Set(Object.keys(PROGRAMS).filter((language) => isProved(`blocks/${language}`))),
  };
  const checked: BlockResult[] = [];
  for (const block of blocks) checked.push(await checkBlock(block, known));
  return checked;
}
