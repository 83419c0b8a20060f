import sidebars from '../../sidebars';
import {ROUTES} from '../../routes';

export {ROUTES};

/** An address that no page has. */
export const UNKNOWN_ROUTE = '/no-such-page';

type Item = string | {link?: {id?: string}; items?: Item[]};

/** The route of a doc by its id: the path of its file without the extension. */
const readRoute = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

function flatten(item: Item): string[] {
  if (typeof item === 'string') return [readRoute(item)];
  const own = item.link?.id === undefined ? [] : [readRoute(item.link.id)];
  return [...own, ...(item.items ?? []).flatMap(flatten)];
}

/** Every route of the site in the reading order that `sidebars.ts` sets. */
export const READING_ORDER: readonly string[] = (sidebars.docs as Item[]).flatMap(flatten);
