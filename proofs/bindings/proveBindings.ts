import {DECLARATIONS_FILE, readWords} from '../../plugins/references/go/index';
import {digestCode, digestData, digestFolders} from '../inputs';
import type {Proof} from '../types';
import {runCheck} from './runCheck';

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
        'proofs/bindings/extract/': digestFolders(root, ['proofs/bindings/extract']),
        'proofs/bindings/runCheck.ts': digestCode(root, 'proofs/bindings/runCheck.ts'),
      },
      run: () => Promise.resolve({findings: runCheck({root}).findings}),
    },
  ];
}
