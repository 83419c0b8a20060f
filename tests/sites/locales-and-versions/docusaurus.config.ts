import pluginSectionSearch, {writeSearchIndex} from 'docusaurus-section-search';
import {fixtureConfig} from '../../support/fixtureConfig';

/** Two languages of opposite directions, two docs plugins of two versions each, a search, footer columns. */
export default fixtureConfig(
  'Locales and versions',
  {
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'ar'],
      localeConfigs: {
        en: {label: 'English', htmlLang: 'en-GB'},
        ar: {label: 'العربية', htmlLang: 'ar-EG'},
      },
    },
    themes: [
      ['@docusaurus/theme-classic', {customCss: ['../../../src/css/index.css']}],
      pluginSectionSearch,
    ],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        {path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts'},
      ],
      [
        '@docusaurus/plugin-content-docs',
        {id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: './sidebars.ts'},
      ],
    ],
    themeConfig: {
      navbar: {
        items: [
          {type: 'docsVersionDropdown'},
          {type: 'docsVersionDropdown', docsPluginId: 'api'},
          {type: 'docsVersion', docsPluginId: 'api', position: 'left'},
          {type: 'localeDropdown'},
          {type: 'search'},
        ],
      },
      footer: {
        links: [
          {title: 'Docs', items: [{label: 'Footer home', to: '/'}]},
          {
            title: 'Elsewhere',
            items: [
              {label: 'Footer link', href: 'https://elsewhere.example'},
              {html: '<i>Footer markup</i>'},
            ],
          },
        ],
      },
    },
  },
  {
    acts: ['docusaurus-section-search/openSearch'],
    steps: [writeSearchIndex({root: __dirname})],
  },
);
