import {fixtureConfig} from '../../support/fixtureConfig';
import {createReference, witReference} from 'docusaurus-wit-reference';

const {plugin, remarkReference} = createReference({
  root: __dirname,
  sources: [witReference({pages: {'/rooms': ['hayride:house']}})],
});

/** A package that uses a type that does not exist. */
export default fixtureConfig('Bad WIT', {
  plugins: [
    plugin,
    [
      '@docusaurus/plugin-content-docs',
      {routeBasePath: '/', beforeDefaultRemarkPlugins: [remarkReference]},
    ],
  ],
});
