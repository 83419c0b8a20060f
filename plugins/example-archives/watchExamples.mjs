import path from 'node:path';

const ELEMENT = /<Download\s+example="([a-z0-9-]+)"/g;

/**
 * A loader that runs before that of the pages: names the folders of the examples that a page offers
 * as what it depends on, so that the checksum on the page is that of the files as they are.
 * @this {import('webpack').LoaderContext<{folder: string}>}
 * @param {string} source
 */
export default function watchExamples(source) {
  const {folder} = this.getOptions();
  for (const [, name = ''] of source.matchAll(ELEMENT)) {
    this.addContextDependency(path.join(folder, name));
  }
  return source;
}
