import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {checkAnchors} from './checkAnchors';
import {loadReference} from './loadReference';
import {listWitFiles} from './readSources';
import {validateOptions, type PluginOptions} from './options';

export {default as rehypeWitLinks} from './rehypeWitLinks';
export {default as remarkWitReference} from './remarkWitReference';
export type {ReferenceOptions} from './loadReference';

/**
 * Checks on the built pages that every entry of the reference has its anchor once, and lets the
 * bundler know the WIT files that the pages are made of. The two plugins for Markdown do the rest.
 */
export default function pluginWitReference({siteDir}: LoadContext, options: unknown): Plugin {
  const {pages} = options as PluginOptions;
  const files = listWitFiles(siteDir).map((file) => path.join(siteDir, file));
  return {
    name: 'wit-reference',
    getClientModules: () => [path.join(__dirname, 'client/witReference.css')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not an expression: configurations are evaluated in another realm.
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, '../shared/watchFiles.mjs'), options: {files}}],
          },
        ],
      },
    }),
    async postBuild({outDir}) {
      const {entries} = loadReference({root: siteDir, pages});
      const readPage = (page: string) => readFile(path.join(outDir, `${page}.html`), 'utf8');
      const html = await Promise.all(Object.keys(pages).map(readPage));
      checkAnchors(
        [...entries.values()],
        new Map(Object.keys(pages).map((page, i) => [page, html[i] ?? ''])),
      );
    },
  };
}

pluginWitReference.validateOptions = validateOptions;
