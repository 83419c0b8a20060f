import {DECLARATIONS_FILE, readWords} from '../../plugins/bindings-reference/index';
import {digestCode, digestData, digestFolders} from '../inputs';
import type {Proof} from '../types';
import {runCheck} from './runCheck';

const CODE = 'proofs/bindings/runCheck.ts';
const EXTRACT = 'proofs/bindings/extract';

/** The proof that `bindings/go.json` is what Hayride's Go module declares. */
export function proveBindings(root: string): Proof[] {
  const {module, version} = readWords(root).value;
  return [
    {
      id: 'bindings/declarations',
      tools: {go: ''},
      inputs: {
        [DECLARATIONS_FILE]: digestCode(root, DECLARATIONS_FILE),
        [`${module}@${version}`]: digestData([module, version]),
        [`${EXTRACT}/`]: digestFolders(root, [EXTRACT]),
        [CODE]: digestCode(root, CODE),
      },
      run: () => Promise.resolve({findings: runCheck({root}).findings}),
    },
  ];
}
