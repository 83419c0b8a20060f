import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parseWit} from '../parser/parseWit';
import type {Package, PackageName, WitFile, WitSource} from '../parser/types';
import {WitError, withLocation} from '../parser/WitError';

type Parsed = {source: WitSource; file: WitFile & {package: PackageName}};

/**
 * Reads the WIT files below `wit/` of a folder: the site's own packages, then those in `wit/deps`;
 * of each, first `types.wit`, then the others by name.
 */
export function readSources(root: string): WitSource[] {
  const local = listFolders(root, 'wit').filter((folder) => folder !== 'wit/deps');
  return [...local, ...listFolders(root, 'wit/deps')]
    .flatMap((folder) => listFiles(root, folder))
    .map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
      isLocal: !file.startsWith('wit/deps/'),
    }));
}

function listFolders(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full)
    ? readdirSync(full)
        .filter((name) => statSync(path.join(full, name)).isDirectory())
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];
}

function listFiles(root: string, folder: string): string[] {
  const names = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.wit'));
  const first = names.filter((name) => name === 'types.wit');
  const others = names.filter((name) => name !== 'types.wit').sort();
  return [...first, ...others].map((name) => `${folder}/${name}`);
}

/** Parses all files and joins those of each package. Errors name file, line and column. */
export function collectPackages(sources: readonly WitSource[]): Package[] {
  const byName = new Map<string, Parsed[]>();
  for (const source of sources) {
    const parsed = withLocation(source, () => parseSource(source));
    const {name} = parsed.file.package;
    byName.set(name, [...(byName.get(name) ?? []), parsed]);
  }
  return [...byName.values()].map(joinFiles);
}

function parseSource(source: WitSource): Parsed {
  const file = parseWit(source.text);
  if (!file.package) {
    throw new WitError(
      'there is no package line. Start the file with “package hayride:name@version;”.',
      0,
    );
  }
  return {source, file: {...file, package: file.package}};
}

function joinFiles(files: readonly Parsed[]): Package {
  const [first] = files as [Parsed];
  const {name, version} = first.file.package;
  for (const {source, file} of files) {
    withLocation(source, () => {
      if (file.package.version !== version) {
        const reason =
          `the package is ${name}@${file.package.version ?? 'no version'} here and ` +
          `@${version ?? 'no version'} in ${first.source.file}. Use one version.`;
        throw new WitError(reason, file.package.start);
      }
    });
  }
  const members = files.flatMap(({source, file}) => file.items.map((node) => ({source, node})));
  checkTwice(members.map(({source, node}) => ({source, name: node.name, start: node.start})));
  return {
    name,
    version,
    docs: files.map(({file}) => file.package.docs).find((docs) => docs !== undefined),
    isLocal: first.source.isLocal,
    members,
  };
}

/** Refuses a name that is defined a second time, at its second location. */
export function checkTwice(
  names: readonly {source: WitSource; name: string; start: number}[],
): void {
  const seen = new Set<string>();
  for (const {source, name, start} of names) {
    withLocation(source, () => {
      if (seen.has(name)) {
        throw refuseTwice(name, start);
      }
    });
    seen.add(name);
  }
}

/** What is wrong with a name that is defined already. */
export function refuseTwice(name: string, start: number): WitError {
  return new WitError(`“${name}” is defined twice. Give one of the two another name.`, start);
}
