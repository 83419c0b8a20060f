import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes, readOutputHTMLFile} from '@docusaurus/utils';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReferenceSymbol} from '../shared/catalogue/types';
import {buildIndex} from './buildIndex';
import {collectEntries} from './collectEntries';
import {collectSections} from './collectSections';
import {focusOnShortcut} from './focusOnShortcut';
import {SLASH_KEY, type IndexFile, type PageSource, type SummariesFile} from './types';

export {buildIndex, type BuiltFile} from './buildIndex';
export {createFinder} from './client/createFinder';
export {collectEntries} from './collectEntries';
export {collectSections} from './collectSections';
export {STOP_WORDS} from './tokenize';
export {INDEX_FILE, type Answer, type Finder, type IndexFile, type PageSource} from './types';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What users write. */
export type Options = {
  /** Returns the symbols of the references. */
  listSymbols: () => Promise<readonly ReferenceSymbol[]>;
  /**
   * Returns groups of words and phrases, in lower case, that readers use for the same thing, and words
   * that find a page or a section although it does not have them, by its address. A function, because
   * Docusaurus sends the values of options to the browser.
   * @default no words
   */
  listWords?: () => Pick<IndexFile, 'synonyms'> & Pick<SummariesFile, 'foundBy'>;
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
  const {listSymbols, listWords} = options as Options;
  let descriptions: ReadonlyMap<string, PageDescription> = new Map();
  return {
    name: 'local-search',
    getThemePath: () => path.join(__dirname, 'theme'),
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: renderShortcut(siteStorage.namespace)}],
    }),
    allContentLoaded: ({allContent}) => {
      descriptions = describePages(allContent);
    },
    async postBuild({outDir, routes, routesBuildMetadata}) {
      const docs = flattenRoutes(routes.filter(({plugin}) => plugin.name === DOCS_PLUGIN));
      docs.sort((a, b) => (a.path < b.path ? -1 : 1));
      const readPage = async (route: string, file: string): Promise<PageSource> => {
        const url = `/${route.slice(baseUrl.length)}`;
        // No trailing slash setting: with `false` the home page's index.html is not looked for.
        const html = await readOutputHTMLFile(url, outDir, undefined);
        return {path: url, file, html: html.toString(), ...descriptions.get(route)};
      };
      const pages = await Promise.all(
        docs.flatMap(({path: route, metadata}) => {
          const file = metadata?.sourceFilePath;
          const isPage = file !== undefined && !routesBuildMetadata[route]?.noIndex;
          return isPage ? [readPage(route, file)] : [];
        }),
      );
      const entries = collectEntries(pages, collectSections(pages), await listSymbols());
      const {synonyms, foundBy} = listWords?.() ?? {};
      for (const {path: file, content} of buildIndex(entries, synonyms, foundBy)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  };
}

/** What the front matter tells of a page. */
type PageDescription = Pick<PageSource, 'alias' | 'description'>;

/** By route: what the sidebar calls each page of the docs, and what it is about. */
function describePages(allContent: AllContent): Map<string, PageDescription> {
  const contents = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
  const docs = contents.flatMap(({loadedVersions}) => loadedVersions.flatMap((one) => one.docs));
  return new Map(
    docs.map(({permalink, description, frontMatter}) => [
      permalink,
      {alias: frontMatter.sidebar_label, description},
    ]),
  );
}

/** `namespace` is what the framework adds to each key of the browser's storage. */
function renderShortcut(namespace: string): string {
  const settings = {box: 'search [aria-haspopup]', slashKey: `${SLASH_KEY}${namespace}`};
  return `(${focusOnShortcut.toString()})(${JSON.stringify(settings)})`;
}
