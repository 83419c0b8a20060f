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
            // Not an expression: configurations are evaluated in another realm, and the bundler
            // does not take its expressions for its own.
            test: (file: string) => /\.mdx?$/.test(file),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'watchIncludes.mjs'), options: {root: siteDir}}],
          },
        ],
      },
    }),
  };
}
