import type {CheckOptions, CheckResult, Finding} from '../check/lib/findings';
import {checkBlock} from './blocks/checkBlock';
import {PROGRAMS} from './blocks/componentParsers';
import {describeExample} from './blocks/describeExample';
import {formatSummary} from './blocks/summarize';
import type {BlockResult} from './blocks/types';
import {collectProofs, type Collected} from './collectProofs';
import {collectTies, findLostTies} from './collectTies';
import {compareLock, explainStale} from './compareLock';
import {readLock, type Lock} from './lock';
import {listBlocks, nameWalk} from './walks/proveWalks';

/**
 * Compares the lock with the inputs of all proofs, and the statements of pages with the scenarios in it:
 * nothing is run. The summary counts the blocks of the pages by what is known of them.
 */
export async function runCheck({root}: CheckOptions): Promise<CheckResult> {
  const collected = await collectProofs(root);
  const {lock, text, findings: broken} = readLock(root);
  const stale = broken.length > 0 ? broken : compareLock(collected.proofs, lock, text);
  const ties = await collectTies(root);
  const scenarios = [...lock.values()].flatMap((entry) => entry.scenarios ?? []);
  const blocks = await checkBlocks(collected, lock);
  const findings: Finding[] = [
    ...collected.findings,
    ...stale,
    ...(broken.length > 0 ? [] : findLostTies(scenarios, ties)),
    ...blocks.flatMap((block) => block.findings),
  ];
  const tied = new Set(ties.map(({id}) => id));
  return {
    passed: Math.max(collected.proofs.length - stale.length, 0),
    findings,
    skipped: listMissing(lock),
    summary: [
      formatSummary(blocks),
      `${scenarios.length} scenarios, ${tied.size} of them prove ${ties.length} statements.`,
      `${collected.proofs.length} proofs: ${findings.length} findings.`,
    ].join('\n'),
  };
}

/** The proofs that a tool keeps from running where the lock is written, with the last one elsewhere. */
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
  {proofs, examples, walks, blocks}: Collected,
  lock: Lock,
): Promise<BlockResult[]> {
  const byId = new Map(proofs.map((proof) => [proof.id, proof]));
  const explain = (id: string): string | undefined => {
    const [proof, entry] = [byId.get(id), lock.get(id)];
    if (!proof || !entry) return `${id} was not proved`;
    const missing = 'missing' in entry ? Object.keys(entry.missing).join(', ') : undefined;
    return missing === undefined ? explainStale(proof, entry) : `${id} needs ${missing}`;
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
