import {fixtureConfig, pluginFixturePages} from '../../support/fixtureConfig';

/** A page whose module forgot to export its component as the default. */
export default fixtureConfig('Page without default export', {
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: false}],
    pluginFixturePages({'/forgetful': './src/pages/Forgetful.tsx'}),
  ],
});
