import path from 'node:path';

const PAGE_CONTENT = path.join(import.meta.dirname, 'client/pageContent');

/**
 * A loader for the address of a page's module with `?page=` and its permalink, encoded: all that the module
 * exports but the content, which comes from the page's HTML. Nothing else imports the page's own
 * component, so the bundler leaves it out.
 * @this {import('webpack').LoaderContext<{}>}
 * @returns {string}
 */
export function pitch() {
  const permalink = decodeURIComponent(this.resourceQuery.replace('?page=', ''));
  const find = (/** @type {string} */ file) =>
    JSON.stringify(this.utils.contextify(this.context ?? '', file));
  return `export * from ${find(this.resourcePath)};
import {loadPage} from ${find(PAGE_CONTENT)};
export const page = await loadPage(${JSON.stringify(permalink)});
export default function Page() {}
`;
}

/**
 * Never called: `pitch` answers.
 * @param {string} source
 * @returns {string}
 */
export default function keepModule(source) {
  return source;
}
