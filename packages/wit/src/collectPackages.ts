import path from 'node:path';
import {parseWit} from './parseWit';
import {withLocation, WitError} from './syntax';
import type {Named, Package, PackageName, WitFile, WitSource} from './syntax';

type PackageFile = {source: WitSource; file: WitFile};

/** The files of a package. */
type Files = readonly [PackageFile, ...PackageFile[]];

/**
 * Parses files into packages: the files of a folder form one package; each file directly in a folder `deps` and each
 * package in braces is one of its own. Errors name file, line and column.
 */
export function collectPackages(sources: readonly WitSource[]): Package[] {
  const folders = new Map<string, [PackageFile, ...PackageFile[]]>();
  for (const source of sources) {
    const parsed = {source, file: withLocation(source, () => parseWit(source.text))};
    const folder = path.posix.dirname(source.file);
    const key = path.posix.basename(folder) === 'deps' ? source.file : folder;
    const files = folders.get(key);
    if (files) files.push(parsed);
    else folders.set(key, [parsed]);
  }
  const groups = [...folders.values()].flatMap((files) => [
    files,
    ...files.flatMap(({source, file}) =>
      file.packages.map((each): Files => [{source, file: each}]),
    ),
  ]);
  return nameApart(groups.map(joinFiles));
}

/** Joins the files of a package, and returns the file that names it. */
function joinFiles(files: Files): {joined: Package; source: WitSource; line: PackageName} {
  const [first, ...others] = files;
  const head = files.find(({file}) => file.package) ?? first;
  const members: Package['members'][number][] = [];
  let docs: string | undefined;
  for (const {source, file} of files) {
    withLocation(source, () => {
      const line = file.package;
      const named = head.file.package;
      if (!named) {
        const remedy = 'Start the file with “package namespace:name@version;”.';
        throw new WitError(`there is no package line. ${remedy}`, 0);
      }
      if (line && toId(line) !== toId(named)) {
        const reason = `the package is ${toId(line)} here and ${toId(named)} in ${head.source.file}`;
        throw new WitError(`${reason}. Use one name and one version in a folder.`, line.start);
      }
      if (line?.docs !== undefined && docs !== undefined) {
        const reason =
          'the package has a doc comment in another file already. Keep one of the two.';
        throw new WitError(reason, line.docsStart);
      }
      docs ??= line?.docs;
      members.push(...file.items.map((item) => ({...item, source})));
      // Earlier files have been checked, so a second definition is in this one.
      checkTwice(members);
      checkTwice([...file.uses, ...file.items].sort((a, b) => a.start - b.start));
    });
  }
  const uses = files.flatMap(({source, file}) => file.uses.map((use) => ({...use, source})));
  const line = head.file.package as PackageName;
  const {name, version} = line;
  const joined: Package = {
    kind: 'package',
    ...{name, version, members, start: 0, end: 0, isLocal: first.source.isLocal, docs},
    sources: [first.source, ...others.map(({source}) => source)],
    ...(uses.length > 0 && {uses}),
  };
  return {joined, source: head.source, line};
}

/** Returns a package's name with its version, unless the name already includes it: `wasi:io@0.2.0`. */
export function toId({name, version}: Pick<PackageName, 'name' | 'version'>): string {
  return version === undefined || name.includes('@') ? name : `${name}@${version}`;
}

/** Adds the version to each name that several packages share. Throws if two have the same version. */
function nameApart(packages: readonly ReturnType<typeof joinFiles>[]): Package[] {
  return packages.map(({joined, source, line}, index) => {
    const first = packages.find((other) => toId(other.line) === toId(line));
    if (first && packages.indexOf(first) < index) {
      const reason = `the package ${toId(line)} is in ${first.source.file} too`;
      withLocation(source, () => {
        throw new WitError(`${reason}. Put all of it in one folder.`, line.start);
      });
    }
    const isAlone = packages.every((other) => other.line === line || other.line.name !== line.name);
    return isAlone ? joined : {...joined, name: toId(line)};
  });
}

/** Throws if a name is defined twice, regardless of case. */
export function checkTwice(named: readonly Pick<Named, 'name' | 'start'>[]): void {
  const names = named.map(({name}) => name.toLowerCase());
  const twice = named.find(({name}, index) => names.indexOf(name.toLowerCase()) < index);
  if (twice) throw refuseTwice(twice.name, twice.start);
}

/** Returns the error about a name that is already defined. */
export function refuseTwice(name: string, start: number): WitError {
  return new WitError(`“${name}” is defined twice. Give one of the two another name.`, start);
}
