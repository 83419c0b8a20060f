/** What Docusaurus's loader for MDX writes, as far as this one relies on it. */
const METADATA = /export \{\s*default as metadata\s*\} from (["'][^"']+["'])/;
const CONTENT = /export default function MDXContent\b/;

/**
 * A loader for the bundler that leaves the content out of a page's module: the delivered HTML has it.
 * The module keeps its metadata and table of contents. Where Docusaurus writes other modules, it stops
 * the build. A partial, which has no metadata, stays as it is: only contents import it.
 * @this {{resourcePath: string}}
 * @param {string} source the compiled module
 * @returns {string}
 */
export default function leaveContentOut(source) {
  const [, metadata] = source.match(METADATA) ?? [];
  if (metadata === undefined) {
    return source;
  }
  if (!CONTENT.test(source)) {
    throw new Error(
      `${this.resourcePath}: its module has no "export default function MDXContent". Adapt plugins/quiet-pages/staticContentLoader.mjs to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.`,
    );
  }
  return `${source.replace(CONTENT, 'function MDXContent')}
import ownMetadata from ${metadata};
import {loadPage} from '@quiet-pages/staticPage';
export const page = await loadPage(ownMetadata.permalink);
export default function StaticPage() {}
`;
}
