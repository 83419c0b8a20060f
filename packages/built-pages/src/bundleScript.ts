import type {SiteStorage} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import type {Compiler} from 'webpack';

/** A file of the built site; its path, below the base URL, contains a hash of its content. */
export type BuiltFile = {file: string; text: string};

type Options = {
  /** Prefix of the file names. */
  name: string;
  /** Source of the entry module, which imports others by absolute paths. */
  code: string;
  siteStorage: SiteStorage;
};

/** Browsers that newer syntax is compiled for. */
const TARGETS = ['chrome100', 'firefox100', 'safari15.4'];

/** Bundles a module and its imports into one script, and their styles, if there are any, into one style sheet. */
export async function bundleScript({
  name,
  code,
  siteStorage,
}: Options): Promise<{script: BuiltFile; styles?: BuiltFile}> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: __dirname},
    // Nothing is written: it tells the script from the styles.
    outdir: __dirname,
    plugins: [provideStorage(siteStorage)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGETS,
    // Shorter; no field here overrides one of another class.
    tsconfigRaw: {compilerOptions: {useDefineForClassFields: false}},
    define: {'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV)},
    write: false,
    logLevel: 'silent',
  });
  const find = (type: string): BuiltFile[] =>
    outputFiles
      .filter((file) => path.extname(file.path) === `.${type}`)
      .map(({text}) => ({file: `assets/${type}/${name}.${toHash(text)}.${type}`, text}));
  const [script = {file: '', text: ''}] = find('js');
  const [styles] = find('css');
  return {script, styles};
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Adds files to the bundler's output, also in the development server. */
export function emitFiles({hooks, webpack}: Compiler, files: readonly BuiltFile[]): void {
  hooks.thisCompilation.tap('built-files', (compilation) => {
    for (const {file, text} of files)
      compilation.emitAsset(file, new webpack.sources.RawSource(text));
  });
}

/** Provides the module that Docusaurus generates only for its own bundler, and later. */
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
