import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = {lockfileVersion: number; packages: Record<string, Entry>};

/** Lockfiles of the site's own dependencies, and of the npm tools that proofs need. */
const FILES = [
  'package-lock.json',
  'proofs/agents/toolchain/package-lock.json',
  'proofs/examples/toolchain/package-lock.json',
];

const REMEDY =
  'set omit-lockfile-registry-resolved=true, delete node_modules and the lockfile, and run npm install --package-lock-only';

describe.each(FILES)('the lockfile %s', (file) => {
  const {lockfileVersion, packages} = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  // Without the project itself and its workspaces, which are folders of the repository.
  const fetched = Object.entries(packages).filter(
    ([folder, {link}]) => folder.startsWith('node_modules/') && !link,
  );

  it('has the format 3, and a checksum but no registry’s address for each package', () => {
    expect(lockfileVersion, REMEDY).toBe(3);
    expect(fetched.length).toBeGreaterThan(10);
    const wrong = fetched.filter(
      ([, {resolved, integrity, inBundle}]) =>
        resolved !== undefined || (integrity === undefined && !inBundle),
    );
    expect(wrong, REMEDY).toEqual([]);
  });

  it('has an entry of the wanted version for what a package needs on another platform only', () => {
    const missing = Object.entries(packages).flatMap(([folder, {optionalDependencies = {}}]) =>
      Object.entries(optionalDependencies).filter(([name, wanted]) => {
        const found = findPackage(packages, folder, name);
        return !found || (/^\d+\.\d+\.\d+/.test(wanted) && found.version !== wanted);
      }),
    );
    expect(missing, 'pin a release that is published for all platforms').toEqual([]);
  });
});

/** Resolves a package name in a folder: to the nearest package, as Node does. */
function findPackage(
  packages: Lockfile['packages'],
  folder: string,
  name: string,
): Entry | undefined {
  const own = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  return own ?? (folder === '' ? undefined : findPackage(packages, parent, name));
}
