import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

export {LANGUAGES, type FenceCheck} from './languages';
export {default as remarkCodeHighlight} from './remarkCodeHighlight';

/**
 * Brings the code block's own component and keeps Prism, which the classic theme loads on every
 * page, out of the browser.
 */
export default function pluginCodeHighlight(): Plugin {
  return {
    name: 'code-highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => ({
      resolve: {
        // An empty module: the theme hands Prism to an empty list of languages, and nothing uses it.
        alias: {'prism-react-renderer$': false},
      },
    }),
  };
}
