import {isContent} from './checkBlock';
import {STATES, type BlockResult, type ExampleResult} from './types';

/** Returns the blocks that nothing checks, by reason, and one line with the count of each state. */
export function formatSummary(blocks: readonly BlockResult[], findings: number): string {
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
  return [
    ...unchecked,
    `${blocks.length} blocks: ${counts.join(' · ')}. ${findings} findings.`,
  ].join('\n');
}

/**
 * Counts the examples and the parsed blocks without findings. A block that shows a built example is
 * not counted, because the example is, nor one that the content check parses.
 */
export function countPassed(
  blocks: readonly BlockResult[],
  examples: readonly ExampleResult[],
): number {
  const built = examples.filter(({state, findings}) => state !== 'unchecked' && !findings.length);
  const parsed = blocks.filter(
    ({block, state, findings}) => state === 'parsed' && !findings.length && !isContent(block),
  );
  return built.length + parsed.length;
}
