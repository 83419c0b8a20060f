import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fetchGoModule, runGo} from '../shared/fetchGoModule';
import type {DeclaredPackage} from '../../plugins/bindings-reference/index';

/** What the module declares, or why it cannot be read on this machine. */
export type ModuleSource = {packages: DeclaredPackage[]} | {missing: string};

const EXTRACT = path.join(import.meta.dirname, 'extract');

/** Fetches a module into Go's cache, from where it may come already, and reads its declarations. */
export function readModule(module: string, version: string): ModuleSource {
  const fetched = fetchGoModule(module, version);
  return 'missing' in fetched ? fetched : {packages: extractPackages(fetched.folder, module)};
}

/** Runs the program in `extract/` over a module's folder. */
export function extractPackages(folder: string, module: string): DeclaredPackage[] {
  const files = readdirSync(EXTRACT).filter((file) => file.endsWith('.go'));
  const {status, stdout, stderr, error} = runGo(['run', ...files, folder, module], EXTRACT);
  if (status !== 0) {
    throw new Error(`${folder} cannot be read: ${error?.message ?? stderr.trim()}`);
  }
  return JSON.parse(stdout) as DeclaredPackage[];
}
