import path from 'node:path';
import type {Config} from '@docusaurus/types';
import pluginNavbarPosition from '../../plugins/navbar-position/index';
import {pluginSiteTheme} from './pluginSiteTheme';

const siteStyles = path.resolve(__dirname, '../../src/css/index.css');

/**
 * The configuration that every fixture site starts from: the site's own framework flags, theme
 * components and styles. A case adds its docs plugins, its pages and its theme settings.
 */
export function fixtureConfig(title: string, {plugins = [], ...settings}: Partial<Config>): Config {
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
    themes: [['@docusaurus/theme-classic', {customCss: [siteStyles]}]],
    plugins: [
      '@docusaurus/plugin-css-cascade-layers',
      pluginNavbarPosition,
      pluginSiteTheme,
      ...plugins,
    ],
    ...settings,
  };
}
