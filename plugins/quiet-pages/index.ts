import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {PageStep} from '../shared/builtSite';
import {finishPages} from './finishPages';

const CLIENT = path.join(__dirname, 'client');

type Options = {
  /** Whether pages are quiet. If not, neither the plugin nor the step changes anything. */
  isOn: boolean;
};

/**
 * Pages that run no script until their reader acts, and whose content reaches the browser only once, as
 * HTML: a plugin for the bundler and a step for the built pages. The development server has neither.
 */
export function createQuietPages({isOn}: Options): {plugin: () => Plugin; finishPages: PageStep} {
  return {
    plugin: () => (isOn ? pluginQuietPages() : {name: 'quiet-pages'}),
    finishPages: isOn ? finishPages : ({pages}) => Promise.resolve(pages),
  };
}

function pluginQuietPages(): Plugin {
  return {
    name: 'quiet-pages',
    getClientModules: () => [path.join(CLIENT, 'prefetchPages.ts')],
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            resolve: {
              alias: {
                '@theme/DocItem/Content': path.join(CLIENT, 'StaticContent.tsx'),
                '@docusaurus/Head': path.join(CLIENT, 'Head.tsx'),
                // What staticContentLoader.mjs imports, also into the pages of another site's folder.
                '@quiet-pages/staticPage': path.join(CLIENT, 'staticPage.ts'),
              },
            },
            module: {
              rules: [
                {
                  // Not `test`: what tests for MDX, the framework takes for a rule with folders.
                  resource: /\.mdx?$/,
                  enforce: 'post',
                  use: [{loader: path.join(__dirname, 'staticContentLoader.mjs')}],
                },
              ],
            },
          },
  };
}
