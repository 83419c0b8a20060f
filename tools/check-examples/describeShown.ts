import type {Shown} from './checkBlock';
import type {Block, Outcome} from './types';

/**
 * What is known of the example that a block shows a file of. An output that only ways without their
 * tools would print is unchecked, whatever the example's other ways came to. Where the example
 * failed, that is the reason, before any tool that it lacks.
 */
export function describeShown(
  {shows}: Pick<Block, 'shows'>,
  outcomes: readonly Outcome[],
): Shown | undefined {
  const outcome = outcomes.find(({example}) => shows?.startsWith(`${example.folder}/`));
  if (!outcome || shows === undefined) {
    return undefined;
  }
  const {example, state, compared, skipped, findings} = outcome;
  const hasFailed = findings.some(({kind}) => kind !== 'toolchain');
  const failure = hasFailed ? `${example.folder} failed` : undefined;
  const expected = example.ways.flatMap(({run}) => run.map(({expect}) => expect));
  const isOutput = expected.some((expect) => `${example.folder}/${expect}` === shows);
  return isOutput && !compared.includes(shows)
    ? {state: 'unchecked', reason: failure ?? skipped.at(-1)}
    : {state, reason: failure ?? skipped[0]};
}
