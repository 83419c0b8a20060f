import type {FindTool} from './findTools';
import {listMissingTools} from './listMissingTools';
import {runWay, type Workshop} from './runWay';
import {STATES, type Example, type Outcome, type State, type Way} from './types';

/**
 * Builds and runs an example in every way whose tools are here; only a way without findings gives it
 * a state. With `isStrict`, as in CI, a way that cannot be tried is a finding, unless all that it
 * lacks is in the environment's `CHECK_EXAMPLES_WITHOUT`, a list with commas.
 */
export async function checkExample(
  example: Example,
  {find, isStrict, shop}: {find: FindTool; isStrict: boolean; shop: Workshop},
): Promise<Outcome> {
  const outcome: Outcome = {
    example,
    state: 'unchecked',
    compared: [],
    skipped: [],
    findings: [],
  };
  const without = shop.env.CHECK_EXAMPLES_WITHOUT?.split(',') ?? [];
  for (const [index, way] of example.ways.entries()) {
    const missing = listMissingTools(way.tools, find);
    if (missing.length === 0) {
      const findings = await runWay(example, way, shop);
      outcome.findings.push(...findings);
      if (findings.length === 0) {
        outcome.state = chooseBetter(outcome.state, nameState(way));
        outcome.compared.push(...way.run.map(({expect}) => `${example.folder}/${expect}`));
      }
      continue;
    }
    const name = index === 0 ? example.folder : `${example.folder}, alternative ${index}`;
    outcome.skipped.push(`${name}: ${missing.join('; ')}`);
    const required = Object.entries(way.tools).filter(([tool]) => !without.includes(tool));
    const unmet = listMissingTools(Object.fromEntries(required), find);
    if (isStrict && unmet.length > 0) {
      const message = `${name} was not built: ${unmet.join('; ')}. Install what is missing.`;
      const file = `${example.folder}/example.json`;
      outcome.findings.push({file, line: 1, column: 1, kind: 'toolchain', message});
    }
  }
  return outcome;
}

/** An example without a command, such as a settings file, is only there to be parsed. */
function nameState({build, run}: Way): State {
  if (run.length > 0) {
    return 'built and run';
  }
  return build.length > 0 ? 'built' : 'unchecked';
}

function chooseBetter(left: State, right: State): State {
  return STATES.indexOf(left) <= STATES.indexOf(right) ? left : right;
}
