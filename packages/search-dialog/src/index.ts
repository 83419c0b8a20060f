import type {LoadContext, Plugin, TranslationFile} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readOptions} from 'docusaurus-built-pages/readOptions';
import Joi from 'joi';
import {buildIndex, SYNONYMS, type IndexOptions} from 'section-search';
import type {Compiler} from 'webpack';
import type {PageStep} from 'docusaurus-built-pages';
import {bundleScript, emitFiles, type BuiltFile} from 'docusaurus-built-pages/bundleScript';
import {collectEntries, collectSections} from './collectEntries';
import {TEXTS} from './texts';
import {
  INDEX_FILE,
  nameIndex,
  PLUGIN_NAME,
  type DialogFiles,
  type DialogLabels,
  type SearchSymbol,
  type Words,
} from './types';

export {INDEX_FILE} from './types';

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
  /**
   * Returns the symbols of the references.
   * @default there are none
   */
  listSymbols?: () => Promise<readonly SearchSymbol[]>;
  /**
   * Returns the keywords of a page, from its source.
   * @default no page has any
   */
  listKeywords?: (source: string) => readonly string[] | undefined;
  /**
   * Groups of words and phrases, in lower case, that mean the same on this site, besides those that do
   * so in English.
   * @default []
   */
  synonyms?: IndexOptions['synonyms'];
  /**
   * Groups of phrases, in lower case: what this site calls a thing, then what readers call it who come from
   * other tools. A search for one of these also finds the first.
   * @default []
   */
  foreign?: IndexOptions['foreign'];
  /**
   * Words, in lower case, of which no other form means the same: the system Windows is no window.
   * @default []
   */
  unstemmed?: IndexOptions['unstemmed'];
  /**
   * Prefix of the names of symbols that readers do not see.
   * @default none
   */
  cutPrefix?: string;
  /**
   * Classes of elements that no result is of, such as a line that most pages repeat.
   * @default []
   */
  leftOut?: readonly string[];
};

const WORDS = Joi.array().items(Joi.string());
const listObjects = (...names: string[]) => {
  const fields = names.map((name) => [name, Joi.string().required()]);
  return Joi.array()
    .items(Joi.object(Object.fromEntries(fields) as Joi.SchemaMap))
    .default([]);
};

const DIALOG: Record<keyof DialogOptions, Joi.Schema> = {
  families: listObjects('name', 'filter', 'kind'),
  browse: listObjects('url', 'label'),
};

const INDEX: Record<keyof Options, Joi.Schema> = {
  root: Joi.string().required(),
  listSymbols: Joi.function(),
  listKeywords: Joi.function(),
  synonyms: Joi.array().items(WORDS),
  foreign: Joi.array().items(WORDS),
  unstemmed: WORDS,
  cutPrefix: Joi.string().allow(''),
  leftOut: WORDS,
};

/** What translators see of the dialog. */
type Labels = Omit<Words, 'language'>;

const CLIENT = path.join(__dirname, 'client');
/** The sources of the engine, which are in the dialog's script. */
const ENGINE = path.dirname(require.resolve('section-search/finder'));

/** Matches the tag that tells search engines to leave a page out. */
const HIDDEN = /<meta\b[^>]*\sname="?robots"?[^>]*\bnoindex\b/;

/**
 * The theme with the search box, and the script with what searches in the dialog, which needs no framework.
 * List it after the theme whose `SearchBar` it replaces, and `docusaurus-section-search/openSearch` with the acts or the client modules.
 */
export default function pluginSectionSearch(context: LoadContext, options: unknown): Plugin {
  const {siteStorage, i18n} = context;
  const labels = readOptions<Required<DialogOptions>>(PLUGIN_NAME, DIALOG, options);
  let files: BuiltFile[] = [];
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [require.resolve('docusaurus-built-pages/tellRoutes')],
    getPathsToWatch: () => [CLIENT, ENGINE].map((folder) => path.join(folder, '**/*')),
    loadContent: () => translateLabels(labels),
    getTranslationFiles: () => [listLabels(labels)],
    translateContent: ({translationFiles: [file]}) => translateLabels(labels, file),
    async contentLoaded({content, actions}) {
      const module = JSON.stringify(path.join(CLIENT, 'dialog'));
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const words: Words = {...(content as Labels), language};
      const code = `import {startSearch} from ${module}; void startSearch(${JSON.stringify(words)});`;
      const {script, styles} = await bundleScript({name: 'search', code, siteStorage});
      files = styles ? [script, styles] : [script];
      const data: DialogFiles = {script: script.file, styles: styles?.file ?? ''};
      actions.setGlobalData(data);
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler: Compiler) => emitFiles(compiler, files)}]},
  };
}

/**
 * Returns the step for the built pages that writes the index of the latest docs, which the search box reads,
 * and one for each other version with its docs instead. Leaves out what search engines are told to leave out.
 */
export function writeSearchIndex(given: Options): PageStep {
  const {
    root,
    listSymbols = () => Promise.resolve([]),
    listKeywords,
    synonyms = [],
    foreign = [],
    unstemmed = [],
    cutPrefix = '',
    leftOut = [],
  } = readOptions<Options>('writeSearchIndex', INDEX, given);
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
    const sections = collectSections(found, readSource, leftOut);
    const symbols = await listSymbols();
    const options = {
      ...{synonyms: [...SYNONYMS, ...synonyms], foreign, unstemmed},
      folder: 'assets/search',
    };
    const versions = found.map(({version}): [string, string] => [
      nameIndex(version.plugin, version),
      version.plugin,
    ]);
    for (const [name, plugin] of new Map([...versions, [INDEX_FILE, '']])) {
      const shown = found.filter(({version}) =>
        version.plugin === plugin ? nameIndex(plugin, version) === name : version.isLast,
      );
      const entries = collectEntries(shown, sections, symbols, cutPrefix);
      for (const {path: built, content} of buildIndex(entries, {...options, file: name})) {
        const target = path.join(outDir, built);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    }
    return pages;
  };
}

/** Lists what the dialog says in a file for translators. */
export function listLabels(labels: DialogLabels): TranslationFile {
  const content: TranslationFile['content'] = {};
  mapWords(labels, (id, message, description) => {
    content[id] = {message, ...(description === undefined ? {} : {description})};
    return message;
  });
  return {path: 'dialog', content};
}

/** Returns what the dialog says in the language of a file of `listLabels`; what that lacks stays. */
export function translateLabels(labels: DialogLabels, file?: TranslationFile): Labels {
  return mapWords(labels, (id, message) => file?.content[id]?.message ?? message);
}

/** Returns labels and texts, each replaced by what `change` returns for its id, itself and what it is. */
function mapWords(
  {families, browse}: DialogLabels,
  change: (id: string, text: string, description?: string) => string,
): Labels {
  const texts = Object.entries(TEXTS).map(
    ([key, {message, ...rest}]: [string, {message: string; description?: string}]) => [
      key,
      change(`text.${key}`, message, rest.description),
    ],
  );
  return {
    texts: Object.fromEntries(texts) as Labels['texts'],
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
