import {fixtureConfig, pluginFixturePages} from '../../support/fixtureConfig';

/** Pages that crash on demand, chunks that can be withheld, a home page for a wrong base URL. */
export default fixtureConfig('Failing pages', {
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.ts'}],
    pluginFixturePages({'/bare': './src/pages/Bare.tsx'}),
  ],
  themeConfig: {
    navbar: {
      title: 'Failing pages',
      items: [{type: 'custom-fragile', label: 'Fragile item', position: 'left'}],
    },
  },
});
