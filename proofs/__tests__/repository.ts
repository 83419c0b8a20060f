import type {Entry} from '../lock';
import {digestProof} from '../lock';
import type {Outcome, Proof} from '../types';

/** A proof of one input, which passes unless told otherwise. */
export const createProof = (
  rest: Partial<Proof> = {},
  outcome: Outcome = {findings: []},
): Proof => ({
  id: 'example/hello-js',
  tools: {node: '20'},
  inputs: {'examples/hello-js/main.mjs': '0123456789abcdef'},
  run: () => Promise.resolve(outcome),
  ...rest,
});

/** The entry of a proof that passed. */
export const createEntry = (proof: Proof, scenarios?: string[]): Entry => ({
  digest: digestProof(proof, scenarios),
  date: '2026-11-25',
  versions: {node: '20.20.2'},
  ...(scenarios && {scenarios}),
  inputs: proof.inputs,
});
