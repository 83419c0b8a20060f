import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

export {LANGUAGES} from './languages';
export {default as remarkCodeHighlight} from './highlightCode';
export {listBare, parseSession, ShellError} from './parseSession';

/**
 * Provides the component of code blocks, and keeps Prism, which the classic theme loads on every page, out of the
 * browser.
 */
export default function pluginCodeHighlight(): Plugin {
  return {
    name: 'code-highlight',
    getThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: () => {
      // The theme's module for the browser, as Docusaurus imports it, is all that imports Prism.
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
      const noLanguages = path.join(__dirname, 'client/noLanguages.ts');
      return {resolve: {alias: {[path.join(theme, 'prism-include-languages')]: noLanguages}}};
    },
  };
}
