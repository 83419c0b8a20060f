import {statSync} from 'node:fs';
import path from 'node:path';

/** `file=` of a fence; a region is not part of the path. */
const FILE = /^[ \t>]*(?:`{3,}|~{3,})[^`\n]*?\sfile=(?:"([a-z]+\/[^"#\n]+)|([a-z]+\/[^\s"#]+))/gm;
const EXAMPLE = /<(?:Download|WitContract)\s+example="([a-z0-9-]+)"/g;

/**
 * Lists the files of code and the folders of examples that a page shows, by its source: paths from the
 * repository's root, each once. Plain JavaScript, because the bundler loads it without compiling it.
 * @param {string} source
 */
export function listShownPaths(source) {
  const files = [...source.matchAll(FILE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const examples = [...source.matchAll(EXAMPLE)].map(([, name]) => `examples/${name}`);
  return [...new Set([...files, ...examples])];
}

/**
 * Returns a loader that runs before that of the pages. It tells the bundler what a page depends on, for the
 * development server and the cache: the inputs of all references, and the code and the examples that
 * the page shows; with a folder, all files in it, including new ones.
 * @this {import('webpack').LoaderContext<{root: string, inputs: string[]}>}
 * @param {string} source
 */
export default function watchInputs(source) {
  const {root, inputs} = this.getOptions();
  for (const input of [...inputs, ...listShownPaths(source)]) {
    const file = path.join(root, input);
    if (statSync(file, {throwIfNoEntry: false})?.isDirectory()) this.addContextDependency(file);
    else this.addDependency(file);
  }
  return source;
}
