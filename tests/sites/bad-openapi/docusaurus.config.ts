import {apiReference} from '../../../plugins/references/api/index';
import {createReference} from 'docusaurus-wit-reference';
import {fixtureConfig} from '../../support/fixtureConfig';

const {plugin, remarkReference} = createReference({
  root: __dirname,
  sources: [apiReference({pages: {'/': 'openapi/rooms.yaml'}})],
});

/** A description with an example that does not match its schema. */
export default fixtureConfig('Bad OpenAPI', {
  plugins: [
    plugin,
    [
      '@docusaurus/plugin-content-docs',
      {routeBasePath: '/', beforeDefaultRemarkPlugins: [remarkReference]},
    ],
  ],
});
