import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {fetchGoModule, type GoModule} from '../fetchGoModule';
import type {CheckOptions, CheckResult} from '../../check/lib/findings';
import {listUnignoredFiles} from '../../plugins/lib/git';
import {parseYaml} from 'docusaurus-wit-reference/parseYaml';
import {comparePackages, type WitFile} from './comparePackages';
import {
  hasWasmTools,
  readOwnPackages,
  readPackageName,
  readPackages,
  type Packages,
} from './readPackages';

const FILE = 'sources/wit/source.yaml';

type Source = {module: string; version: string; sum: string; folder: string; without: string[]};

const SCHEMA = Joi.object<Source>({
  module: Joi.string().required(),
  version: Joi.string().required(),
  sum: Joi.string().required(),
  folder: Joi.string().required(),
  without: Joi.array().items(Joi.string()).default([]),
});

/** Options; a test replaces `fetch`, which fetches the module with Go. */
type Options = CheckOptions & {
  update?: boolean;
  fetch?: (module: string, version: string) => GoModule;
};

/**
 * Compares the packages in `sources/wit/` with the module that its `source.yaml` names. With `update`, first replaces
 * the files in its `deps` by those of the module. Throws if the module's checksum differs, or if Go, the module or
 * wasm-tools is missing.
 */
export function checkInterfaces({
  root,
  update = false,
  fetch = fetchGoModule,
}: Options): CheckResult {
  const source = readSource(root);
  const name = `${source.module}@${source.version}`;
  const module = fetch(source.module, source.version);
  if ('missing' in module) {
    throw new Error(module.missing);
  }
  if (module.sum !== source.sum) {
    const difference = `${name} has the checksum ${module.sum}, and ${FILE} says ${source.sum}`;
    throw new Error(
      `${difference}. For another version, run: .ci/raise ${source.sum} ${module.sum}`,
    );
  }
  if (!hasWasmTools()) {
    const install = 'export PATH="$(.ci/install-toolchains wasm-tools):$PATH"';
    throw new Error(`wasm-tools is not installed. On Debian and Ubuntu: ${install}`);
  }
  const expected = readPackages(path.join(module.folder, source.folder));
  if (update) {
    writeDependencies(root, expected);
  }
  const own = readOwnPackages(root);
  const {without} = source;
  const findings = comparePackages({own, files: readFiles(root), source: expected, without});
  const compared = [...own.keys()].filter((each) => expected.has(each));
  const result =
    findings.length === 0 ? `${compared.length} packages agree` : `${findings.length} findings`;
  return {
    passed: findings.length === 0 ? compared.length : 0,
    findings,
    skipped: [],
    summary: `sources/wit/ and ${name}: ${result}; without a source: ${without.join(', ') || 'none'}.`,
  };
}

function readSource(root: string): Source {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const result = SCHEMA.validate(parseYaml(FILE, text).value);
  if (result.error) {
    throw new Error(`${FILE}: ${result.error.message}. proofs/README.md lists the keys.`);
  }
  return result.value;
}

function readFiles(root: string): WitFile[] {
  return listUnignoredFiles(path.join(root, 'sources/wit'))
    .filter((file) => file.endsWith('.wit'))
    .map((file) => `sources/wit/${file}`)
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

function writeDependencies(root: string, expected: Packages): void {
  for (const {file, text} of readFiles(root)) {
    const printed = expected.get(readPackageName(text) ?? '');
    if (file.startsWith('sources/wit/deps/') && printed !== undefined) {
      writeFileSync(path.join(root, file), printed);
    }
  }
}
