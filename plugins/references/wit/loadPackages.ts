import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addTo} from '../../lib/addTo';
import {listFiles} from '../../lib/files';
import {formatProblem, type SourceLocation} from '../../lib/location';
import {parseYaml} from '../../lib/parseYaml';
import {parseWit} from './parseWit';
import {withLocation, WitError} from './syntax';
import type {Extern, Named, Package, PackageName, WitNode, WitSource} from './syntax';

/**
 * Reads the WIT files below `wit/` of a folder: local packages first, then those in `wit/deps`;
 * within a package, first `types.wit`, then the others by name.
 */
export function readSources(root: string): WitSource[] {
  const folder = path.join(root, 'wit');
  return (existsSync(folder) ? listFiles(folder) : [])
    .filter((file) => /^(?:deps\/)?[^/]+\/[^/]+\.wit$/.test(file))
    .sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))
    .map((file) => ({
      file: `wit/${file}`,
      text: readFileSync(path.join(folder, file), 'utf8'),
      isLocal: !file.startsWith('deps/'),
    }));
}

/** No file name has a space or starts with a tilde: `ai/ types.wit`, `ai/agents.wit`, `~deps/io/…`. */
function toSortKey(file: string): string {
  return file.replace(/^deps\//, '~deps/').replace(/\/(?=types\.wit$)/, '/ ');
}

type PackageFile = {source: WitSource; line: PackageName; members: Package['members']};

/** Parses all files and joins those of each package. Errors name file, line and column. */
export function collectPackages(sources: readonly WitSource[]): Package[] {
  const byName = new Map<string, PackageFile[]>();
  for (const source of sources) {
    withLocation(source, () => {
      const {package: line, items} = parseWit(source.text);
      if (!line) {
        const remedy = 'Start the file with “package namespace:name@version;”.';
        throw new WitError(`there is no package line. ${remedy}`, 0);
      }
      addTo(byName, line.name, {source, line, members: items.map((item) => ({...item, source}))});
    });
  }
  return [...byName.values()].map((files) => joinFiles(files as [PackageFile, ...PackageFile[]]));
}

function joinFiles(files: readonly [PackageFile, ...PackageFile[]]): Package {
  const [first, ...others] = files;
  const {name, version} = first.line;
  const members: Package['members'][number][] = [];
  for (const {source, line, members: added} of files) {
    members.push(...added);
    withLocation(source, () => {
      if (line.version !== version) {
        const reason =
          `the package is ${name}@${line.version ?? 'no version'} here and ` +
          `@${version ?? 'no version'} in ${first.source.file}. Use one version.`;
        throw new WitError(reason, line.start);
      }
      // Earlier files have been checked, so a second definition is in this one.
      checkTwice(members);
    });
  }
  return {
    kind: 'package',
    ...{name, version, members, start: 0, end: 0, isLocal: first.source.isLocal},
    docs: files.map(({line}) => line.docs).find((each) => each !== undefined),
    sources: [first.source, ...others.map(({source}) => source)],
  };
}

/** Refuses a name that is defined a second time. */
export function checkTwice(named: readonly Named[]): void {
  const names = named.map(({name}) => name);
  const twice = named.find(({name}, index) => names.indexOf(name) < index);
  if (twice) throw refuseTwice(twice.name, twice.start);
}

/** The error about a name that is already defined. */
export function refuseTwice(name: string, start: number): WitError {
  return new WitError(`“${name}” is defined twice. Give one of the two another name.`, start);
}

/** The file with our doc comments for the packages in `wit/deps`, from the repository's root. */
const WORDS_FILE = 'wit/words.yaml';

/** Doc comments by the name of their item: `wasi:http/types.method.get`. */
export type Words = ReadonlyMap<string, {text: string; location: SourceLocation}>;

/** Reads `wit/words.yaml` of a repository; empty if there is no such file. */
export function readWords(root: string): Words {
  const file = path.join(root, WORDS_FILE);
  return existsSync(file) ? parseWords(readFileSync(file, 'utf8')) : new Map();
}

/** Parses a map from names to `{doc: …}`. Throws `file:line:column: …` where it has another shape. */
export function parseWords(text: string): Words {
  const {value, toLocation} = parseYaml(WORDS_FILE, text);
  return new Map(
    Object.entries(value ?? {}).map(([name, word]: [string, unknown]) => {
      const location = {file: WORDS_FILE, ...toLocation([name])};
      const [[key, doc] = [], ...rest] = Object.entries(word ?? {});
      if (key !== 'doc' || typeof doc !== 'string' || rest.length > 0) {
        const message = `${name} has no doc comment. Write “doc: …” below the name, and no more.`;
        throw new Error(formatProblem({...location, message}));
      }
      return [name, {text: doc.trimEnd(), location}];
    }),
  );
}

/**
 * Replaces the doc comments of packages in `wit/deps` with those from `wit/words.yaml`. Throws if
 * a name there does not exist.
 */
export function applyWords(packages: readonly Package[], words: Words): void {
  const unused = new Map(words);
  const apply = (node: WitNode | Extern, name: string): void => {
    node.docs = words.get(name)?.text ?? node.docs;
    unused.delete(name);
    const separator = node.kind === 'package' ? '/' : '.';
    listDocumented(node).forEach((part) => apply(part, `${name}${separator}${part.name}`));
  };
  packages.filter(({isLocal}) => !isLocal).forEach((owner) => apply(owner, owner.name));
  for (const [name, {location}] of unused) {
    const message = `there is no ${name} in wit/deps. Correct or remove it.`;
    throw new Error(formatProblem({...location, message}));
  }
}

/** The direct parts of a node that can have a doc comment. */
function listDocumented(node: WitNode | Extern): readonly (WitNode | Extern)[] {
  if ('members' in node) return node.members;
  if ('items' in node) return [...node.items, ...node.externs];
  return 'parts' in node ? node.parts : [];
}
