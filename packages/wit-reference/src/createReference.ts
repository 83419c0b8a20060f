import type {Plugin} from '@docusaurus/types';
import {existsSync, statSync} from 'node:fs';
import Joi from 'joi';
import type {Root} from 'mdast';
import path from 'node:path';
import {parse} from 'parse5';
import type {Transformer} from 'unified';
import type {Configuration} from 'webpack';
import {type BuiltSite, type PageStep, findPage} from 'docusaurus-built-pages';
import {listElements} from 'docusaurus-built-pages/listElements';
import {readOptions} from 'docusaurus-built-pages/readOptions';
import type {ReferenceSymbol} from './catalogue';
import {createLoader} from './createCatalogue';
import type {LoadReferences, ReferenceOptions} from './createCatalogue';
import {linkCode, renderReferences, placeFilter} from './renderReferences';

/** Options of a site's references. */
export type CreateOptions = ReferenceOptions & {
  /**
   * Lists other files and folders that a page shows, from its source, as paths from `root`. The page is rendered
   * again after one has changed.
   * @default none
   */
  listShown?: (source: string) => readonly string[];
  /**
   * Files and folders of the site's code that generates its pages, as paths from `root`: the bundler drops its cache
   * after one has changed.
   * @default none
   */
  code?: readonly string[];
};

/** The plugin and the steps that generate the references of a site. */
export type Reference = {
  /** The Docusaurus plugin. */
  plugin: () => Plugin;
  /** For `beforeDefaultRemarkPlugins`, so that the table of contents includes the entries. */
  remarkReference: () => Transformer<Root>;
  /** For `remarkPlugins`, after those that fill fences and before those that highlight them. */
  remarkCodeLinks: () => Transformer<Root>;
  /** The step for built pages that throws if a page lacks the anchors of its symbols. */
  checkPages: PageStep;
  /** Lists all symbols of the current inputs. */
  listSymbols: () => Promise<readonly ReferenceSymbol[]>;
};

const TEXTS = Joi.array().items(Joi.string());

const SCHEMAS: Record<keyof CreateOptions, Joi.Schema> = {
  root: Joi.string().required(),
  sources: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        inputs: TEXTS.required(),
        elements: TEXTS.required(),
        load: Joi.function().required(),
      }),
    )
    .required(),
  listShown: Joi.function(),
  code: TEXTS,
};

/** Creates the plugin and the steps of a site's references, which share these options. */
export function createReference(given: CreateOptions): Reference {
  const options = readOptions<CreateOptions>('wit-reference', SCHEMAS, given);
  const {root, code = [], sources} = options;
  const missing = code.find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined) {
    throw new Error(
      `wit-reference: the option code names ${missing}, and ${root} has no such file. Correct it.`,
    );
  }
  const load = createLoader(options);
  const names = sources.flatMap(({elements}) => elements);
  return {
    plugin: () => createPlugin(options, load),
    remarkReference: () => async (tree, file) => {
      await renderReferences(tree, file, load, names);
      placeFilter(tree);
    },
    remarkCodeLinks: () => (tree, file) => linkCode(tree, file, load),
    checkPages: async ({pages}) => {
      checkAnchors((await load()).catalogue.all, pages);
      return pages;
    },
    listSymbols: async () => (await load()).catalogue.all,
  };
}

function createPlugin(
  {root, sources, listShown, code}: CreateOptions,
  load: LoadReferences,
): Plugin {
  const inputs = sources.flatMap((source) => source.inputs);
  const options = {root, inputs, listShown};
  const watch = {
    // A function, because the bundler does not accept regular expressions from the other realm in
    // which configurations are evaluated.
    test: (file: string) => /\.mdx?$/.test(file),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'watchInputs.mjs'), options}],
  };
  return {
    name: 'wit-reference',
    getClientModules: () =>
      ['client/entries.css', 'client/entryFilter'].map((file) => path.join(__dirname, file)),
    configureWebpack: (config) => ({
      module: {rules: [watch]},
      ...expireCache(config, root, code),
    }),
    // Wrong input stops a build here, before each page that shows it would report it again.
    loadContent: () => load().then(() => undefined),
  };
}

/**
 * Makes the bundler drop its cache after a change of this package or of the site's `code`, which generate the pages.
 * Does nothing if the bundler has no cache. A running server keeps the code that it has loaded.
 */
export function expireCache(
  config: Configuration,
  root: string,
  code: readonly string[] = [],
): Configuration {
  const makers = [
    __dirname,
    path.dirname(require.resolve('wit-docs')),
    ...code.map((file) => path.join(root, file)),
  ];
  const {cache} = config;
  if (typeof cache === 'object' && cache.type === 'filesystem') {
    return {cache: {type: 'filesystem', buildDependencies: {reference: makers.map(endFolder)}}};
  }
  // Only Rspack's configuration has this key.
  const {cache: persistent} = (config.experiments ?? {}) as {cache?: false | object};
  const experiments: object = {cache: {buildDependencies: makers}};
  return persistent ? {experiments} : {};
}

/** Returns a path as webpack knows folders: with a slash at the end. */
const endFolder = (file: string) => (statSync(file).isDirectory() ? `${file}/` : file);

/** Throws if a symbol's page was not built, or doesn't have its anchor exactly once. */
export function checkAnchors(
  symbols: readonly Pick<ReferenceSymbol, 'anchor' | 'name' | 'page'>[],
  pages: BuiltSite['pages'],
): void {
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const {anchor, name, page} of symbols) {
    const html = findPage(pages, page);
    if (html === undefined) {
      const reason = `wit-reference: the options name the page ${page}, and no such page was built`;
      throw new Error(`${reason}. Write the route of a page.`);
    }
    const ids = counts.get(page) ?? countIds(html);
    counts.set(page, ids);
    const count = ids.get(anchor) ?? 0;
    if (count !== 1) {
      const reason = `wit-reference: ${page} has the anchor #${anchor} of ${name} ${count} times`;
      const remedy = 'show the symbol once, and give a heading with the same id another one.';
      throw new Error(`${reason}. There must be one: ${remedy}`);
    }
  }
}

function countIds(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {attrs} of listElements(parse(html))) {
    const id = attrs.find(({name}) => name === 'id')?.value;
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
