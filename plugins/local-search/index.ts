import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes, readOutputHTMLFile} from '@docusaurus/utils';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReferenceSymbol} from '../shared/catalogue/types';
import {buildIndex} from './buildIndex';
import {checkSymbols} from './checkSymbols';
import {collectSections} from './collectSections';
import {focusOnShortcut} from './focusOnShortcut';
import {INDEX_FILE, SLASH_KEY, type PageSource} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What users write. */
export type Options = {
  /** Returns the symbols of the references, each of which must be found by its name. */
  listSymbols: () => Promise<readonly ReferenceSymbol[]>;
};

/**
 * Writes the index of all docs into the built site and brings the search box that reads it. Leaves
 * out what search engines are told to leave out, and pages that the docs plugin generates.
 * List it after the theme whose `SearchBar` it replaces.
 */
export default function pluginLocalSearch(
  {baseUrl, siteStorage}: LoadContext,
  options: unknown,
): Plugin {
  const {listSymbols} = options as Options;
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: renderShortcut(siteStorage.namespace)}],
    }),
    async postBuild({outDir, routes, routesBuildMetadata}) {
      const docs = flattenRoutes(routes.filter(({plugin}) => plugin.name === DOCS_PLUGIN));
      docs.sort((a, b) => (a.path < b.path ? -1 : 1));
      const pages = docs.flatMap(({path: route, metadata}) => {
        const file = metadata?.sourceFilePath;
        const isPage = file !== undefined && !routesBuildMetadata[route]?.noIndex;
        return isPage ? [readPage(outDir, `/${route.slice(baseUrl.length)}`, file)] : [];
      });
      const sections = collectSections(await Promise.all(pages));
      checkSymbols(await listSymbols(), sections);
      await writeFile(path.join(outDir, INDEX_FILE), buildIndex(sections));
    },
  };
}

/** `namespace` is what the framework adds to each key of the browser's storage. */
function renderShortcut(namespace: string): string {
  const settings = {box: 'search [aria-haspopup]', slashKey: `${SLASH_KEY}${namespace}`};
  return `(${focusOnShortcut.toString()})(${JSON.stringify(settings)})`;
}

async function readPage(outDir: string, route: string, file: string): Promise<PageSource> {
  // No trailing slash setting: with `false` the home page's index.html is not looked for.
  const html = await readOutputHTMLFile(route, outDir, undefined);
  return {path: route, file, html: html.toString()};
}
