import {statSync} from 'node:fs';
import path from 'node:path';
import {listShownPaths} from '../../lib/listShownPaths.mjs';

/**
 * A loader that runs before that of the pages. It tells the bundler what a page depends on, for the
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
