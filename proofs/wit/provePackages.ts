import {digestCode, digestFolders, digestPackages} from '../inputs';
import type {Proof} from '../types';
import {runCheck} from './runCheck';

const CODE = 'proofs/wit/runCheck.ts';
const SOURCE = 'wit/source.yaml';

/** The proof that the packages in `wit/` are those of Hayride's Go module. */
export function provePackages(root: string, versions: Readonly<Record<string, string>>): Proof[] {
  return [
    {
      id: 'wit/packages',
      tools: {go: '', 'wasm-tools': versions['wasm-tools'] ?? ''},
      inputs: {
        'wit/': digestPackages(root),
        'wit/deps/': digestFolders(root, ['wit/deps']),
        [SOURCE]: digestCode(root, SOURCE),
        [CODE]: digestCode(root, CODE),
      },
      run: () => Promise.resolve({findings: runCheck({root}).findings}),
    },
  ];
}
