import {parseBlock, PARSERS, type Parser} from '../shared/parsers';
import type {Block, BlockResult, ExampleResult, State} from './types';

/** A parser, or the reason why it is not here. */
export type AvailableParser = Parser | {missing: string};

/** The state of the example that a block shows, and why it is not a better one. */
type ExampleStatus = {state: State; reason?: string};

/** Whether the content check parses a block: it is written on the page, in a simple language. */
export function isContent({language, shows}: Block): boolean {
  return shows === undefined && language in PARSERS;
}

/** What came of the examples, and the blocks that a walk found to be as their page says. */
export type Known = {examples: readonly ExampleResult[]; walked: ReadonlySet<Block>};

/** Checks a block by a walk, by the example that it shows, or by the parser of its language. */
export async function checkBlock(
  block: Block,
  {examples, walked}: Known,
  parsers: Readonly<Record<string, AvailableParser>>,
): Promise<BlockResult> {
  if (walked.has(block)) {
    return {block, state: 'built and run', findings: []};
  }
  if (isContent(block)) {
    return {block, state: 'parsed', findings: []};
  }
  const status = findExampleStatus(block, examples);
  if (status && status.state !== 'unchecked') {
    return {block, state: status.state, findings: []};
  }
  const parser = parsers[block.language];
  // A file of an example that was not built needs its neighbours: no parser could check it.
  if (typeof parser !== 'function' || status?.reason !== undefined) {
    const missing = typeof parser === 'function' ? undefined : parser?.missing;
    const reason = status?.reason ?? missing ?? explainUnchecked(block);
    return {block, state: 'unchecked', reason, findings: []};
  }
  const {file, language} = block;
  const problem = await parseBlock(block, parser);
  const findings = problem ? [{file, kind: language, ...problem}] : [];
  return {block, state: 'parsed', findings};
}

function explainUnchecked({language, settings}: Block): string {
  const reason = settings['no-check'];
  return typeof reason === 'string' ? reason : `${language}: nothing reads it`;
}

/**
 * Returns what is known of the example that a block shows a file of. An output that only variants
 * with missing tools would print is unchecked, whatever the state of the others. Where the example
 * failed, that is the reason, before any tool that it lacks.
 */
export function findExampleStatus(
  {shows}: Pick<Block, 'shows'>,
  results: readonly ExampleResult[],
): ExampleStatus | undefined {
  const result = results.find(({example}) => shows?.startsWith(`${example.folder}/`));
  if (!result || shows === undefined) {
    return undefined;
  }
  const {example, state, compared, skipped, findings} = result;
  const hasFailed = findings.some(({kind}) => kind !== 'toolchain');
  const failure = hasFailed ? `${example.folder} failed` : undefined;
  const expected = example.variants.flatMap(({run}) => run.map(({expect}) => expect));
  const isOutput = expected.some((expect) => `${example.folder}/${expect}` === shows);
  return isOutput && !compared.includes(shows)
    ? {state: 'unchecked', reason: failure ?? skipped.at(-1)}
    : {state, reason: failure ?? skipped[0]};
}
