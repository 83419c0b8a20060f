import type {CheckedBlock, Outcome} from './types';

/**
 * The examples that hold and the blocks that a parser read and that hold. A block that shows a built
 * example is not counted: the example is.
 */
export function countPassed(blocks: readonly CheckedBlock[], outcomes: readonly Outcome[]): number {
  const built = outcomes.filter(({state, findings}) => state !== 'unchecked' && !findings.length);
  const parsed = blocks.filter(
    ({verdict, findings}) => verdict.state === 'parsed' && !findings.length,
  );
  return built.length + parsed.length;
}
