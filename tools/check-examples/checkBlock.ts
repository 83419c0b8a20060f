import {locateInFence} from '../check-content/locateInFence';
import type {Parser} from './parsers';
import type {Block, CheckedBlock, Finding, State} from './types';

/** What is known of the example that a block shows: its state, and why it is not a better one. */
export type Shown = {state: State; reason?: string};

/**
 * The state of a block, by the example that it shows, else by the parser of its language. A block
 * that says `expect-error` must be refused.
 */
export async function checkBlock(
  block: Block,
  {shown, parser}: {shown: Shown | undefined; parser: Parser | undefined},
): Promise<CheckedBlock> {
  if (shown && shown.state !== 'unchecked') {
    return {verdict: {block, state: shown.state}, findings: []};
  }
  // A file of an example that was not built needs its neighbours: alone, no parser could judge it.
  if (typeof parser !== 'function' || shown?.reason !== undefined) {
    const missing = typeof parser === 'function' ? undefined : parser?.missing;
    const reason = shown?.reason ?? missing ?? explain(block);
    return {verdict: {block, state: 'unchecked', reason}, findings: []};
  }
  const problem = await parser(block.code);
  const isWrong = 'expect-error' in block.settings ? !problem : problem;
  return {
    verdict: {block, state: 'parsed'},
    findings: isWrong ? [toFinding(block, problem)] : [],
  };
}

function explain({language, settings}: Block): string {
  const reason = settings['no-check'];
  return typeof reason === 'string' ? reason : `${language}: nothing reads it`;
}

function toFinding(
  block: Block,
  problem: {line: number; column: number; message: string} | undefined,
): Finding {
  const {file, line, column, language} = block;
  return problem
    ? {
        file,
        ...locateInFence(block, problem),
        kind: language,
        message: `${problem.message}. Correct the block, or mark it with expect-error.`,
      }
    : {
        file,
        line,
        column,
        kind: language,
        message: 'the parser accepts this block, which says expect-error. Take the mark away.',
      };
}
