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
 * Lists the packages whose code or styles reach readers: their licences in `licenses.txt`, the packages in
 * `sbom.cdx.json`. A licence that may require more than a notice stops the build.
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
      await writeFile(path.join(outDir, 'licenses.txt'), renderLicences(packages));
      await writeFile(path.join(outDir, 'sbom.cdx.json'), renderSbom(packages));
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

/**
 * Renders the packages as a bill of materials in the format CycloneDX 1.5. The same packages give the same bytes: it
 * has no serial number and no time.
 */
function renderSbom(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({name, version, licence, integrity}) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    const [algorithm = '', digest = ''] = integrity.split('-');
    const content = Buffer.from(digest, 'base64').toString('hex');
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope: 'required',
      ...(content && {hashes: [{alg: algorithm.replace('sha', 'SHA-'), content}]}),
      licenses: [licence.includes(' ') ? {expression: licence} : {license: {id: licence}}],
      purl,
    };
  });
  const site = {type: 'application', 'bom-ref': 'site', name: 'Hayride documentation'};
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {component: site},
    components,
    dependencies: [{ref: 'site', dependsOn: components.map(({purl}) => purl)}],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
