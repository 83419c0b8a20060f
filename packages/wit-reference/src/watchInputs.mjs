import {statSync} from 'node:fs';
import path from 'node:path';

/**
 * A loader that runs before the one of the pages. Tells the bundler a page's dependencies, for the development server
 * and the cache: the inputs of all references, and the files and folders, with new files in them, that `listShown`
 * returns. Plain JavaScript, because the bundler doesn't compile it.
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
