import {parseBlock, PARSERS} from '../../check/lib/parsers';
import {PROGRAMS} from './componentParsers';
import type {Block, BlockResult, Known, ProvedExample, State} from './types';

/** The state of the example that a block shows, and why it is not a better one. */
type ExampleStatus = {state: State; reason?: string | undefined};

/** Returns a block's state, from its walk, the example that it shows, or the parser of its language. */
export async function checkBlock(block: Block, known: Known): Promise<BlockResult> {
  const {file, language, shows} = block;
  if (known.walked.has(block)) {
    return {block, state: 'built and run', findings: []};
  }
  // The content check parses blocks on the page itself, in simple languages.
  if (shows === undefined && PARSERS.has(language)) {
    return {block, state: 'parsed', findings: []};
  }
  const status = findExampleStatus(block, known.examples);
  if (status && status.state !== 'unchecked') {
    return {block, state: status.state, findings: []};
  }
  if (status?.reason === undefined && known.parsed.has(language)) {
    return {block, state: 'parsed', findings: []};
  }
  const parser = PARSERS.get(language);
  // A file of an example that was not built needs its neighbours: no parser could check it.
  if (!parser || status?.reason !== undefined) {
    const reason = status?.reason ?? explainUnchecked(block);
    return {block, state: 'unchecked', reason, findings: []};
  }
  const problem = await parseBlock(block, parser);
  return {block, state: 'parsed', findings: problem ? [{file, kind: language, ...problem}] : []};
}

function explainUnchecked({language, settings}: Block): string {
  const reason = settings['no-check'];
  if (Object.hasOwn(PROGRAMS, language)) return `blocks/${language} was not proved`;
  return typeof reason === 'string' ? reason : `${language}: nothing reads it`;
}

/**
 * Returns the state of the example that a block shows a file of. Output that no proved variant prints is unchecked,
 * whatever the state of the others.
 */
export function findExampleStatus(
  {shows}: Pick<Block, 'shows'>,
  examples: readonly ProvedExample[],
): ExampleStatus | undefined {
  const example = examples.find(({folder}) => shows?.startsWith(`${folder}/`));
  if (!example || shows === undefined) {
    return undefined;
  }
  const {state, compared, outputs, reasons} = example;
  return outputs.includes(shows) && !compared.includes(shows)
    ? {state: 'unchecked', reason: reasons.at(-1)}
    : {state, reason: reasons[0]};
}
