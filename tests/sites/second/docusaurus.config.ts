import type {Config} from '@docusaurus/types';
import pluginBuiltPages from 'docusaurus-built-pages';
import pluginPageMarkdown, {writeMarkdown} from 'docusaurus-page-markdown';
import pluginQuietPages, {finishPages} from 'docusaurus-quiet-pages';
import {COPY_WORDS} from 'docusaurus-built-pages/copyWords';
import {createReference, witReference} from 'docusaurus-wit-reference';
import pluginSectionSearch, {writeSearchIndex} from 'docusaurus-section-search';

const root = __dirname;

/** The parts that the site uses: by default all, in two languages, with the faster bundler. */
const {BUNDLER, CONTENT, PARTS, TRAILING_SLASH} = process.env;
const has = (part: 'markdown' | 'quiet' | 'reference' | 'search') => PARTS?.includes(part) ?? true;
const only = <Value>(part: Parameters<typeof has>[0], ...values: Value[]) =>
  has(part) ? values : [];

const ACTS = [
  ...only('markdown', 'docusaurus-built-pages/copyOnPress'),
  ...only('search', 'docusaurus-section-search/openSearch'),
];

const reference = createReference({
  root,
  sources: [
    witReference({
      pages: {'/docs/harbour': ['port:harbour'], '/docs/traffic': ['port:traffic']},
    }),
  ],
});

const config: Config = {
  title: 'Second site',
  tagline: 'Made from the template',
  favicon: 'img/favicon.ico',
  future: {v4: true, faster: BUNDLER !== 'webpack'},
  url: 'https://second.example',
  baseUrl: '/x/',
  ...(TRAILING_SLASH && {trailingSlash: TRAILING_SLASH === 'true'}),
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: PARTS === undefined ? ['en', 'ar'] : ['en']},
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          require.resolve('docusaurus-built-pages/css/classicTokens.css'),
          './src/css/custom.css',
        ],
      },
    ],
    ...only('markdown', pluginPageMarkdown),
    ...only('search', pluginSectionSearch),
    ...(has('quiet')
      ? [
          [
            pluginQuietPages,
            {words: COPY_WORDS, acts: () => ACTS, ...(CONTENT && {content: CONTENT})},
          ],
        ]
      : []),
  ] as Config['themes'],
  // Without quiet pages, acts are like any other script of a site.
  clientModules: has('quiet') ? [] : ACTS.map((act) => require.resolve(act)),
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        sidebarPath: './sidebars.ts',
        exclude: has('reference') ? [] : ['harbour.mdx', 'traffic.mdx'],
        beforeDefaultRemarkPlugins: only('reference', reference.remarkReference),
        remarkPlugins: only('reference', reference.remarkCodeLinks),
      },
    ],
    ['@docusaurus/plugin-content-blog', {showReadingTime: true}],
    '@docusaurus/plugin-content-pages',
    ...only('reference', reference.plugin),
    [
      pluginBuiltPages,
      {
        steps: [
          ...only('reference', reference.checkPages),
          ...only(
            'search',
            writeSearchIndex({root, ...(has('reference') && {listSymbols: reference.listSymbols})}),
          ),
          ...only('markdown', writeMarkdown({root})),
          ...only('quiet', finishPages),
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
