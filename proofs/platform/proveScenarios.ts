import path from 'node:path';
import {bundleCode} from '../bundleCode';
import {collectTies} from '../collectTies';
import {runVitest} from '../runVitest';
import type {Outcome, ProofSource, Tools} from '../types';
import {listUses, readUsable} from './listUses';

const CONFIG = 'proofs/platform/vitest.config.ts';
const CODE = [CONFIG, 'proofs/platform/buildComponents.ts', 'proofs/runVitest.ts'];

/** Tools of a file of scenarios, besides the runtime and those that build its components. */
const FURTHER_TOOLS: Readonly<Record<string, readonly string[]>> = {
  ai: ['python3', 'gguf'],
  configuration: ['openssl'],
  postgres: ['postgresql'],
  sandbox: ['openssl'],
  wac: ['wac'],
};

/** Returns a proof for each file of scenarios on Hayride's runtime: `platform/sandbox`. */
export async function proveScenarios(
  root: string,
  files: readonly string[],
  versions: Readonly<Record<string, string>>,
): Promise<ProofSource[]> {
  const scenarios = files.filter((file) => file.endsWith('.scenarios.ts'));
  const bundles = await bundleCode(root, scenarios);
  const known = readUsable(root, files);
  return scenarios.map((file) => {
    const name = path.basename(file, '.scenarios.ts');
    const names = [
      'hayride',
      'cargo',
      'wasm32-wasip2',
      'wasm-tools',
      ...(FURTHER_TOOLS[name] ?? []),
    ];
    const tools: Tools = Object.fromEntries(names.map((tool) => [tool, versions[tool] ?? '']));
    const bundle = bundles.get(file);
    return {
      id: `platform/${name}`,
      tools,
      inputs: {code: [file, ...CODE], ...(bundle && listUses(bundle, known))},
      run: async (context) =>
        nameStatements(root, await runVitest(context, {config: CONFIG, file})),
    };
  });
}

/** Adds the statements that depend on a failed scenario. */
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
