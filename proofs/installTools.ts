import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Proof} from './types';

/** Installs the missing tools of proofs, and returns the environment that has them. */
export function installTools(root: string, proofs: readonly Proof[]): NodeJS.ProcessEnv {
  const names = [...new Set(proofs.flatMap(({tools}) => Object.keys(tools)))].sort();
  const folders = execFileSync(path.join(root, '.ci/install-toolchains'), names, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const PATH = [folders.trim(), process.env.PATH ?? ''].join(path.delimiter);
  return {...process.env, PATH};
}
