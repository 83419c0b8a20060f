/**
 * A loader in front of the pages' own: names files that pages are made of as their dependencies, so
 * that a change of one reaches the pages, in the development server and in the bundler's cache.
 * @this {import('webpack').LoaderContext<{files: string[]}>}
 * @param {string} source
 */
export default function watchFiles(source) {
  for (const file of this.getOptions().files) {
    this.addDependency(file);
  }
  return source;
}
