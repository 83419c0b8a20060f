import {statSync} from 'node:fs';
import path from 'node:path';
import {listShownPaths} from '../shared/listShownPaths.mjs';

/**
 * A loader that runs before that of the pages: names what a page is made from as its dependencies, so
 * that a change reaches it in the development server and in the bundler's cache. These are the inputs
 * of all references, and the code and the examples that the page shows; of a folder, all files that
 * are in it or are added to it.
 * @this {import('webpack').LoaderContext<{root: string, inputs: string[]}>}
 * @param {string} source
 */
export default function watchInputs(source) {
  const {root, inputs} = this.getOptions();
  for (const input of [...inputs, ...listShownPaths(source)]) {
    const file = path.join(root, input);
    if (statSync(file, {throwIfNoEntry: false})?.isDirectory()) {
      this.addContextDependency(file);
    } else {
      this.addDependency(file);
    }
  }
  return source;
}
