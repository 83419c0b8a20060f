import {findNeighbours} from '../../plugins/content/front-matter/index';
import {READING_PATHS} from '../../readingPaths';
import sidebars from '../../sidebars';
import {ROUTES} from './specifiedRoutes';
import {listSidebarDocs} from '../../check/lib/pages/listSidebarDocs';

export {ROUTES};

/** An address that no page has. */
export const UNKNOWN_ROUTE = '/no-such-page';

/** Returns the route of a doc by its id, the path of its file without the extension. */
export const readRoute = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

const IDS = listSidebarDocs(sidebars.docs);

/** Every route of the site in the order that `sidebars.ts` sets. */
export const READING_ORDER: readonly string[] = IDS.map(readRoute);

/**
 * Returns the previous and next page on the reading path of a page, in a version of the docs that has the pages `ids`;
 * undefined if its sidebar decides.
 */
export function findPathNeighbours(
  id: string,
  ids: readonly string[],
): {previous?: string; next?: string} {
  const paths = READING_PATHS.map((each) => each.filter((page) => ids.includes(page)));
  const {pagination_prev: previous, pagination_next: next} = findNeighbours(id, paths);
  return {previous, next};
}
