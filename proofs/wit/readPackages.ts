import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {layOutPackages} from '../layOutPackages';

/** Packages without comments, as wasm-tools prints them, by name: `wasi:io`. */
export type Packages = ReadonlyMap<string, string>;

/** Tells whether wasm-tools is on this machine. */
export function hasWasmTools(): boolean {
  return spawnSync('wasm-tools', ['--version']).status === 0;
}

/**
 * Reads the packages in `deps` of a folder, on all of which the package in the folder itself depends. Throws
 * wasm-tools' message if they are invalid.
 */
export function readPackages(folder: string): Packages {
  return inScratch((scratch) => {
    const args = ['component', 'wit', folder, '--no-docs', '--all-features', '--out-dir', scratch];
    const {status, stderr} = spawnSync('wasm-tools', args, {encoding: 'utf8'});
    if (status !== 0) {
      throw new Error(`wasm-tools refuses ${folder}: ${stderr.trim()}`);
    }
    const deps = path.join(scratch, 'deps');
    const texts = readdirSync(deps).map((file) => readFileSync(path.join(deps, file), 'utf8'));
    return new Map(texts.map((text) => [readPackageName(text) ?? '', text]));
  });
}

/** Reads the packages of a repository: those in folders of `sources/wit/`, and those in `sources/wit/deps`. */
export function readOwnPackages(root: string): Packages {
  return inScratch((scratch) => {
    layOutPackages(root, scratch);
    return readPackages(scratch);
  });
}

/** Returns the name in the package line of a file, without the version. */
export function readPackageName(text: string): string | undefined {
  return text.match(/^\s*package\s+([\w:-]+)/m)?.[1];
}

/** Returns the version in the package line of a file, if it has one. */
export function readPackageVersion(text: string): string | undefined {
  return text.match(/^\s*package\s+[\w:-]+@([^;\s]+)/m)?.[1];
}

function inScratch<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-wit-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
