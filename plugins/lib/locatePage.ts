/** Matches the folder of the pages of a version, or of their translations, with the name of a version that was cut. */
const FOLDER =
  /^(?:docs|(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/(?:current|(version-[^/]+)))\//;

/**
 * Returns the id of a page, and the folder in which its version has its pages without their translations, from the
 * page's file or that of a translation: a path below the site's folder, with forward slashes.
 */
export function locatePage(file: string): {folder: string; id: string} {
  const version = FOLDER.exec(file)?.[1];
  return {
    folder: version === undefined ? 'docs' : `versioned_docs/${version}`,
    id: file.replace(FOLDER, '').replace(/\.mdx?$/, ''),
  };
}
