import pluginSectionSearch, {writeSearchIndex} from 'docusaurus-section-search';
import {fixtureConfig} from '../../support/fixtureConfig';

/** What the environment says of the release: its text, which pages show, and its code, which all run. */
const {RELEASE_TEXT = 'one', RELEASE_CODE = 'one'} = process.env;

/** The pages of one release: the same addresses with other titles and texts, or with other scripts. */
export default fixtureConfig(
  'Two releases',
  {
    themes: [
      ['@docusaurus/theme-classic', {customCss: ['../../../src/css/index.css']}],
      pluginSectionSearch,
    ],
    plugins: [
      ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.ts'}],
    ],
    markdown: {
      preprocessor: ({fileContent}) => fileContent.replaceAll('RELEASE', RELEASE_TEXT),
    },
    themeConfig: {navbar: {title: 'Two releases', items: [{type: 'search'}]}},
    customFields: {code: RELEASE_CODE},
  },
  {
    acts: ['docusaurus-section-search/openSearch'],
    steps: [writeSearchIndex({root: __dirname})],
  },
);
