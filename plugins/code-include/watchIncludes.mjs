import path from 'node:path';

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[^`\n]*?\sfile=(?:"([^"\n]*)"|([^\s"]+))/gm;

/**
 * A loader that runs before that of the pages: names the files that a page shows as its
 * dependencies, so that a change of one reaches the page, in the development server and in the
 * bundler's cache.
 * @this {import('webpack').LoaderContext<{root: string}>}
 * @param {string} source
 */
export default function watchIncludes(source) {
  const {root} = this.getOptions();
  const values = [...source.matchAll(FENCE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  for (const file of new Set(values.map((value) => value.replace(/#.*/, '')))) {
    if (file) this.addDependency(path.resolve(root, file));
  }
  return source;
}
