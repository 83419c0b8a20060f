import type {Config} from '@docusaurus/types';
import pluginBuiltPages from '../../../plugins/output/built-pages/index';
import pluginDiagrams, {remarkDiagrams} from '../../../plugins/content/diagrams/index';
import pluginPageMarkdown, {writeMarkdown} from '../../../plugins/output/page-markdown/index';
import pluginQuietPages, {finishPages} from '../../../plugins/quiet/index';
import {createReference} from '../../../plugins/references/entries/index';
import {witReference} from '../../../plugins/references/wit/index';
import pluginLocalSearch, {writeSearchIndex} from '../../../plugins/search/index';

const root = __dirname;

const reference = createReference({
  root,
  sources: [witReference({pages: {'/docs/harbour': ['port:harbour']}})],
});

const config: Config = {
  title: 'Second site',
  tagline: 'Made from the template',
  favicon: 'img/favicon.ico',
  future: {v4: true, faster: true},
  url: 'https://second.example',
  baseUrl: '/x/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ar']},
  themes: [
    [
      '@docusaurus/theme-classic',
      {customCss: ['../../../plugins/lib/classicTokens.css', './src/css/custom.css']},
    ],
    pluginDiagrams,
    pluginPageMarkdown,
    pluginLocalSearch,
    [
      pluginQuietPages,
      {
        acts: () => [
          '../../../plugins/lib/copyButton/copyOnPress.ts',
          '../../../plugins/search/client/openSearch.ts',
        ],
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        beforeDefaultRemarkPlugins: [reference.remarkReference],
        remarkPlugins: [reference.remarkCodeLinks, remarkDiagrams],
      },
    ],
    ['@docusaurus/plugin-content-blog', {showReadingTime: true}],
    '@docusaurus/plugin-content-pages',
    reference.plugin,
    [
      pluginBuiltPages,
      {
        steps: [
          reference.checkPages,
          writeSearchIndex({root, listSymbols: reference.listSymbols}),
          writeMarkdown({root}),
          finishPages,
        ],
      },
    ],
  ],
  themeConfig: {
    image: 'img/docusaurus-social-card.jpg',
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Second site',
      logo: {alt: 'Logo', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {title: 'Docs', items: [{label: 'Tutorial', to: '/docs/intro'}]},
        {title: 'More', items: [{label: 'Blog', to: '/blog'}]},
      ],
    },
  },
};

export default config;
