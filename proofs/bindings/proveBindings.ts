import {DECLARATIONS_FILE, readWords} from '../../plugins/references/go/index';
import type {ProofSource} from '../types';
import {checkBindings} from './checkBindings';

/** Returns the proof that `sources/bindings/go.json` has the declarations of Hayride's Go module. */
export function proveBindings(root: string): ProofSource[] {
  const {module, version} = readWords(root).value;
  return [
    {
      id: 'bindings/declarations',
      tools: {go: ''},
      inputs: {
        code: ['proofs/bindings/checkBindings.ts'],
        files: [DECLARATIONS_FILE],
        folders: ['proofs/bindings/extract'],
        data: [module, version],
      },
      run: () => Promise.resolve({findings: checkBindings({root}).findings}),
    },
  ];
}
