import {statSync} from 'node:fs';

/**
 * A loader that runs before that of the pages: names files and folders, by their full paths, as
 * what every page depends on, with all files that are in the folders or are added to them.
 * @this {import('webpack').LoaderContext<{inputs: string[]}>}
 * @param {string} source
 */
export default function watchInputs(source) {
  for (const input of this.getOptions().inputs) {
    const isFolder = statSync(input, {throwIfNoEntry: false})?.isDirectory();
    if (isFolder) {
      this.addContextDependency(input);
    } else {
      this.addDependency(input);
    }
  }
  return source;
}
