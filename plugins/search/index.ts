import type {LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageStep} from '../lib/builtSite';
import type {ReferenceSymbol} from '../lib/catalogue';
import {buildIndex} from './buildIndex';
import {collectEntries, collectSections} from './collectEntries';
import {SYNONYMS} from './synonyms';
import {INDEX_FILE, nameIndex, PLUGIN_NAME, type DialogLabels, type IndexFile} from './types';

export {createFinder} from './client/createFinder';
export {nameSearchFiles} from './nameFiles';
export {INDEX_FILE, type Finder, type IndexFile, type SummariesFile} from './types';

export type DialogOptions = {
  /**
   * What results can be of, in the order in which the filter offers them; without any, there is none.
   * @default []
   */
  families?: DialogLabels['families'];
  /**
   * Pages to start from, by their addresses without the base URL.
   * @default []
   */
  browse?: DialogLabels['browse'];
};

type Options = {
  /** The folder of the site's sources. */
  root: string;
  /** Returns the symbols of the references. */
  listSymbols: () => Promise<readonly ReferenceSymbol[]>;
  /** Returns the keywords of a page, from its source. */
  listKeywords?: (source: string) => readonly string[] | undefined;
  /**
   * Groups of words and phrases, in lower case, that mean the same on this site, besides those that do
   * so in English.
   * @default []
   */
  synonyms?: IndexFile['synonyms'];
  /**
   * Groups of phrases, in lower case: what this site calls a thing, then what readers call it who come from
   * other tools. A search for one of these also finds the first.
   * @default []
   */
  foreign?: IndexFile['foreign'];
  /**
   * Words, in lower case, of which no other form means the same: the system Windows is no window.
   * @default []
   */
  unstemmed?: IndexFile['unstemmed'];
  /** Prefix of the names of symbols that readers do not see. */
  cutPrefix?: string;
};

/** Matches the tag that tells search engines to leave a page out. */
const HIDDEN = /<meta\b[^>]*\sname="?robots"?[^>]*\bnoindex\b/;

/** The theme with the search box. List it after the one whose `SearchBar` it replaces. */
export default function pluginLocalSearch(_: LoadContext, options: unknown): Plugin {
  const {families = [], browse = []} = options as DialogOptions;
  const labels = {families, browse};
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    loadContent: () => labels,
    getTranslationFiles: () => [listLabels(labels)],
    translateContent: ({translationFiles: [file]}) => translateLabels(labels, file),
    contentLoaded: ({content, actions}) => actions.setGlobalData(content),
  };
}

/**
 * Returns the step for the built pages that writes the index of the latest docs, which the search box reads,
 * and one for each other version with its docs instead. Leaves out what search engines are told to leave out.
 */
export function writeSearchIndex({
  root,
  listSymbols,
  listKeywords,
  synonyms = [],
  foreign = [],
  unstemmed = [],
  cutPrefix = '',
}: Options): PageStep {
  return async ({outDir, site, baseUrl, pages, docs}) => {
    const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const sources = [...docs.values()].map(({url, source, sidebarLabel, ...doc}) => {
      const html = pages.get(doc.file) ?? '';
      // As the framework knows it.
      const route = decodeURI(url.slice(`${site.url}${baseUrl}`.length - 1));
      const {description, version} = doc;
      return {path: route, file: source, html, alias: sidebarLabel, description, version};
    });
    const found = sources
      .filter(({html}) => !HIDDEN.test(html))
      .map((page) => ({...page, keywords: listKeywords?.(readSource(page.file))}));
    found.sort((a, b) => (a.path < b.path ? -1 : 1));
    const sections = collectSections(found, readSource);
    const symbols = await listSymbols();
    const words = {synonyms: [...SYNONYMS, ...synonyms], foreign, unstemmed};
    const versions = found.map(({version}): [string, string] => [
      nameIndex(version.plugin, version),
      version.plugin,
    ]);
    for (const [name, plugin] of new Map([...versions, [INDEX_FILE, '']])) {
      const shown = found.filter(({version}) =>
        version.plugin === plugin ? nameIndex(plugin, version) === name : version.isLast,
      );
      const entries = collectEntries(shown, sections, symbols, cutPrefix);
      for (const {path: file, content} of buildIndex(entries, words)) {
        const target = path.join(outDir, file === INDEX_FILE ? name : file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    }
    return pages;
  };
}

/** Lists the labels of the dialog in a file for translators. */
export function listLabels(labels: DialogLabels): TranslationFile {
  const content: TranslationFile['content'] = {};
  mapLabels(labels, (id, message, description) => {
    content[id] = {message, description};
    return message;
  });
  return {path: 'dialog', content};
}

/** Returns the labels of the dialog in the language of a file of `listLabels`; those that it lacks stay. */
export function translateLabels(labels: DialogLabels, file?: TranslationFile): DialogLabels {
  return mapLabels(labels, (id, message) => file?.content[id]?.message ?? message);
}

/** Returns the labels with each text replaced by what `change` returns for its id, itself and what it is. */
function mapLabels(
  {families, browse}: DialogLabels,
  change: (id: string, text: string, description: string) => string,
): DialogLabels {
  return {
    families: families.map(({name, filter, kind}) => ({
      name,
      filter: change(`filter.${name}`, filter, 'A filter of the search results'),
      kind: change(
        `kind.${name}`,
        kind,
        'What a result of the search is; a word such as "function" may follow',
      ),
    })),
    browse: browse.map(({url, label}) => ({
      url,
      label: change(`browse.${url}`, label, 'A link of the search to a page to start from'),
    })),
  };
}
