import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addTo} from 'docusaurus-built-pages/addTo';
import {readPackages, type ShippedPackage} from './readPackages';

/** The part of Rspack's and webpack's module report that this plugin needs. */
type Compiler = {
  hooks: {thisCompilation: Hook<{hooks: {finishModules: Hook<Iterable<{resource?: string}>>}}>};
};
type Hook<Value> = {tap: (name: string, listener: (value: Value) => void) => void};

const NAME = 'shipped-packages';

/** The bundler, whose own code connects the modules in the browser. */
const BUNDLER = '@rspack/core/package.json';

/**
 * Lists the packages whose code or styles reach readers, with their licences, in `licenses.txt`. A licence that may
 * require more than a notice stops the build.
 */
export default function pluginShippedPackages({siteDir}: LoadContext): Plugin {
  const modules = new Set<string>([path.join(siteDir, 'node_modules', BUNDLER)]);
  const collect = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.finishModules.tap(NAME, (found) => {
        for (const {resource} of found) if (resource) modules.add(resource);
      }),
    );
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: collect as () => void}]},
    async postBuild({outDir}) {
      const packages = await readPackages(modules);
      await writeFile(path.join(outDir, 'licenses.txt'), renderLicences(packages));
    },
  };
}

/** Renders the packages with their licence texts; packages with the same text share it. */
function renderLicences(packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const {name, version, licence, text} of packages) {
    const key =
      text || `Its package has no text of the licence: https://spdx.org/licenses/${licence}`;
    addTo(groups, key, `${name} ${version} (${licence})`);
  }
  const rule = '-'.repeat(80);
  const parts = [...groups].map(([text, names]) => `${rule}\n${names.join('\n')}\n\n${text}`);
  const head = 'The scripts and styles of this site contain code of these packages.';
  return `${[head, ...parts].join('\n\n')}\n`;
}
