import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {pluginNavbarPosition} from '../../plugins/framework/index';
import pluginBuiltPages from 'docusaurus-built-pages';
import {replaceStyles, securePages} from '../../plugins/output/content-security-policy/index';
import type {PageStep} from 'docusaurus-built-pages';
import {listFiles} from 'docusaurus-built-pages/files';
import {dropUnusedStyles} from '../../plugins/output/unused-styles/index';
import pluginQuietPages, {finishPages} from 'docusaurus-quiet-pages';

const siteStyles = path.resolve(__dirname, '../../src/css/index.css');
const actsDir = path.resolve(__dirname, '../../src/acts');

/** The acts of this site, which answer readers before React does. */
const siteActs = readdirSync(actsDir).map((file) => path.join(actsDir, file));
const completeNavigation = path.resolve(__dirname, '../../src/client/completeNavigation.ts');
const themeDir = path.resolve(__dirname, '../../src/theme');

/** Components that need the site's own plugins or pages, which a fixture site does not have. */
const leftOut = ['MDXComponents'];

/** Additions of a fixture site with a feature of its own: acts, and steps for its built pages. */
type Feature = {acts?: readonly string[]; steps?: readonly PageStep[]};

/**
 * Returns the configuration that every fixture site starts from: the site's own flags, theme components and styles,
 * and quiet pages. A case adds its docs plugins, its pages and its theme settings.
 */
export function fixtureConfig(
  title: string,
  {plugins = [], ...settings}: Partial<Config>,
  {acts = [], steps = []}: Feature = {},
): Config {
  return {
    title,
    titleDelimiter: '|',
    url: 'https://fixture.example',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    future: {v4: true, faster: true},
    storage: {type: 'localStorage', namespace: false},
    baseUrlIssueBanner: false,
    clientModules: [completeNavigation],
    themes: [['@docusaurus/theme-classic', {customCss: [siteStyles]}]],
    plugins: [
      '@docusaurus/plugin-css-cascade-layers',
      pluginNavbarPosition,
      [pluginQuietPages, {content: 'adopted', acts: () => [...siteActs, ...acts]}],
      [
        pluginBuiltPages,
        {steps: [replaceStyles, dropUnusedStyles(), ...steps, finishPages, securePages]},
      ],
      pluginSiteTheme,
      ...plugins,
    ],
    ...settings,
  };
}

/** Adds pages outside the docs to a fixture site: routes from the base URL to component files. */
export function pluginFixturePages(pages: Record<string, string>) {
  return ({siteDir, baseUrl}: LoadContext): Plugin => ({
    name: 'fixture-pages',
    contentLoaded({actions}) {
      for (const [route, component] of Object.entries(pages)) {
        actions.addRoute({
          path: normalizeUrl([baseUrl, route]),
          component: path.join(siteDir, component),
          exact: true,
        });
      }
    },
  });
}

/**
 * Adds the theme components that the site replaces or wraps to a fixture site, so that a case proves what readers
 * get. `@theme-original` still means the component of theme-classic.
 */
function pluginSiteTheme(): Plugin {
  const components = listFiles(themeDir)
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, string] => [file.replace(/(\/index)?\.tsx$/, ''), file])
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, file]): [string, string] => [`@theme/${name}`, path.join(themeDir, file)]);
  return {
    name: 'fixture-site-theme',
    configureWebpack: () => ({resolve: {alias: Object.fromEntries(components)}}),
  };
}
