import type {Finding} from '../shared/findings';
import {listMissingTools, type FindTool} from './findTools';
import {runVariant, type BuildContext} from './runVariant';
import {STATES, type Example, type ExampleResult, type State, type Variant} from './types';

/**
 * Builds and runs an example in every variant whose tools are here; only a variant without findings
 * gives it a state. With `isStrict`, as in CI, a variant that cannot be tried is a finding, unless all
 * that it lacks is in `CHECK_EXAMPLES_WITHOUT` of the environment, separated by commas.
 */
export async function checkExample(
  example: Example,
  {find, isStrict, context}: {find: FindTool; isStrict: boolean; context: BuildContext},
): Promise<ExampleResult> {
  const {folder} = example;
  const without = context.env.CHECK_EXAMPLES_WITHOUT?.split(',') ?? [];
  let state: State = 'unchecked';
  const compared: string[] = [];
  const skipped: string[] = [];
  const findings: Finding[] = [];
  for (const [index, variant] of example.variants.entries()) {
    const missing = listMissingTools(variant.tools, find).join('; ');
    if (missing === '') {
      const found = await runVariant(example, variant, context);
      findings.push(...found);
      if (found.length === 0) {
        state = STATES.find((each) => each === state || each === nameState(variant)) ?? state;
        compared.push(...variant.run.map(({expect}) => `${folder}/${expect}`));
      }
      continue;
    }
    const name = index === 0 ? folder : `${folder}, alternative ${index}`;
    skipped.push(`${name}: ${missing}`);
    const required = Object.entries(variant.tools).filter(([tool]) => !without.includes(tool));
    const unmet = listMissingTools(Object.fromEntries(required), find);
    if (isStrict && unmet.length > 0) {
      const message = `${name} was not built: ${unmet.join('; ')}. Install what is missing.`;
      const file = `${folder}/example.json`;
      findings.push({file, line: 1, column: 1, kind: 'toolchain', message});
    }
  }
  return {example, state, compared, skipped, findings};
}

/** An example without a command, such as a settings file, is only there to be parsed. */
function nameState({build, run}: Variant): State {
  if (run.length > 0) {
    return 'built and run';
  }
  return build.length > 0 ? 'built' : 'unchecked';
}
