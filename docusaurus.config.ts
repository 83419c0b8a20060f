import type {Config, LoadContext} from '@docusaurus/types';
import type * as ContentDocs from '@docusaurus/plugin-content-docs';
import type * as ThemeClassic from '@docusaurus/theme-classic';
import type * as Sitemap from '@docusaurus/plugin-sitemap';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import * as navigation from './navigation';
import {parseWithPaths} from './plugins/content/front-matter/index.js';
import pluginBuiltPages from 'docusaurus-built-pages';
import pluginCodeHighlight, {remarkCodeHighlight} from './plugins/content/code-highlight/index.js';
import {remarkCodeInclude} from './plugins/content/code-include/index.js';
import pluginDiagrams, {remarkDiagrams} from './plugins/content/diagrams/index.js';
import pluginExampleArchives, {remarkDownload} from './plugins/content/example-archives/index.js';
import pluginSectionSearch from 'docusaurus-section-search';
import {pluginNavbarPosition, pluginSensitiveRoutes} from './plugins/framework/index.js';
import pluginPageMarkdown from 'docusaurus-page-markdown';
import {createReference} from 'docusaurus-wit-reference';
import {COPY_WORDS} from 'docusaurus-built-pages/copyWords';
import {placeLinks} from './plugins/lib/configuredLinks.js';
import {hasHistory} from './plugins/lib/git.js';
import {listShownPaths} from './plugins/lib/listShownPaths.js';
import {withPageLinks} from './plugins/content/page-links/index.js';
import remarkTableLabels from './plugins/content/table-labels/index.js';
import {remarkTutorial} from './plugins/content/tutorial/index.js';
import pluginQuietPages, {type QuietOptions} from 'docusaurus-quiet-pages';
import pluginShippedPackages from './plugins/output/shipped-packages/index.js';
import {listSteps} from './pageSteps';
import {READING_PATHS} from './readingPaths';
import {DOWNLOADS, REFERENCES} from './references';
import {BASE_URL, SITE_ADDRESS, SITE_URL} from './siteAddress';
import {pluginBeforePaint} from './src/beforePaint';

/** This repository's address: the base of every "Edit this page" link. */
const REPOSITORY = 'https://github.com/hayride-dev/docs';

const {announcementBar, navbar, footer, search} = placeLinks(navigation, BASE_URL);

const reference = createReference({
  root: __dirname,
  sources: REFERENCES,
  listShown: listShownPaths,
  code: ['packages', 'plugins', 'references.ts'],
});

/** Whether pages have the dates of their last commits. */
const hasDates = hasHistory(__dirname);

/** Text of the picture that social networks and chats show with a link to a page. */
const CARD_TEXT = 'Hayride · Sandboxing for the rest of us · Hayride Documentation';

const themeConfig: UserThemeConfig = {
  image: 'img/social-card.png',
  metadata: [
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {property: 'og:image:alt', content: CARD_TEXT},
    {name: 'twitter:image:alt', content: CARD_TEXT},
  ],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar,
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
  // The build colours code: the default theme of Prism would only make the main script longer.
  prism: {theme: {plain: {}, styles: []}, magicComments: []},
};

const config: Config = {
  title: 'Hayride Documentation',
  titleDelimiter: '|',
  tagline: 'Sandboxing for the rest of us',
  favicon: 'img/favicon.svg',
  url: SITE_URL,
  baseUrl: BASE_URL,
  trailingSlash: false,
  // Pages of quiet-pages bring their own, on every page.
  baseUrlIssueBanner: false,
  // The specification requires warnings; `npm test` fails if the build prints one.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en'}},
  },
  future: {v4: true, faster: true},
  // The specification requires the storage key of the colour mode to have no namespace.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    parseFrontMatter: parseWithPaths(__dirname, READING_PATHS),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  clientModules: ['./plugins/lib/scrollStops.ts', './src/client/completeNavigation.ts'],
  themes: [
    [
      '@docusaurus/theme-classic',
      {customCss: ['./src/css/index.css']} satisfies ThemeClassic.Options,
    ],
    // After the classic theme, because their components replace some of its components.
    pluginCodeHighlight,
    pluginDiagrams,
    pluginPageMarkdown,
    // Functions, because options become part of the main script.
    (context: LoadContext) => pluginSectionSearch(context, search),
    [
      pluginQuietPages,
      {
        content: 'adopted',
        words: COPY_WORDS,
        acts: () => [
          './src/acts/chooseTabs.ts',
          './src/acts/animateFolds.ts',
          './src/acts/foldSections.ts',
          './src/acts/switchColours.ts',
          './src/acts/closeAnnouncement.ts',
          './src/acts/openDropdowns.ts',
          './src/acts/openMenu.ts',
          './src/acts/skipToContent.ts',
          'docusaurus-built-pages/copyOnPress',
          'docusaurus-section-search/openSearch',
        ],
      } satisfies QuietOptions,
    ],
  ],
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    pluginNavbarPosition,
    pluginBeforePaint({announcementId: announcementBar?.id}),
    (context: LoadContext) => pluginExampleArchives(context, SITE_ADDRESS),
    reference.plugin,
    ...DOWNLOADS,
    pluginShippedPackages,
    [pluginBuiltPages, {steps: listSteps(__dirname, reference)}],
    [
      withPageLinks(pluginSensitiveRoutes),
      {
        path: 'docs',
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: `${REPOSITORY}/edit/main/`,
        breadcrumbs: true,
        showLastUpdateTime: hasDates,
        beforeDefaultRemarkPlugins: [reference.remarkReference],
        remarkPlugins: [
          // Functions, because options become part of the main script, and so would this folder's path.
          () => remarkCodeInclude({root: __dirname}),
          () => remarkDownload({root: __dirname, url: SITE_ADDRESS}),
          reference.remarkCodeLinks,
          remarkDiagrams,
          remarkTableLabels,
          remarkTutorial,
          remarkCodeHighlight,
        ],
      } satisfies ContentDocs.Options,
    ],
    [
      '@docusaurus/plugin-sitemap',
      {
        lastmod: hasDates ? 'date' : null,
        changefreq: null,
        priority: null,
      } satisfies Sitemap.Options,
    ],
  ],
  themeConfig,
};

export default config;
