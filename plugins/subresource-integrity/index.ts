import type {BuiltSite} from '../shared/builtSite';
import {readIntegrity} from '../shared/readIntegrity';
import {listLoadingTags} from './listLoadingTags';

/**
 * Gives each script and style sheet that a page names the digest of its file, so that browsers refuse
 * other bytes. A tag that has one keeps it; one that names a file of another host stops the build.
 */
export async function addIntegrity(
  site: Pick<BuiltSite, 'outDir' | 'baseUrl' | 'pages'>,
): Promise<BuiltSite['pages']> {
  const digests = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const [file, html] of site.pages) {
    let changed = html;
    // From the end, so that the places of the other tags stay what they are.
    for (const {address, end} of listLoadingTags(html).reverse()) {
      const known = digests.get(address) ?? (await readIntegrity(site, address));
      digests.set(address, known);
      changed = `${changed.slice(0, end)} integrity="${known}"${changed.slice(end)}`;
    }
    pages.set(file, changed);
  }
  return pages;
}
