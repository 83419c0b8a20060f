import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {validateOptions, type PluginOptions} from './options';

/** Lets the bundler know the folders that all pages are made of. */
export default function pluginPageSources({siteDir}: LoadContext, options: unknown): Plugin {
  const {folders} = options as PluginOptions;
  const loader = path.join(__dirname, 'watchFolders.mjs');
  const full = folders.map((folder) => path.join(siteDir, folder));
  return {
    name: 'page-sources',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not an expression: configurations are evaluated in another realm, and the bundler
            // does not take its expressions for its own.
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre',
            use: [{loader, options: {folders: full}}],
          },
        ],
      },
    }),
  };
}

pluginPageSources.validateOptions = validateOptions;
