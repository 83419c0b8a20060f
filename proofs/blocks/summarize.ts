import {STATES, type BlockResult} from './types';

/** Lists the unchecked blocks by reason, and the count of each state on one line. */
export function formatSummary(blocks: readonly BlockResult[]): string {
  const reasons = new Map<string, string[]>();
  for (const {block, reason} of blocks) {
    if (reason !== undefined) {
      const locations = reasons.get(reason) ?? [];
      reasons.set(reason, [...locations, `${block.file}:${block.line}`]);
    }
  }
  const unchecked = [...reasons].sort().map(([reason, locations]) => {
    const where = `${locations.slice(0, 3).join(', ')}${locations.length > 3 ? ', …' : ''}`;
    return `unchecked (${locations.length}): ${reason}: ${where}`;
  });
  const counts = STATES.map((name) => {
    const count = blocks.filter(({state}) => state === name).length;
    return `${count} ${name}`;
  });
  return [...unchecked, `${blocks.length} blocks: ${counts.join(' · ')}.`].join('\n');
}
