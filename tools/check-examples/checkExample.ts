import type {Finding} from '../shared/findings';
import {listMissingTools, type FindTool} from './findTools';
import {runVariant, type BuildContext} from './runVariant';
import {STATES, type Example, type ExampleResult, type State, type Variant} from './types';

/**
 * Builds and runs an example in every variant whose tools are here; only a variant without findings
 * gives it a state. With `isStrict`, as in CI, a variant or run that cannot be tried is a finding,
 * unless all that it lacks is in `CHECK_EXAMPLES_WITHOUT` of the environment, separated by commas.
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
  const hasTools = (name: string, tools: Record<string, string> = {}): boolean => {
    const missing = listMissingTools(tools, find);
    if (missing.length === 0) {
      return true;
    }
    skipped.push(`${name}: ${missing.join('; ')}`);
    const required = Object.entries(tools).filter(([tool]) => !without.includes(tool));
    const unmet = listMissingTools(Object.fromEntries(required), find);
    if (isStrict && unmet.length > 0) {
      const message = `${name} was not tried: ${unmet.join('; ')}. Install what is missing.`;
      const file = `${folder}/example.json`;
      findings.push({file, line: 1, column: 1, kind: 'toolchain', message});
    }
    return false;
  };
  for (const [index, each] of example.variants.entries()) {
    const name = index === 0 ? folder : `${folder}, alternative ${index}`;
    if (!hasTools(name, each.tools)) {
      continue;
    }
    const run = each.run.filter(({command, tools}) => hasTools(`${name}, “${command}”`, tools));
    const variant = {...each, run};
    const found = await runVariant(example, variant, context);
    findings.push(...found);
    if (found.length === 0) {
      state = STATES.find((one) => one === state || one === nameState(variant)) ?? state;
      compared.push(...run.map(({expect}) => `${folder}/${expect}`));
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
