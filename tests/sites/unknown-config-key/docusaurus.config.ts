import {fixtureConfig} from '../../support/fixtureConfig';

/** A key that Docusaurus does not know. */
export default {...fixtureConfig('Unknown key', {}), favouriteColour: 'green'};
