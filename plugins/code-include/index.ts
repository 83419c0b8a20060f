import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

export {default as remarkCodeInclude} from './remarkCodeInclude';

/** Lets the bundler know which files the pages show; `remarkCodeInclude` puts them there. */
export default function pluginCodeInclude({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-include',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            enforce: 'pre',
            exclude: /node_modules/,
            use: [{loader: path.join(__dirname, 'watchIncludes.mjs'), options: {root: siteDir}}],
          },
        ],
      },
    }),
  };
}
