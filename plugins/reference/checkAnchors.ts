import type {ReferenceSymbol} from '../shared/catalogue/types';

/** Refuses built pages, by their routes, on which a symbol's anchor is missing or occurs twice. */
export function checkAnchors(
  symbols: readonly Pick<ReferenceSymbol, 'anchor' | 'name' | 'page'>[],
  html: ReadonlyMap<string, string>,
): void {
  const counts = new Map([...html].map(([page, text]) => [page, countIds(text)]));
  for (const {anchor, name, page} of symbols) {
    const count = counts.get(page)?.get(anchor) ?? 0;
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
