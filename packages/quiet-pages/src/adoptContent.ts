import path from 'node:path';
import type {Configuration} from 'webpack';
import type * as webpack from 'webpack';

/** The folder of the modules that run in browsers. */
export const CLIENT: string = path.join(__dirname, 'client');

/** The client module that notifies listeners of each page that Docusaurus has shown. */
export const TELL_ROUTES: string = require.resolve('docusaurus-built-pages/tellRoutes');

/**
 * Returns bundler settings that deliver the content of docs pages as HTML instead of scripts. `source` begins with
 * `@site`.
 */
export function adoptContent(
  pages: readonly {source: string; permalink: string}[],
  bundler: Pick<typeof webpack, 'NormalModuleReplacementPlugin'>,
): Configuration {
  return {
    resolve: {
      alias: {
        '@theme/DocItem/Content': path.join(CLIENT, 'theme/DocItem/Content'),
        // The content itself notifies listeners: a route can change before it, if a reader moves on while a page loads.
        [TELL_ROUTES]: path.join(CLIENT, 'tellNothing'),
      },
    },
    plugins: [
      // The framework's list of pages imports each by `@site`. The address is encoded: with a slash at its end,
      // the bundler would name the module by its absolute path.
      new bundler.NormalModuleReplacementPlugin(/^@site\/.*\.mdx?$/, (module) => {
        const page = pages.find(({source}) => source === module.request);
        if (page) module.request += `?page=${encodeURIComponent(page.permalink)}`;
      }),
    ],
    module: {
      rules: [
        {
          resourceQuery: /^\?page=/,
          enforce: 'post',
          use: [{loader: path.join(__dirname, 'contentLoader.mjs')}],
        },
      ],
    },
  };
}
