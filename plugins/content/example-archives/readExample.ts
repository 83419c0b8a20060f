import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listUnignoredFiles} from '../../lib/git';

/** The folder of the examples, from the repository's root. */
export const EXAMPLES = 'examples';

/**
 * A command, the file that its output must equal, and the tools that only it needs; tools of all commands belong to
 * the variant.
 */
export type Run = {command: string; expect: string; tools?: Record<string, string>};

/** One way to build and run an example, with the tools that it needs by name and version. */
export type Variant = {tools: Record<string, string>; build: string[]; run: Run[]};

/** An example: the content of its `example.json`, and its files, sorted by their paths in its folder. */
export type Example = {
  name: string;
  title: string;
  variants: [Variant, ...Variant[]];
  files: {path: string; content: Buffer}[];
};

/** Content of an `example.json`: the first variant, and the others as alternatives. */
export type Description = Partial<Variant> & {
  title: string;
  language: string;
  alternatives?: Partial<Variant>[];
};

/** Lists the names of all examples of a repository, sorted. */
export function listExamples(root: string): string[] {
  const folder = path.join(root, EXAMPLES);
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/**
 * Reads an example. Throws if it doesn't exist, or its `example.json` cannot be parsed; proofs/examples validates the
 * rest of that file.
 */
export function readExample(root: string, name: string): Example {
  const names = listExamples(root);
  if (!names.includes(name)) {
    const known = names.length === 0 ? 'It is empty' : `It has ${names.join(', ')}`;
    throw new Error(`there is no example “${name}” in ${EXAMPLES}/. ${known}. Name one of them.`);
  }
  const folder = path.join(root, EXAMPLES, name);
  const description = readDescription(folder, name);
  const files = listUnignoredFiles(folder).map((file) => {
    return {path: file, content: readFileSync(path.join(folder, file))};
  });
  return {name, title: description.title, variants: listVariants(description), files};
}

function readDescription(folder: string, name: string): Description {
  const file = `${EXAMPLES}/${name}/example.json`;
  try {
    return JSON.parse(readFileSync(path.join(folder, 'example.json'), 'utf8')) as Description;
  } catch (cause) {
    const reason = `${file}:1:1: this cannot be read: ${(cause as Error).message}`;
    throw new Error(`${reason}. Describe the example there, in JSON.`, {cause});
  }
}

/** Lists all ways to build and run an example, the default first. */
export function listVariants({alternatives = [], ...first}: Description): Example['variants'] {
  return [complete(first), ...alternatives.map(complete)];
}

function complete({tools = {}, build = [], run = []}: Partial<Variant>): Variant {
  return {tools, build, run};
}
