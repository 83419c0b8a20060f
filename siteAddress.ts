/** The address of the site for its readers, without a slash at the end. */
export const SITE_URL = 'https://docs.hayride.dev';

/** The folder of the site on its host: begins and ends with a slash. */
export const BASE_URL = '/';

/** The address of the home page, without a slash at its end. */
export const SITE_ADDRESS = (SITE_URL + BASE_URL).replace(/\/$/, '');
