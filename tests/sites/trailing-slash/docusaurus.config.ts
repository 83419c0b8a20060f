import {fixtureConfig} from '../../support/fixtureConfig';

/** Addresses that end with a slash. */
export default fixtureConfig('Trailing slash', {trailingSlash: true});
