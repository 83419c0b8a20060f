import type {SiteStorage} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {build, type Plugin} from 'esbuild';

/** The script of the acts: its file, below the base URL, has the hash of its code. */
export type ActsScript = {file: string; code: string};

/** What most browsers have run for years: newer syntax is rewritten. */
const TARGET = 'es2020';

/** Makes one script of modules, given as absolute paths. */
export async function bundleActs(
  modules: readonly string[],
  siteStorage: SiteStorage,
): Promise<ActsScript> {
  const {outputFiles} = await build({
    stdin: {
      contents: modules.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: __dirname,
    },
    plugins: [provideStorage(siteStorage)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles.map(({text}) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/acts.${hash}.js`, code};
}

/** The framework writes this module for its own bundler, later. */
function provideStorage(siteStorage: SiteStorage): Plugin {
  return {
    name: 'site-storage',
    setup(build) {
      const namespace = 'storage';
      build.onResolve({filter: /^@generated\/site-storage$/}, ({path}) => ({path, namespace}));
      build.onLoad({filter: /^/, namespace}, () => ({
        contents: JSON.stringify(siteStorage),
        loader: 'json',
      }));
    },
  };
}
