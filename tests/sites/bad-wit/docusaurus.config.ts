import {fixtureConfig} from '../../support/fixtureConfig';
import pluginWitReference, {
  rehypeWitLinks,
  remarkWitReference,
} from '../../../plugins/wit-reference/index';

const pages = {'/rooms': ['hayride:house']};
const reference = {root: __dirname, pages};

/** A type that is not there. */
export default fixtureConfig('Bad WIT', {
  plugins: [
    [pluginWitReference, {pages}],
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        beforeDefaultRemarkPlugins: [[remarkWitReference, reference]],
        beforeDefaultRehypePlugins: [[rehypeWitLinks, reference]],
      },
    ],
  ],
});
