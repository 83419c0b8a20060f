import {fixtureConfig} from '../../support/fixtureConfig';

/** A navbar item of a type that nobody registered. */
export default fixtureConfig('Unknown navbar item', {
  themeConfig: {navbar: {items: [{type: 'carousel', label: 'Round and round'}]}},
});
