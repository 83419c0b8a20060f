import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {createPageRule} from '../shared/createPageRule';
import {expireCache} from './expireCache';
import {validateOptions, type PluginOptions} from './options';

/** Lets the bundler know the folders that all pages are made of, and those of the code for it. */
export default function pluginPageSources({siteDir}: LoadContext, options: unknown): Plugin {
  const {folders, code} = options as PluginOptions;
  const loader = path.join(__dirname, 'watchFolders.mjs');
  const resolve = (folder: string) => path.join(siteDir, folder);
  return {
    name: 'page-sources',
    configureWebpack: (config) => ({
      module: {rules: [createPageRule(loader, {folders: folders.map(resolve)})]},
      ...expireCache(config, code.map(resolve)),
    }),
  };
}

pluginPageSources.validateOptions = validateOptions;
