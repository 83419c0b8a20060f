import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const themeDir = path.resolve(__dirname, '../../src/theme');

/** Components that lean on the site's own plugins or pages, which a fixture site has not. */
const leftOut = ['MDXComponents'];

function listThemeComponents(): [alias: string, file: string][] {
  return readdirSync(themeDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file): [string, string] => [file.replace(/(\/index)?\.tsx$/, ''), file])
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, file]) => [`@theme/${name}`, path.join(themeDir, file)]);
}

/**
 * Puts the theme components that the site replaces or wraps into a fixture site, so that a case
 * proves what readers get. `@theme-original` keeps meaning the component of theme-classic.
 */
export function pluginSiteTheme(): Plugin {
  return {
    name: 'fixture-site-theme',
    configureWebpack: () => ({resolve: {alias: Object.fromEntries(listThemeComponents())}}),
  };
}
