import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPackages, type ShippedPackage} from './readPackages';
import {renderLicences} from './renderLicences';
import {renderSbom} from './renderSbom';

/** As far as this plugin needs it, what Rspack and webpack tell of the modules that they found. */
type Compiler = {
  hooks: {thisCompilation: Hook<{hooks: {finishModules: Hook<Iterable<{resource?: string}>>}}>};
};
type Hook<Value> = {tap: (name: string, listener: (value: Value) => void) => void};

const NAME = 'shipped-packages';

/** The bundler, whose own code connects the modules in the browser. */
const BUNDLER = '@rspack/core/package.json';

/**
 * Lists the packages of which readers get code or styles: their licences in `licenses.txt`, and
 * themselves in `sbom.cdx.json`. A licence that may ask more than a notice stops the build.
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
      const packages = await readPackages(modules, siteDir);
      const write = (file: string, render: (packages: readonly ShippedPackage[]) => string) =>
        writeFile(path.join(outDir, file), render(packages));
      await write('licenses.txt', renderLicences);
      await write('sbom.cdx.json', renderSbom);
    },
  };
}
