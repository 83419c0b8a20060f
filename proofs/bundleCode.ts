import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';

/** The code of a module with everything that it imports from the repository, and the files of that code. */
export type Bundle = {text: string; files: readonly string[]};

const OPTIONS = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  metafile: true,
  // Settings of the repository's compiler don't count.
  tsconfigRaw: {},
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles modules and style sheets of a repository, by their paths. Removes comments, layout, types and paths. Throws
 * if an import cannot be resolved.
 */
export async function bundleCode(
  root: string,
  entries: readonly string[],
): Promise<ReadonlyMap<string, Bundle>> {
  const names = [...new Set(entries)].sort();
  if (names.length === 0) return new Map();
  const {outputFiles, metafile} = await build({
    ...OPTIONS,
    absWorkingDir: root,
    alias: {'@site': root, ...listWorkspaces(root)},
    entryPoints: names.map((name, index) => ({in: `./${name}`, out: String(index)})),
    // Nothing is written there; each output is named by its entry.
    outdir: root,
    write: false,
  });
  const bundles = names.map((name, index): [string, Bundle] => {
    // A module that imports style sheets has two outputs.
    const own = outputFiles.filter(({path: file}) => path.parse(file).name === String(index));
    const inputs = own.flatMap(({path: file}) =>
      Object.keys(metafile.outputs[path.relative(root, file)]?.inputs ?? {}),
    );
    const files = [...new Set(inputs)];
    return [name, {text: removePaths(own.map(({text}) => text).join(''), files), files}];
  });
  return new Map(bundles);
}

type Manifest = {name: string; exports: Record<string, string>};

/** Lists the repository's own packages with the files that their exports name, so that imports of them are followed. */
function listWorkspaces(root: string): Record<string, string> {
  const folder = path.join(root, 'packages');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const manifests = names.map((each) => path.join(folder, each, 'package.json')).filter(existsSync);
  const entries = manifests.flatMap((manifest) => {
    const {name, exports} = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    return Object.entries(exports).map(([key, file]) => [
      path.posix.join(name, key),
      path.join(path.dirname(manifest), file),
    ]);
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Replaces the names that esbuild derives from file paths, `init_run` and `run_default`, by numbers. */
function removePaths(text: string, files: readonly string[]): string {
  const stems = files.map((file) => {
    const {dir, name} = path.posix.parse(file);
    const stem = name === 'index' ? path.posix.basename(dir) : name;
    return stem.replace(/^[^a-z]+|[^a-z\d]+$/gi, '').replace(/[^a-z\d]+/gi, '_') || '_';
  });
  const stem = `(?:${[...new Set(stems)].join('|')})`;
  const made = new RegExp(
    `\\b(?:(?:init|require)_${stem}|${stem}_(?:default|exports))\\d*\\b`,
    'g',
  );
  const numbers = new Map<string, string>();
  const number = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, `_${numbers.size}`);
    return numbers.get(name) ?? '';
  };
  const paths = new Set(files);
  return text
    .replace(/(?<=\{)"([^"]+)"(?=\()/g, (key, file: string) => (paths.has(file) ? '""' : key))
    .replace(made, number);
}
