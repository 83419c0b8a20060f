import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {PageStep} from '../shared/builtSite';
import {finishPages} from './finishPages';
import {listFrameworkModules} from './frameworkLoader.mjs';

const CLIENT = path.join(__dirname, 'client');

/** The theme's components that browsers get in another form, by their names in imports. */
const THEME = Object.fromEntries(
  ['DocItem/Content', 'DocItem/TOC/Desktop', 'DocSidebar/Desktop', 'Footer'].map((name) => [
    `@theme/${name}`,
    path.join(CLIENT, 'theme', name),
  ]),
);

/**
 * Lets Chromium compile all functions of a script while it arrives, beside the page's own work: waking a
 * page runs most of them. See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

type Options = {
  /** Whether pages are quiet. If not, neither the plugin nor the step changes anything. */
  isOn: boolean;
};

/**
 * Pages that load no script until their reader acts, and whose content reaches the browser only once, as
 * HTML: a plugin for the bundler and a step for the built pages. The development server has neither.
 */
export function createQuietPages({isOn}: Options): {
  plugin: (context: LoadContext) => Plugin;
  finishPages: PageStep;
} {
  return {
    plugin: (context) => (isOn ? pluginQuietPages(context) : {name: 'quiet-pages'}),
    finishPages: isOn ? finishPages : ({pages}) => Promise.resolve(pages),
  };
}

function pluginQuietPages({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'quiet-pages',
    getClientModules: () =>
      ['prefetchPages.ts', 'skipUnseen.ts'].map((file) => path.join(CLIENT, file)),
    configureWebpack: (config, isServer, {currentBundler}) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            // Chunks have names, and numbers would need a list of both.
            optimization: {chunkIds: 'named'},
            resolve: {
              alias: {
                ...THEME,
                '@docusaurus/Head': path.join(CLIENT, 'Head.tsx'),
                'react-helmet-async': path.join(CLIENT, 'Head.tsx'),
                tslib$: path.join(CLIENT, 'tslib.ts'),
                // What staticContentLoader.mjs imports, also into the pages of another site's folder.
                '@quiet-pages/staticPage': path.join(CLIENT, 'staticPage.ts'),
              },
            },
            plugins: [
              // After the minifier, which drops comments, and before names have hashes.
              new currentBundler.instance.BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                include: /main/,
                stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
            ],
            module: {
              rules: [
                {
                  // Not `test`: what tests for MDX, the framework takes for a rule with folders.
                  resource: /\.mdx?$/,
                  enforce: 'post',
                  use: [{loader: path.join(__dirname, 'staticContentLoader.mjs')}],
                },
                {
                  resource: listFrameworkModules(generatedFilesDir),
                  enforce: 'pre',
                  use: [{loader: path.join(__dirname, 'frameworkLoader.mjs')}],
                },
                // Only unused code imports it, and its manifest does not say that it has no side effects.
                {resource: /\/node_modules\/hoist-non-react-statics\//, sideEffects: false},
              ],
            },
          },
  };
}
