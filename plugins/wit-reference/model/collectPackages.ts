import {checkTwice} from './checkTwice';
import {parseWit} from '../parser/parseWit';
import type {Package, PackageName, WitFile, WitSource} from '../parser/types';
import {atPlace, placeError, WitError} from '../parser/WitError';

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
