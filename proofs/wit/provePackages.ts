import {digestCode, digestFolders, digestPackages} from '../inputs';
import {runVitest} from '../runVitest';
import type {Proof, ProofContext} from '../types';
import {runCheck} from './runCheck';

const CODE = 'proofs/wit/runCheck.ts';
const SOURCE = 'wit/source.yaml';
const CONFIG = 'proofs/wit/vitest.config.ts';
const REFERENCE = 'plugins/references/wit';

/** The files that compare what wasm-tools reads, by the id of their proof. */
const READINGS = {
  'wit/archive': `${REFERENCE}/__tests__/archive.readings.ts`,
  'wit/parser': `${REFERENCE}/__tests__/realParser.readings.ts`,
};

/**
 * The proofs that the packages in `wit/` are those of Hayride's Go module, and that wasm-tools reads out of them,
 * and out of the archive for readers, what the reference does.
 */
export function provePackages(root: string, versions: Readonly<Record<string, string>>): Proof[] {
  const readings = {
    'wit/': digestFolders(root, ['wit'], /(?<!\.md)$/),
    [`${REFERENCE}/`]: digestFolders(root, [REFERENCE]),
    [CONFIG]: digestCode(root, CONFIG, 'proofs/runVitest.ts'),
  };
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
    ...Object.entries(READINGS).map(([id, file]) => ({
      id,
      tools: {'wasm-tools': versions['wasm-tools'] ?? ''},
      inputs: readings,
      run: (context: ProofContext) => runVitest(context, {config: CONFIG, file}),
    })),
  ];
}
