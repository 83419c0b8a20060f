import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../check/lib/pages/collectPages';

/** The first 16 hexadecimal digits of a text's SHA-256: an input's digest in the lock. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The digest of something that JSON can hold. */
export function digestData(data: unknown): string {
  return digest(JSON.stringify(data));
}

/** The digest of all files of folders, by their paths, whose path matches. */
export function digestFolders(root: string, folders: readonly string[], match = /(?:)/): string {
  const files = folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => match.test(file));
  return digestFiles(root, files);
}

/**
 * The digest of a module with all that it imports from this repository. Plugins are left out: what they
 * make of pages and examples is an input itself.
 */
export function digestCode(root: string, ...entries: string[]): string {
  const files = new Set(entries);
  for (const file of files) {
    for (const imported of listImports(root, file)) {
      if (!imported.startsWith('plugins/')) files.add(imported);
    }
  }
  return digestFiles(root, [...files].sort());
}

/** The digest of the packages in `wit/` without their comments, which no proof reads. */
export function digestPackages(root: string): string {
  const packages = listFiles(root, 'wit')
    .filter((file) => file.endsWith('.wit'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    .map(([file, text]) => [file, text.replace(/\s*\/\/.*$/gm, '').replace(/^\n/gm, '')]);
  return digestData(packages);
}

function digestFiles(root: string, files: readonly string[]): string {
  return digestData(files.map((file) => [file, digest(readFileSync(path.join(root, file)))]));
}

/**
 * The files that a module imports by a relative path, as values: types change nothing at run time. A
 * `.js` of TypeScript's is a `.ts` on the disk.
 */
function listImports(root: string, file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const imports = source.matchAll(
    /^(?:import (?!type )[^;']*|export (?!type )[^;'=(]*from )'(\.{1,2}\/[^']+)'/gm,
  );
  return [...imports].map(([, name = '']) => {
    const target = path.posix.join(path.posix.dirname(file), name);
    const candidates = [
      target,
      target.replace(/\.js$/, '.ts'),
      `${target}.ts`,
      `${target}/index.ts`,
    ];
    const found = candidates.find((candidate) => isFile(root, candidate));
    if (found === undefined) throw new Error(`${file} imports ${name}, which is not there.`);
    return found;
  });
}

function isFile(root: string, file: string): boolean {
  return path.extname(file) !== '' && existsSync(path.join(root, file));
}
