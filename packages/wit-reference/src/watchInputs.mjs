import {statSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns a loader that runs before that of the pages. It tells the bundler what a page depends on, for the
 * development server and the cache: the inputs of all references, and what `listShown` lists for the page; with a
 * folder, all files in it, including new ones. Plain JavaScript, because the bundler loads it without compiling it.
 * @this {import('webpack').LoaderContext<{root: string, inputs: string[], listShown?: (source: string) => readonly string[]}>}
 * @param {string} source
 */
export default function watchInputs(source) {
  const {root, inputs, listShown} = this.getOptions();
  for (const input of [...inputs, ...(listShown?.(source) ?? [])]) {
    const file = path.join(root, input);
    if (statSync(file, {throwIfNoEntry: false})?.isDirectory()) this.addContextDependency(file);
    else this.addDependency(file);
  }
  return source;
}
