import {listFolder} from '../../check/lib/pages/collectPages';
import {runVitest} from '../runVitest';
import type {ProofContext, ProofSource} from '../types';
import {checkInterfaces} from './checkInterfaces';
import {describePackages, readWitPackages} from './witPackages';

const CODE = 'proofs/wit/checkInterfaces.ts';
const SOURCE = 'sources/wit/source.yaml';
const CONFIG = 'proofs/wit/vitest.config.ts';
const REFERENCE = 'plugins/references/wit';

/** The files that compare with wasm-tools, by the id of their proof. */
const READINGS = {
  'wit/archive': `${REFERENCE}/__tests__/archive.readings.ts`,
  'wit/parser': `${REFERENCE}/__tests__/realParser.readings.ts`,
};

/**
 * Returns the proofs that the packages in `sources/wit/` are those of Hayride's Go module, and that wasm-tools reads
 * them, and the archive for readers, as the reference does.
 */
export function provePackages(
  root: string,
  versions: Readonly<Record<string, string>>,
): ProofSource[] {
  const files = listFolder(root, 'sources/wit').filter((file) => !file.endsWith('.md'));
  return [
    {
      id: 'wit/packages',
      tools: {go: '', 'wasm-tools': versions['wasm-tools'] ?? ''},
      inputs: {
        code: [CODE],
        // Those in `sources/wit/deps` are compared to the letter.
        files: [SOURCE, ...files.filter((file) => file.startsWith('sources/wit/deps/'))],
        ...describePackages(readWitPackages(root)),
      },
      run: () => Promise.resolve({findings: checkInterfaces({root}).findings}),
    },
    ...Object.entries(READINGS).map(([id, file]) => ({
      id,
      tools: {'wasm-tools': versions['wasm-tools'] ?? ''},
      inputs: {code: [file, CONFIG, 'proofs/runVitest.ts'], files},
      run: (context: ProofContext) => runVitest(context, {config: CONFIG, file}),
    })),
  ];
}
