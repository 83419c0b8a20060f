import path from 'node:path';
import {listIncludes} from './listIncludes.mjs';

/**
 * A loader in front of the pages' own: names the files that a page shows as its dependencies, so
 * that a change of one reaches the page, in the development server and in the bundler's cache.
 * @this {import('webpack').LoaderContext<{root: string}>}
 * @param {string} source
 */
export default function watchIncludes(source) {
  const {root} = this.getOptions();
  for (const file of listIncludes(source)) {
    this.addDependency(path.resolve(root, file));
  }
  return source;
}
