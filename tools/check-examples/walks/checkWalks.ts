import type {Finding} from '../../shared/findings';
import type {Pages} from '../../shared/pages/types';
import {judgeTools, type ToolPolicy} from '../findTools';
import type {BuildContext} from '../runVariant';
import type {Block} from '../types';
import {collectWalks} from './collectWalks';
import {nameRoute, runWalk} from './runWalk';
import type {Walk} from './types';

/** What came of the walks; `walked` are the blocks that are as their page says. */
type WalksResult = {
  passed: number;
  skipped: string[];
  findings: Finding[];
  walked: ReadonlySet<Block>;
};

/** Returns the walks of the pages: of all, or of the one with the route `only`. */
export function listWalks(pages: Pages, blocks: readonly Block[], only?: string): Walk[] {
  return [...pages.values()]
    .filter(({file}) => only === undefined || nameRoute(file) === only)
    .flatMap((page) => {
      const own = blocks.filter(({file}) => file === page.file);
      return collectWalks(page, own);
    });
}

/** Takes the walks one after the other, and leaves out those whose tools are missing. */
export async function checkWalks(
  walks: readonly Walk[],
  {policy, context}: {policy: ToolPolicy; context: BuildContext},
): Promise<WalksResult> {
  const walked = new Set<Block>();
  const skipped: string[] = [];
  const findings: Finding[] = [];
  let passed = 0;
  for (const walk of walks) {
    const {file, language, tools} = walk;
    const name = [nameRoute(file), language].filter(Boolean).join(', ');
    const verdict = judgeTools({name, file, tools}, policy);
    skipped.push(...verdict.skipped);
    findings.push(...verdict.findings);
    if (verdict.skipped.length > 0) {
      continue;
    }
    const result = await runWalk(walk, context);
    console.log(`${name}: ${result.findings.length > 0 ? 'failed' : 'walked'}`);
    findings.push(...result.findings);
    result.walked.forEach((block) => walked.add(block));
    passed += result.findings.length === 0 ? 1 : 0;
  }
  return {passed, skipped, findings, walked};
}
