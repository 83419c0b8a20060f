import type {LoadContext, Plugin, RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import {flattenRoutes, readOutputHTMLFile} from '@docusaurus/utils';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex} from './buildIndex';
import {collectSections} from './collectSections';
import {INDEX_FILE, type PageSource} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Writes the index of all docs into the built site and brings the search box that reads it.
 * List it after the theme whose `SearchBar` it replaces.
 */
export default function pluginLocalSearch({baseUrl}: LoadContext): Plugin {
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    async postBuild({outDir, routes, routesBuildMetadata}) {
      const readPage = async ([route, file]: WrittenPage): Promise<PageSource> => {
        const pagePath = `/${route.slice(baseUrl.length)}`;
        // No trailing slash setting: with `false` the home page's index.html is not looked for.
        const html = await readOutputHTMLFile(pagePath, outDir, undefined);
        return {path: pagePath, file, html: html.toString()};
      };
      const docs = flattenRoutes(routes.filter(({plugin}) => plugin.name === DOCS_PLUGIN));
      const pages = await Promise.all(selectPages(docs, routesBuildMetadata).map(readPage));
      await writeFile(path.join(outDir, INDEX_FILE), buildIndex(collectSections(pages)));
    },
  };
}

/** A page to index: its route, with the base URL, and the file that it is written in. */
type WrittenPage = [route: string, file: string];

/**
 * The pages among the docs plugin's routes that somebody wrote, sorted by route. Leaves out what
 * search engines are told to leave out, and pages that the plugin generates.
 */
function selectPages(
  routes: readonly RouteConfig[],
  buildMetadata: Readonly<Record<string, RouteBuildMetadata>>,
): WrittenPage[] {
  return routes
    .flatMap(({path: route, metadata}): WrittenPage[] =>
      metadata?.sourceFilePath ? [[route, metadata.sourceFilePath]] : [],
    )
    .filter(([route]) => !buildMetadata[route]?.noIndex)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
