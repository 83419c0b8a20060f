import {ROUTES} from '../../routes';

export {ROUTES};

/** The address of a page of the site. */
export type Route = (typeof ROUTES)[number];

/** An address that no page has. */
export const UNKNOWN_ROUTE = '/no-such-page';
