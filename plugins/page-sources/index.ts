import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {createPageRule} from '../shared/createPageRule';
import {validateOptions, type PluginOptions} from './options';

/** Lets the bundler know the folders that all pages are made of. */
export default function pluginPageSources({siteDir}: LoadContext, options: unknown): Plugin {
  const {folders} = options as PluginOptions;
  const loader = path.join(__dirname, 'watchFolders.mjs');
  const full = folders.map((folder) => path.join(siteDir, folder));
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {rules: [createPageRule(loader, {folders: full})]},
    }),
  };
}

pluginPageSources.validateOptions = validateOptions;
