import {fixtureConfig} from '../../support/fixtureConfig';

/** One broken link and one broken anchor, with the site's own setting for both. */
export default fixtureConfig('Broken links', {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: false}]],
});
