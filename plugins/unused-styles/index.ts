import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {removeUnusedStyles, type Names} from './removeUnusedStyles';
import {resolveStyles} from './resolveStyles';

const NAME = 'unused-styles';

type Options = {
  /**
   * Parts of selectors that no script contains and pages have all the same: their rules stay.
   * @default []
   */
  used?: Names;
  /**
   * Parts of selectors, such as class names, that scripts contain but no page uses: their rules go too.
   * @default []
   */
  unused?: Names;
};

/**
 * Leaves rules out of the built style sheets that no script of the site can use, and declarations that
 * never win. What a page consists of is in the scripts, so nothing else is read. The development server
 * keeps everything.
 */
export default function pluginUnusedStyles(_context: unknown, options: unknown): Plugin {
  const {used = [], unused = []} = options as Options;
  return {
    name: NAME,
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {plugins: [{apply: (compiler: Compiler) => purgeAssets(compiler, {used, unused})}]},
  };
}

/** Purges the style sheets after all files are minified and before their names get their hashes. */
function purgeAssets({hooks, webpack}: Compiler, names: Required<Options>): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.processAssets.tapPromise({name: NAME, stage}, async () => {
      const scripts = readAssets(compilation, /\.js$/).map(({text}) => text);
      for (const {name, text} of readAssets(compilation, /\.css$/)) {
        const used = await removeUnusedStyles(text, {scripts, ...names});
        const styles = resolveStyles(used, scripts.join('\n'));
        compilation.updateAsset(name, new webpack.sources.RawSource(styles));
      }
    });
  });
}

function readAssets(compilation: Compilation, match: RegExp): {name: string; text: string}[] {
  return compilation
    .getAssets()
    .filter(({name}) => match.test(name))
    .map(({name, source}) => ({name, text: source.source().toString()}));
}
