import {placeLinks} from '../../../plugins/lib/configuredLinks';
import {prepareHosting} from '../../../plugins/output/hosting/index';
import {writeMarkdown} from 'docusaurus-page-markdown';
import {describePages} from '../../../plugins/output/structured-data/index';
import {fixtureConfig} from '../../support/fixtureConfig';

const baseUrl = '/docs/';

/** Two versions of the docs below a base URL, with an announcement and their Markdown. */
export default fixtureConfig(
  'Versions below a base',
  {
    baseUrl,
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {routeBasePath: '/', sidebarPath: './sidebars.ts', breadcrumbs: false},
      ],
      ['@docusaurus/plugin-sitemap', {}],
    ],
    themeConfig: placeLinks(
      {
        announcementBar: {id: 'news', content: 'There are <a href="/setup">two versions</a>.'},
        navbar: {items: [{type: 'docsVersionDropdown'}]},
      },
      baseUrl,
    ),
  },
  {steps: [writeMarkdown({root: __dirname}), describePages, prepareHosting(baseUrl)]},
);
