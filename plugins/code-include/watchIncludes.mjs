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
  for (const file of listIncludes(source)) {
    this.addDependency(path.resolve(root, file));
  }
  return source;
}

/**
 * The files that the fences of a page's source name, each once, without their regions.
 * @param {string} source
 * @returns {string[]}
 */
function listIncludes(source) {
  const values = [...source.matchAll(FENCE)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  return [...new Set(values.map((value) => value.replace(/#.*/, '')))].filter(Boolean);
}
