import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {wakePage} from './wakePage';

export {finishPages} from './finishPages';

const CLIENT = path.join(__dirname, 'client');

/**
 * Lets Chromium compile all functions of a script while it arrives, beside the page's own work: waking a
 * page runs most of them. See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Pages that load no script until their reader acts, and whose content reaches the browser only once, as
 * HTML. The page step `finishPages` belongs to it. The development server has neither.
 */
export default function pluginQuietPages({baseUrl, siteStorage}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  let pages: readonly {source: string; permalink: string}[] = [];
  return {
    name: 'quiet-pages',
    getClientModules: () => (isProduction ? [path.join(CLIENT, 'prefetchPages.ts')] : []),
    injectHtmlTags: () => ({headTags: isProduction ? [renderWake(baseUrl, siteStorage)] : []}),
    allContentLoaded({allContent}) {
      pages = listPages(allContent);
    },
    configureWebpack: (_config, isServer, {currentBundler: {instance: bundler}}) =>
      isServer || !isProduction
        ? {}
        : {
            resolve: {
              alias: {'@theme/DocItem/Content': path.join(CLIENT, 'theme/DocItem/Content')},
            },
            plugins: [
              // The framework's list of pages imports each by `@site`. The address is encoded: with a slash
              // at its end, the bundler would name the module by its absolute path.
              new bundler.NormalModuleReplacementPlugin(/^@site\/.*\.mdx?$/, (module) => {
                const page = pages.find(({source}) => source === module.request);
                if (page) module.request += `?page=${encodeURIComponent(page.permalink)}`;
              }),
              // After the minifier, which drops comments, and before names have hashes.
              new bundler.BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                include: /main/,
                stage: bundler.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
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
          },
  };
}

/** All docs pages: `source` begins with `@site`. */
function listPages(allContent: AllContent) {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const versions = (instances as LoadedContent[]).flatMap(({loadedVersions}) => loadedVersions);
  return versions.flatMap(({docs}) => docs);
}

function renderWake(baseUrl: string, {namespace}: LoadContext['siteStorage']) {
  const site = JSON.stringify({baseUrl, modeKey: `theme${namespace}`});
  return {
    tagName: 'script',
    attributes: {'data-wake': true},
    innerHTML: `(${wakePage.toString()})(${site})`,
  };
}
