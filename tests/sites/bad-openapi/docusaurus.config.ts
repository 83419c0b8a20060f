import {fixtureConfig} from '../../support/fixtureConfig';
import {remarkApiReference} from '../../../plugins/api-reference/index';

/** An example that does not fit its schema. */
export default fixtureConfig('Bad OpenAPI', {
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {routeBasePath: '/', beforeDefaultRemarkPlugins: [[remarkApiReference, {root: __dirname}]]},
    ],
  ],
});
