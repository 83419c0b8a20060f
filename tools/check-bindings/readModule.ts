import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {DeclaredPackage} from '../../plugins/bindings-reference/index';

/** What the module declares, or why it cannot be read on this machine. */
export type ModuleSource = {packages: DeclaredPackage[]} | {missing: string};

const EXTRACT = path.join(import.meta.dirname, 'extract');

/** Fetches a module into Go's cache, from where it may come already, and reads its declarations. */
export function readModule(module: string, version: string): ModuleSource {
  const download = runGo(['mod', 'download', '-json', `${module}@${version}`]);
  if (download.error) {
    const isAbsent = 'code' in download.error && download.error.code === 'ENOENT';
    return {missing: isAbsent ? 'go is not installed' : download.error.message};
  }
  const {Dir: folder, Error: reason} = parseDownload(download.stdout);
  if (download.status !== 0 || folder === undefined) {
    const cause = (reason ?? download.stderr).trim();
    return {missing: `${module}@${version} cannot be fetched: ${cause}`};
  }
  return {packages: extractPackages(folder, module)};
}

/** Runs the program in `extract/` over a module's folder. */
export function extractPackages(folder: string, module: string): DeclaredPackage[] {
  const files = readdirSync(EXTRACT).filter((file) => file.endsWith('.go'));
  const {status, stdout, stderr, error} = runGo(['run', ...files, folder, module]);
  if (status !== 0) {
    throw new Error(`${folder} cannot be read: ${error?.message ?? stderr.trim()}`);
  }
  return JSON.parse(stdout) as DeclaredPackage[];
}

/** The installed Go as it is: no other toolchain, no settings or workspace of this machine. */
function runGo(args: string[]) {
  const env = {...process.env, GOFLAGS: '', GOTOOLCHAIN: 'local', GOWORK: 'off', GO111MODULE: 'on'};
  return spawnSync('go', args, {
    cwd: EXTRACT,
    env,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
}

function parseDownload(text: string): {Dir?: string; Error?: string} {
  try {
    return JSON.parse(text) as {Dir?: string; Error?: string};
  } catch {
    return {};
  }
}
