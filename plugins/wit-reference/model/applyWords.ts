import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {formatProblem, type SourceLocation} from '../../shared/location';
import {parseYaml} from '../../shared/parseYaml';
import type {Extern, Package, WitNode} from '../parser/types';

/** The file with our doc comments for the packages in `wit/deps`, from the repository's root. */
export const WORDS_FILE = 'wit/words.yaml';

/** Doc comments by the name of their item: `wasi:http/types.method.get`. */
export type Words = ReadonlyMap<string, {text: string; location: SourceLocation}>;

/** Reads `WORDS_FILE` of a repository; none where there is no such file. */
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
 * Gives the items of packages in `wit/deps` their doc comments from `WORDS_FILE`, in place of those
 * in their files. Throws if a name in it does not exist.
 */
export function applyWords(packages: readonly Package[], words: Words): void {
  const unused = new Map(words);
  const apply = (node: WitNode | Extern, name: string): void => {
    node.docs = words.get(name)?.text ?? node.docs;
    unused.delete(name);
    for (const part of listDocumented(node)) {
      apply(part, `${name}${node.kind === 'package' ? '/' : '.'}${part.name}`);
    }
  };
  packages.filter(({isLocal}) => !isLocal).forEach((owner) => apply(owner, owner.name));
  for (const [name, {location}] of unused) {
    const message = `there is no ${name} in wit/deps. Correct or remove it.`;
    throw new Error(formatProblem({...location, message}));
  }
}

/** What has a doc comment directly inside a node. */
function listDocumented(node: WitNode | Extern): readonly (WitNode | Extern)[] {
  if ('members' in node) {
    return node.members;
  }
  if ('items' in node) {
    return [...node.items, ...node.externs];
  }
  return 'parts' in node ? node.parts : [];
}
