import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import pluginShippedPackages from '../index';

let siteDir = '';
let outDir = '';
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'shipped-packages-'));
  outDir = path.join(siteDir, 'build');
  await mkdir(outDir);
  await add('node_modules/@rspack/core', {license: 'MIT'}, 'Copyright of the bundler');
});
afterEach(() => rm(siteDir, {recursive: true}));

/** Writes a package into the site. */
async function add(folder: string, fields: object, text?: string): Promise<void> {
  const place = path.join(siteDir, folder);
  const name = folder.replace(/^.*node_modules\//, '');
  await mkdir(place, {recursive: true});
  const manifest = JSON.stringify({name, version: '1.2.3', ...fields});
  await writeFile(path.join(place, 'package.json'), manifest);
  if (text !== undefined) await writeFile(path.join(place, 'LICENSE.md'), text);
}

/** Passes these files to the plugin as modules of the bundler, and returns the list that the build has. */
async function build(...files: string[]): Promise<string> {
  const plugin = pluginShippedPackages({siteDir} as never);
  const configuration = plugin.configureWebpack?.({}, false, {} as never, undefined);
  const {plugins: [bundlerPlugin] = []} = configuration as {
    plugins?: {apply: (compiler: unknown) => void}[];
  };
  const found = files.map((file) => ({resource: path.join(siteDir, file)}));
  const hook = <Value>(value: Value) => ({
    tap: (_name: string, listen: (value: Value) => void) => listen(value),
  });
  const finishModules = hook([...found, {}]);
  bundlerPlugin?.apply({hooks: {thisCompilation: hook({hooks: {finishModules}})}});
  await plugin.postBuild?.({outDir} as never);
  return readFile(path.join(outDir, 'licenses.txt'), 'utf8');
}

describe('the packages that readers get', () => {
  beforeEach(async () => {
    await add('node_modules/b', {license: '(GPL-3.0-only OR MIT)'}, 'Copyright of b and a\n');
    await add('node_modules/a', {license: 'ISC'}, 'Copyright of b and a');
    await add('node_modules/b/node_modules/@c/d', {license: '0BSD'});
  });
  const files = [
    'src/own.ts',
    'node_modules/b/index.js',
    'node_modules/b/more.css',
    'node_modules/b/node_modules/@c/d/index.js',
    'node_modules/a/index.js',
  ];

  it('are listed with the texts of their licences, each text once', async () => {
    expect(await build(...files)).toMatchInlineSnapshot(`
      "The scripts and styles of this site contain code of these packages.

      --------------------------------------------------------------------------------
      @c/d 1.2.3 (0BSD)

      Its package has no text of the licence: https://spdx.org/licenses/0BSD

      --------------------------------------------------------------------------------
      @rspack/core 1.2.3 (MIT)

      Copyright of the bundler

      --------------------------------------------------------------------------------
      a 1.2.3 (ISC)
      b 1.2.3 (GPL-3.0-only OR MIT)

      Copyright of b and a
      "
    `);
  });

  it.each([
    ['an object', {license: {type: 'MIT', url: 'https://example.dev'}}, 'MIT'],
    ['a list', {licenses: [{type: 'GPL-3.0-only'}, {type: 'MIT'}]}, 'GPL-3.0-only OR MIT'],
  ])('may name their licences in %s, as older ones do', async (_what, fields, licence) => {
    await add('node_modules/e', fields);
    expect(await build('node_modules/e/index.js')).toContain(`e 1.2.3 (${licence})`);
  });

  it('give the same bytes in whatever order the bundler finds them', async () => {
    expect(await build(...[...files].reverse())).toEqual(await build(...files));
  });

  it.each([
    ['a licence that asks for more', {license: 'GPL-3.0-only'}, 'the licence GPL-3.0-only'],
    ['no licence', {}, 'no licence in its package.json'],
    ['an object that names none', {license: {url: 'a'}}, 'no licence in its package.json'],
  ])('stop the build with %s', async (_what, fields, reason) => {
    await add('node_modules/e', fields);
    await expect(build('node_modules/e/index.js')).rejects.toThrow(
      `e 1.2.3, whose code reaches readers, has ${reason}. Replace the package`,
    );
  });
});
