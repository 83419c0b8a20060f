import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as bindings from '../../plugins/references/go/index';
import {fetchGoModule, runGo} from '../fetchGoModule';
import type {CheckOptions, CheckResult, Finding} from '../../check/lib/findings';

const EXTRACT = path.join(import.meta.dirname, 'extract');

/** `update` writes the declarations to the file; `read` reads the module, by default with Go. */
type Options = CheckOptions & {update?: boolean; read?: typeof readModule};

/**
 * Compares `sources/bindings/go.json` with the module that it was extracted from, up to the first difference, and our
 * documentation in `go.yaml` beside it with the module. Throws if the module cannot be read.
 */
export function checkBindings({root, update = false, read = readModule}: Options): CheckResult {
  const words = bindings.readWords(root);
  const {module, version} = words.value;
  const declarations = {module, version, packages: read(module, version)};
  const file = path.join(root, bindings.DECLARATIONS_FILE);
  const lines = formatDeclarations(declarations).split('\n');
  if (update) writeFileSync(file, lines.join('\n'));
  const findings: Finding[] = bindings
    .compareWords(words, declarations)
    .map((problem) => ({...problem, file: bindings.WORDS_FILE, kind: 'words'}));
  const kept = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line, place) => line !== kept[place]);
  if (index >= 0) {
    const message = `the module has ${lines[index]?.trim()} here. Run npm run check:bindings -- --update.`;
    const location = {file: bindings.DECLARATIONS_FILE, line: index + 1, column: 1};
    findings.push({...location, kind: 'changed', message});
  }
  const passed = findings.length === 0 ? declarations.packages.length : 0;
  const summary = `sources/bindings/ and ${module}@${version}: ${findings.length} findings.`;
  return {passed, findings, skipped: [], summary};
}

/** Formats `sources/bindings/go.json` with one line for each declaration, so that a change is one line. */
function formatDeclarations({module, version, packages}: bindings.Declarations): string {
  const list = packages.map(({path: name, symbols}) => {
    const lines = symbols.map((symbol) => `      ${JSON.stringify(symbol)}`);
    return `    {"path": ${JSON.stringify(name)}, "symbols": [\n${lines.join(',\n')}\n    ]}`;
  });
  const head = `  "module": ${JSON.stringify(module)},\n  "version": ${JSON.stringify(version)},`;
  return `{\n${head}\n  "packages": [\n${list.join(',\n')}\n  ]\n}\n`;
}

/** Fetches a module into Go's cache, unless it is there, and reads its declarations. */
function readModule(module: string, version: string): bindings.DeclaredPackage[] {
  const fetched = fetchGoModule(module, version);
  if ('missing' in fetched) {
    throw new Error(fetched.missing);
  }
  return extractPackages(fetched.folder, module);
}

/** Runs the program in `extract/` on a module's folder. */
export function extractPackages(folder: string, module: string): bindings.DeclaredPackage[] {
  const files = readdirSync(EXTRACT);
  const {status, stdout, stderr, error} = runGo(['run', ...files, folder, module], EXTRACT);
  if (status !== 0) {
    throw new Error(`${folder} cannot be read: ${error?.message ?? stderr.trim()}`);
  }
  return JSON.parse(stdout) as bindings.DeclaredPackage[];
}
