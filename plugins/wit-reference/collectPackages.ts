import {parseWit} from './parseWit';
import type {Package, PackageName, WitFile, WitSource} from './types';
import {placeError, WitError} from './WitError';

type Parsed = {source: WitSource; file: WitFile & {package: PackageName}};

/** Parses all files and puts those of one package together. Errors name file, line and column. */
export function collectPackages(sources: readonly WitSource[]): Package[] {
  const byName = new Map<string, Parsed[]>();
  for (const source of sources) {
    const parsed = atPlace(source, () => parseSource(source));
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
  const [first] = files;
  const {name, version} = (first as Parsed).file.package;
  for (const {source, file} of files) {
    if (file.package.version !== version) {
      const reason =
        `the package is ${name}@${file.package.version ?? 'no version'} here and ` +
        `@${version ?? 'no version'} in ${(first as Parsed).source.file}. Use one version.`;
      throw placeError(new WitError(reason, file.package.start), source.file, source.text);
    }
  }
  const members = files.flatMap(({source, file}) => file.items.map((node) => ({source, node})));
  checkTwice(members.map(({source, node}) => ({source, name: node.name, start: node.start})));
  return {
    name,
    version,
    docs: files.map(({file}) => file.package.docs).find((docs) => docs !== undefined),
    isOwn: (first as Parsed).source.isOwn,
    members,
  };
}

/** Refuses a name that is defined a second time, at its second place. */
export function checkTwice(
  names: readonly {source: WitSource; name: string; start: number}[],
): void {
  const seen = new Set<string>();
  for (const {source, name, start} of names) {
    if (seen.has(name)) {
      const reason = `“${name}” is defined twice. Give one of the two another name.`;
      throw placeError(new WitError(reason, start), source.file, source.text);
    }
    seen.add(name);
  }
}

/** Runs a step; a `WitError` in it gets the place in the source in front. */
export function atPlace<Result>(source: WitSource, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw error instanceof WitError ? placeError(error, source.file, source.text) : error;
  }
}
