import {fixtureConfig} from '../../support/fixtureConfig';

/** A navbar item that leads to a sidebar without pages. */
export default fixtureConfig('Sidebar without link', {
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.ts'}],
  ],
  themeConfig: {navbar: {items: [{type: 'docSidebar', sidebarId: 'empty', label: 'Nowhere'}]}},
});
