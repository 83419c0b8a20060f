import type {Variant} from '../../plugins/example-archives/index';
import type {Finding} from '../shared/findings';
import {judgeTools, type ToolPolicy} from './findTools';
import {runVariant, type BuildContext} from './runVariant';
import {STATES, type Example, type ExampleResult, type State} from './types';

/**
 * Builds and runs an example in every variant whose tools are here; only a variant without findings
 * gives it a state. A variant or run whose tools are missing is left out as the policy says.
 */
export async function checkExample(
  example: Example,
  {policy, context}: {policy: ToolPolicy; context: BuildContext},
): Promise<ExampleResult> {
  const {folder} = example;
  let state: State = 'unchecked';
  const compared: string[] = [];
  const skipped: string[] = [];
  const findings: Finding[] = [];
  const hasTools = (name: string, tools: Record<string, string> = {}): boolean => {
    const verdict = judgeTools({name, file: `${folder}/example.json`, tools}, policy);
    skipped.push(...verdict.skipped);
    findings.push(...verdict.findings);
    return verdict.skipped.length === 0;
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
