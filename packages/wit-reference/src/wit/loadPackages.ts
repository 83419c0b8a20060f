import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Extern, Package, WitNode, WitSource} from 'wit-docs';
import {listFiles} from 'docusaurus-built-pages/files';
import {formatProblem, type SourceLocation} from 'docusaurus-built-pages/location';
import {parseYaml} from '../parseYaml';

/** The folder of the packages, from the site's folder. */
export const FOLDER = 'wit';

/**
 * Reads the WIT files in a folder of `root`: local packages first, then those in its `deps`; within a package,
 * first `types.wit`, then the others by name.
 */
export function readSources(root: string, folder: string = FOLDER): WitSource[] {
  const full = path.join(root, folder);
  return (existsSync(full) ? listFiles(full) : [])
    .filter((file) => /^(?:deps\/)?[^/]+\/[^/]+\.wit$/.test(file))
    .sort((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))
    .map((file) => ({
      file: path.posix.join(folder, file),
      text: readFileSync(path.join(full, file), 'utf8'),
      isLocal: !file.startsWith('deps/'),
    }));
}

/** Returns a sort key with marks that no file name has: `ai/ types.wit`, `ai/agents.wit`, `~deps/io/…`. */
function toSortKey(file: string): string {
  return file.replace(/^deps\//, '~deps/').replace(/\/(?=types\.wit$)/, '/ ');
}

/** The file with doc comments for the packages in `deps`, beside that folder. */
const WORDS_FILE = 'words.yaml';

/** Doc comments by the name of their item: `wasi:http/types.method.get`. */
export type DocComments = ReadonlyMap<string, {text: string; location: SourceLocation}>;

/** Reads `words.yaml` in a folder of `root`; empty if there is no such file. */
export function readDocComments(root: string, folder: string = FOLDER): DocComments {
  const file = path.posix.join(folder, WORDS_FILE);
  const full = path.join(root, file);
  return existsSync(full) ? parseDocComments(file, readFileSync(full, 'utf8')) : new Map();
}

/** Parses a map from names to `{doc: …}`. Throws `file:line:column: …` where it has another shape. */
export function parseDocComments(file: string, text: string): DocComments {
  const {value, toLocation} = parseYaml(file, text);
  return new Map(
    Object.entries(value ?? {}).map(([name, word]: [string, unknown]) => {
      const location = {file, ...toLocation([name])};
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
 * Replaces the doc comments of packages in `deps` with those from `words.yaml`. Throws if a name there does not
 * exist.
 */
export function applyDocComments(packages: readonly Package[], words: DocComments): void {
  const unused = new Map(words);
  const apply = (node: WitNode | Extern, name: string): void => {
    node.docs = words.get(name)?.text ?? node.docs;
    unused.delete(name);
    const separator = node.kind === 'package' ? '/' : '.';
    listDocumented(node).forEach((part) => apply(part, `${name}${separator}${part.name}`));
  };
  packages.filter(({isLocal}) => !isLocal).forEach((owner) => apply(owner, owner.name));
  for (const [name, {location}] of unused) {
    const message = `there is no ${name} in ${path.posix.dirname(location.file)}/deps. Correct or remove it.`;
    throw new Error(formatProblem({...location, message}));
  }
}

/** Lists the direct parts of a node that can have a doc comment. */
function listDocumented(node: WitNode | Extern): readonly (WitNode | Extern)[] {
  if ('members' in node) return node.members;
  if ('items' in node) return [...node.items, ...node.externs];
  return 'parts' in node ? node.parts : [];
}
