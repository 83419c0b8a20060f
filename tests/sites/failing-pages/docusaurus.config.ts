import {securePages} from '../../../plugins/output/content-security-policy/index';
import pluginQuietPages, {finishPages} from '../../../plugins/quiet/index';
import {
  completeNavigation,
  fixtureActs,
  fixtureConfig,
  pluginFixturePages,
} from '../../support/fixtureConfig';

/** Whether its pages sleep, as the site's do. */
const isQuiet = process.env.PAGES === 'quiet';

/** Pages that crash on demand, chunks that can be withheld, a home page for a wrong base URL. */
export default fixtureConfig(
  'Failing pages',
  {
    ...(isQuiet && {clientModules: [completeNavigation]}),
    plugins: [
      isQuiet && [pluginQuietPages, {acts: () => fixtureActs}],
      ['@docusaurus/plugin-content-docs', {routeBasePath: '/', sidebarPath: './sidebars.ts'}],
      pluginFixturePages({'/bare': './src/pages/Bare.tsx'}),
    ],
    themeConfig: {
      navbar: {
        title: 'Failing pages',
        items: [{type: 'custom-fragile', label: 'Fragile item', position: 'left'}],
      },
    },
  },
  [...(isQuiet ? [finishPages] : []), securePages],
);
