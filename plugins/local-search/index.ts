import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes, readOutputHTMLFile} from '@docusaurus/utils';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from './buildIndex';
import {collectSections} from './collectSections';
import {validateOptions, type PluginOptions} from './options';
import {selectPages} from './selectPages';
import type {PageSource} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes the index of all docs into the built site and brings the search box that reads it.
 * Must stand after the theme whose `SearchBar` it replaces.
 */
export default function pluginLocalSearch({baseUrl}: LoadContext, options: unknown): Plugin {
  const {filename, excerptLength, ignoreClasses} = options as PluginOptions;
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.setGlobalData({filename});
    },
    async postBuild({outDir, routes, routesBuildMetadata}) {
      const readPage = async ({
        route,
        file,
      }: {
        route: string;
        file: string;
      }): Promise<PageSource> => {
        const pagePath = `/${route.slice(baseUrl.length)}`;
        // No trailing slash setting: with `false` the home page's index.html is not looked for.
        const html = await readOutputHTMLFile(pagePath, outDir, undefined);
        return {path: pagePath, file, html: html.toString()};
      };
      const docs = flattenRoutes(routes.filter(({plugin}) => plugin.name === DOCS_PLUGIN));
      const pages = await Promise.all(selectPages(docs, routesBuildMetadata).map(readPage));
      const sections = collectSections(pages, ignoreClasses);
      await writeFile(path.join(outDir, filename), buildIndex(sections, {excerptLength}));
    },
  };
}

pluginLocalSearch.validateOptions = validateOptions;
