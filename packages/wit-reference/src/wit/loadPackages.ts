import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Extern, Package, WitNode, WitSource} from 'wit-docs';
import {listFiles} from 'docusaurus-built-pages/files';
import {formatProblem, type SourceLocation} from 'docusaurus-built-pages/location';
import {parseYaml} from '../parseYaml';

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

/** Returns a sort key with marks that no file name has: `ai/ types.wit`, `ai/agents.wit`, `~deps/io/…`. */
function toSortKey(file: string): string {
  return file.replace(/^deps\//, '~deps/').replace(/\/(?=types\.wit$)/, '/ ');
}

/** The file with this site's doc comments for the packages in `wit/deps`, from the site's folder. */
const WORDS_FILE = 'wit/words.yaml';

/** Doc comments by the name of their item: `wasi:http/types.method.get`. */
export type DocComments = ReadonlyMap<string, {text: string; location: SourceLocation}>;

/** Reads `wit/words.yaml` of a site; empty if there is no such file. */
export function readDocComments(root: string): DocComments {
  const file = path.join(root, WORDS_FILE);
  return existsSync(file) ? parseDocComments(readFileSync(file, 'utf8')) : new Map();
}

/** Parses a map from names to `{doc: …}`. Throws `file:line:column: …` at any other shape. */
export function parseDocComments(text: string): DocComments {
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
    const message = `there is no ${name} in wit/deps. Correct or remove it.`;
    throw new Error(formatProblem({...location, message}));
  }
}

/** Lists the direct parts of a node that can have a doc comment. */
function listDocumented(node: WitNode | Extern): readonly (WitNode | Extern)[] {
  if ('members' in node) return node.members;
  if ('items' in node) return [...node.items, ...node.externs];
  return 'parts' in node ? node.parts : [];
}
