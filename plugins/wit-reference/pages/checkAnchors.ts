import type {Entry} from '../model/referenceTypes';

/** Refuses pages, by their routes, on which an entry's anchor is missing or stands twice. */
export function checkAnchors(
  entries: readonly Pick<Entry, 'id' | 'page' | 'path'>[],
  html: ReadonlyMap<string, string>,
): void {
  const counts = new Map([...html].map(([page, text]) => [page, countIds(text)]));
  for (const {id, page, path} of entries) {
    const count = counts.get(page)?.get(id) ?? 0;
    if (count !== 1) {
      throw new Error(
        `wit-reference: ${page} has the anchor #${id} of ${path} ${count} times. ` +
          'It must stand there once: give a heading of the page that has the same id another one.',
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
