import {findNeighbours} from '../../plugins/content/front-matter/index';
import {READING_PATHS} from '../../readingPaths';
import sidebars from '../../sidebars';
import {ROUTES} from './specifiedRoutes';
import {listSidebarDocs} from '../../check/lib/pages/listSidebarDocs';

export {ROUTES};

/** An address that no page has. */
export const UNKNOWN_ROUTE = '/no-such-page';

/** Returns the route of a doc by its id, the path of its file without the extension. */
const readRoute = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

const IDS = listSidebarDocs(sidebars.docs);

/** Every route of the site in the order that `sidebars.ts` sets. */
export const READING_ORDER: readonly string[] = IDS.map(readRoute);

/** Returns the previous and next page on the reading path of a page; undefined if the sidebar decides. */
export function findPathNeighbours(route: string): {previous?: string; next?: string} {
  const id = IDS.find((each) => readRoute(each) === route) ?? '';
  const {pagination_prev: previous, pagination_next: next} = findNeighbours(id, READING_PATHS);
  return {
    ...(previous !== undefined && {previous: readRoute(previous)}),
    ...(next !== undefined && {next: readRoute(next)}),
  };
}
