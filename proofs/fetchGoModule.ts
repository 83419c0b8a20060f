import {spawnSync} from 'node:child_process';

/** A module's folder in Go's cache and its checksum, or why this machine cannot have it. */
export type GoModule = {folder: string; sum: string} | {missing: string};

/** Fetches a module into Go's cache, unless it is there, and verifies it against Go's checksums. */
export function fetchGoModule(module: string, version: string): GoModule {
  const {error, stdout, stderr} = runGo(['mod', 'download', '-json', `${module}@${version}`]);
  if (error) {
    const isAbsent = 'code' in error && error.code === 'ENOENT';
    return {missing: isAbsent ? 'go is not installed' : error.message};
  }
  const {Dir: folder, Sum: sum, Error: reason} = parseDownload(stdout);
  return folder === undefined || sum === undefined
    ? {missing: `${module}@${version} cannot be fetched: ${(reason ?? stderr).trim()}`}
    : {folder, sum};
}

/** Runs the installed Go, without other toolchains, settings or workspaces of this machine. */
export function runGo(args: string[], cwd = process.cwd()) {
  const env = {...process.env, GOFLAGS: '', GOTOOLCHAIN: 'local', GOWORK: 'off', GO111MODULE: 'on'};
  const options = {cwd, env, timeout: 120_000, maxBuffer: 64 * 1024 * 1024};
  return spawnSync('go', args, {...options, encoding: 'utf8'});
}

function parseDownload(text: string): {Dir?: string; Sum?: string; Error?: string} {
  try {
    return JSON.parse(text) as {Dir?: string; Sum?: string; Error?: string};
  } catch {
    return {};
  }
}
