import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  compareWords,
  DECLARATIONS_FILE,
  readDeclarations,
  readWords,
  WORDS_FILE,
  type DeclaredPackage,
} from '../../plugins/bindings-reference/index';
import {fetchGoModule, runGo} from '../../tools/shared/fetchGoModule';
import type {CheckOptions, CheckResult} from '../../tools/shared/findings';
import {compareDeclarations, formatDeclarations} from './compareDeclarations';

/** What the module declares, or why it cannot be read on this machine. */
type ModuleSource = {packages: DeclaredPackage[]} | {missing: string};

const EXTRACT = path.join(import.meta.dirname, 'extract');

/** `update` writes the declarations to the file; `read` reads the module, by default with Go. */
type Options = CheckOptions & {
  update?: boolean;
  read?: typeof readModule;
};

/**
 * Compares `bindings/go.json` with the module that it was extracted from, and our words in
 * `bindings/go.yaml` with both. Throws where the module cannot be read.
 */
export function runCheck({root, update = false, read = readModule}: Options): CheckResult {
  const words = readWords(root);
  const {module, version} = words.value;
  const source = read(module, version);
  if ('missing' in source) {
    throw new Error(source.missing);
  }
  if (update) {
    const text = formatDeclarations({module, version, ...source});
    writeFileSync(path.join(root, DECLARATIONS_FILE), text);
  }
  const declarations = readDeclarations(root);
  const findings = compareWords(words, declarations.value).map((problem) => ({
    ...problem,
    file: WORDS_FILE,
    kind: 'words',
  }));
  // Documentation for another version would make each declaration a finding.
  if (declarations.value.version === version) {
    findings.push(...compareDeclarations(declarations, {module, version, ...source}));
  }
  const {packages} = source;
  const count = packages.reduce((sum, {symbols}) => sum + symbols.length, 0);
  const agree = `${packages.length} packages with ${count} declarations agree`;
  const result = findings.length === 0 ? agree : `${findings.length} findings`;
  const passed = findings.length === 0 ? packages.length : 0;
  return {passed, findings, skipped: [], summary: `bindings/ and ${module}@${version}: ${result}.`};
}

/** Fetches a module into Go's cache, from where it may come already, and reads its declarations. */
function readModule(module: string, version: string): ModuleSource {
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
