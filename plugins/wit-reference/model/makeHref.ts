import type {Entry} from './referenceTypes';

/** The address of an entry for a link on a page; on its own page, the anchor alone. */
export function makeHref({page, id}: Pick<Entry, 'page' | 'id'>, from?: string): string {
  return page === from ? `#${id}` : `${page}#${id}`;
}
