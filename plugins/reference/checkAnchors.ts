import type {BuiltSite} from '../shared/builtSite';
import type {ReferenceSymbol} from '../shared/catalogue/types';
import {nameFile} from '../shared/docPages';

/**
 * Refuses built pages on which a symbol's anchor is missing or occurs twice, and symbols of a page that
 * was not built.
 */
export function checkAnchors(
  symbols: readonly Pick<ReferenceSymbol, 'anchor' | 'name' | 'page'>[],
  pages: BuiltSite['pages'],
): void {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const {anchor, name, page} of symbols) {
    const html = pages.get(nameFile(page));
    if (html === undefined) {
      throw new Error(
        `reference: the options name the page ${page}, and no such page was built. Write the route of a page.`,
      );
    }
    const ids = counts.get(page) ?? countIds(html);
    counts.set(page, ids);
    const count = ids.get(anchor) ?? 0;
    if (count !== 1) {
      throw new Error(
        `reference: ${page} has the anchor #${anchor} of ${name} ${count} times. ` +
          'There must be one: show the symbol once, and give a heading with the same id another one.',
      );
    }
  }
}

function countIds(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*?\sid="?([^\s">]+)/g)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
