import path from 'node:path';
import {listFiles} from '../../check/lib/pages/collectPages';
import {collectTies} from '../collectTies';
import {digestCode, digestFolders, digestPackages} from '../inputs';
import {runVitest} from '../runVitest';
import type {Outcome, Proof, Tools} from '../types';

const CONFIG = 'proofs/platform/vitest.config.ts';
const COMPONENTS = 'proofs/platform/components';

/** What a file of scenarios needs beside the runtime and what builds its components. */
const FURTHER_TOOLS: Readonly<Record<string, readonly string[]>> = {
  ai: ['python3', 'gguf'],
  configuration: ['openssl'],
  postgres: ['postgresql'],
  sandbox: ['openssl'],
  wac: ['wac'],
};

/** A proof for each file of scenarios on Hayride's runtime: `platform/sandbox`. */
export function proveScenarios(root: string, versions: Readonly<Record<string, string>>): Proof[] {
  const shared = {
    [CONFIG]: digestCode(root, CONFIG, 'proofs/platform/buildComponents.ts', 'proofs/runVitest.ts'),
    [`${COMPONENTS}/`]: digestFolders(root, [COMPONENTS]),
    'wit/': digestPackages(root),
  };
  return listFiles(root, 'proofs/platform/scenarios').map((file) => {
    const name = path.basename(file, '.scenarios.ts');
    const names = [
      'hayride',
      'cargo',
      'wasm32-wasip2',
      'wasm-tools',
      ...(FURTHER_TOOLS[name] ?? []),
    ];
    const tools: Tools = Object.fromEntries(names.map((tool) => [tool, versions[tool] ?? '']));
    const isOfAi = name === 'ai' && {
      'proofs/platform/makeModel.py': digestCode(root, 'proofs/platform/makeModel.py'),
    };
    return {
      id: `platform/${name}`,
      tools,
      inputs: {[file]: digestCode(root, file), ...isOfAi, ...shared},
      run: async (context) =>
        nameStatements(root, await runVitest(context, {config: CONFIG, file})),
    };
  });
}

/** Adds the statements that a failed scenario was to prove. */
async function nameStatements(root: string, {findings, ...rest}: Outcome): Promise<Outcome> {
  const ties = findings.length === 0 ? [] : await collectTies(root);
  const named = findings.map((finding) => {
    const id = finding.message.match(/^scenario ([^,]+),/)?.[1];
    const places = ties.filter((tie) => tie.id === id).map(({file, line}) => `${file}:${line}`);
    const proves = places.length === 0 ? '' : `\nIt proves ${places.join(', ')}.`;
    return {...finding, message: `${finding.message}${proves}`};
  });
  return {findings: named, ...rest};
}
