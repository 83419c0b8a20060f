import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Transformer} from 'unified';
import type {Configuration} from 'webpack';
import type {PageStep} from '../shared/builtSite';
import {checkAnchors} from './checkAnchors';
import {placeFilter} from './placeFilter';
import {
  createLoader,
  type LoadReferences,
  type ReferenceOptions,
} from '../shared/catalogue/loadSources';
import {linkCode, renderReferences} from '../shared/catalogue/remarkReference';

/** The plugins that make the references of a site, all with the same options. */
export function createReference(options: ReferenceOptions) {
  const load = createLoader(options);
  const names = options.sources.flatMap(({elements}) => elements);
  return {
    /** The Docusaurus plugin. */
    plugin: () => createPlugin(options, load),
    /** For `beforeDefaultRemarkPlugins`: the table of contents is made of what it renders. */
    remarkReference: (): Transformer<Root> => async (tree, file) => {
      await renderReferences(tree, file, load, names);
      placeFilter(tree);
    },
    /** For `remarkPlugins`, after what fills fences and before what highlights them. */
    remarkCodeLinks: (): Transformer<Root> => (tree, file) => linkCode(tree, file, load),
    /** The step for the built pages that refuses one without the anchors of its symbols. */
    checkPages: (async ({pages}) => {
      checkAnchors((await load()).catalogue.all, pages);
      return pages;
    }) satisfies PageStep,
    /** All symbols, as the inputs are now. */
    listSymbols: async () => (await load()).catalogue.all,
  };
}

function createPlugin({root, sources}: ReferenceOptions, load: LoadReferences): Plugin {
  const inputs = sources.flatMap((source) => source.inputs);
  const watch = {
    // Not an expression: configurations are evaluated in another realm, and the bundler does not take
    // its expressions for its own.
    test: (file: string) => /\.mdx?$/.test(file),
    enforce: 'pre' as const,
    use: [{loader: path.join(__dirname, 'watchInputs.mjs'), options: {root, inputs}}],
  };
  return {
    name: 'reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['client/entries.css', 'client/entryFilter.ts'].map((file) => path.join(__dirname, file)),
    configureWebpack: (config) => ({
      module: {rules: [watch]},
      ...expireCache(config, root),
    }),
    // A wrong input stops a build here, before the pages that show it report it again.
    loadContent: () => load().then(() => undefined),
  };
}

/**
 * The bundler drops its cache of earlier runs once the code of a plugin or `references.ts` has
 * changed, since pages are made by them. Nothing where the bundler keeps none. A running server keeps
 * the code that it loaded.
 */
export function expireCache(config: Configuration, root: string): Configuration {
  // Only Rspack's configuration has this key.
  const {cache} = (config.experiments ?? {}) as {cache?: false | object};
  const code = [path.join(__dirname, '..'), path.join(root, 'references.ts')];
  const experiments: object = {cache: {buildDependencies: code.filter((each) => existsSync(each))}};
  return cache ? {experiments} : {};
}
