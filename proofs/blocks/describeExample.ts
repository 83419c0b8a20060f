import {nameVariant} from '../examples/proveExamples';
import type {Example} from '../examples/types';
import {STATES, type ProvedExample, type State} from './types';

/** Describes an example by the proofs of its variants; `explain` returns why one has none. */
export function describeExample(
  example: Example,
  explain: (id: string) => string | undefined,
): ProvedExample {
  const {folder, variants} = example;
  const tried = variants.flatMap((variant, index) =>
    variant.build.length + variant.run.length === 0
      ? []
      : [{variant, reason: explain(nameVariant(example, index))}],
  );
  const proved = tried.flatMap(({variant, reason}) => (reason === undefined ? [variant] : []));
  const states = proved.map(({run}): State => (run.length > 0 ? 'built and run' : 'built'));
  const list = (runs: {expect: string}[]) => runs.map(({expect}) => `${folder}/${expect}`);
  return {
    folder,
    state: STATES.find((state) => states.includes(state)) ?? 'unchecked',
    compared: list(proved.flatMap(({run}) => run)),
    outputs: list(variants.flatMap(({run}) => run)),
    reasons: tried.flatMap(({reason}) => reason ?? []),
  };
}
