import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addTo} from '../../shared/addTo';
import {parseWit} from '../parser/parseWit';
import type {Named, Package, PackageMember, PackageName, WitSource} from '../parser/types';
import {WitError, withLocation} from '../parser/WitError';

/** A file of a package: its package line and what it defines. */
type PackageFile = {source: WitSource; line: PackageName; members: PackageMember[]};

/**
 * Reads the WIT files below `wit/` of a folder: the site's own packages, then those in `wit/deps`;
 * of each, first `types.wit`, then the others by name.
 */
export function readSources(root: string): WitSource[] {
  const folder = path.join(root, 'wit');
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => /^(?:deps\/)?[^/]+\/[^/]+\.wit$/.test(file))
    .sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))
    .map((file) => ({
      file: `wit/${file}`,
      text: readFileSync(path.join(folder, file), 'utf8'),
      isLocal: !file.startsWith('deps/'),
    }));
}

/** No name has a space or starts with a tilde: `ai/ types.wit`, `ai/agents.wit`, `~deps/io/…`. */
function toSortKey(file: string): string {
  return file.replace(/^deps\//, '~deps/').replace(/\/(?=types\.wit$)/, '/ ');
}

/** Parses all files and joins those of each package. Errors name file, line and column. */
export function collectPackages(sources: readonly WitSource[]): Package[] {
  const byName = new Map<string, PackageFile[]>();
  for (const source of sources) {
    const parsed = withLocation(source, () => parseSource(source));
    addTo(byName, parsed.line.name, parsed);
  }
  return [...byName.values()].map(joinFiles);
}

function parseSource(source: WitSource): PackageFile {
  const {package: line, items} = parseWit(source.text);
  if (!line) {
    throw new WitError(
      'there is no package line. Start the file with “package hayride:name@version;”.',
      0,
    );
  }
  return {source, line, members: items.map((item) => ({...item, source}))};
}

function joinFiles(files: readonly PackageFile[]): Package {
  const [{source: first, line: start}] = files as [PackageFile];
  const {name, version} = start;
  const members: PackageMember[] = [];
  for (const {source, line, members: added} of files) {
    members.push(...added);
    withLocation(source, () => {
      if (line.version !== version) {
        const reason =
          `the package is ${name}@${line.version ?? 'no version'} here and ` +
          `@${version ?? 'no version'} in ${first.file}. Use one version.`;
        throw new WitError(reason, line.start);
      }
      // What the files before define has been looked at: a second one is of this file.
      checkTwice(members);
    });
  }
  const docs = files.map(({line}) => line.docs).find((each) => each !== undefined);
  const {isLocal} = first;
  return {kind: 'package', name, start: 0, end: 0, docs, version, isLocal, source: first, members};
}

/** Refuses a name that is defined a second time. */
export function checkTwice(named: readonly Named[]): void {
  const names = named.map(({name}) => name);
  const twice = named.find(({name}, index) => names.indexOf(name) < index);
  if (twice) {
    throw refuseTwice(twice.name, twice.start);
  }
}

/** What is wrong with a name that is defined already. */
export function refuseTwice(name: string, start: number): WitError {
  return new WitError(`“${name}” is defined twice. Give one of the two another name.`, start);
}
