import {STATES, type Verdict} from './types';

/** The blocks that nothing checks, by reason, and one line with the number of each state. */
export function formatSum(verdicts: readonly Verdict[], findings: number): string {
  const reasons = new Map<string, string[]>();
  for (const {block, reason} of verdicts) {
    if (reason !== undefined) {
      const places = reasons.get(reason) ?? [];
      reasons.set(reason, [...places, `${block.file}:${block.line}`]);
    }
  }
  const unchecked = [...reasons].sort().map(([reason, places]) => {
    const where = places.length > 3 ? `${places.slice(0, 3).join(', ')}, …` : places.join(', ');
    return `unchecked (${places.length}): ${reason}: ${where}`;
  });
  const sum = STATES.map((name) => {
    const count = verdicts.filter(({state}) => state === name).length;
    return `${count} ${name}`;
  });
  return [
    ...unchecked,
    `${verdicts.length} blocks: ${sum.join(' · ')}. ${findings} findings.`,
  ].join('\n');
}
