/**
 * A loader in front of the pages' own: names folders, by their full paths, as what the page depends
 * on, with all that is in them and all that comes to be in them.
 * @this {import('webpack').LoaderContext<{folders: string[]}>}
 * @param {string} source
 */
export default function watchFolders(source) {
  for (const folder of this.getOptions().folders) {
    this.addContextDependency(folder);
  }
  return source;
}
