import {transform} from '@swc/core';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '../server/addresses.mjs';
import {CommandFailure, runCommand} from './runCommand.mjs';
import {REPOSITORY, runNpm} from './runProcess.mjs';

// npm run pack -- packages/<name> [options of npm pack]: packs a package as npm would publish it.
// The repository loads its TypeScript directly; archives contain JavaScript with declarations.

/**
 * A package's manifest. Its exports name sources in `src`; without a registry's scripts, it is private.
 * @typedef {{exports: Record<string, string>, type?: string, private?: boolean, scripts?: object, devDependencies?: object}} Manifest
 */

/** Matches files to compile: TypeScript, with or without JSX. */
const SOURCE = /\.tsx?$/;

/** Matches folders that Docusaurus passes to a bundler; its plugins are loaded by Node.js as CommonJS. */
const FOR_BUNDLERS = /^(?:.*\/)?(?:client|theme)\//;

/** Files that are copied unchanged. */
const AS_THEY_ARE = ['LICENSE', 'README.md'];

await runCommand(async () => {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined) {
    throw new CommandFailure(
      'Name the folder of a package: npm run pack -- packages/wit --dry-run',
    );
  }
  const target = await mkdtemp(path.join(tmpdir(), 'pack-'));
  try {
    await buildPackage(path.resolve(REPOSITORY, folder), target);
    const {exitCode} = await runNpm(['pack', target, ...options]);
    process.exitCode = exitCode;
  } finally {
    await rm(target, {recursive: true});
  }
});

/**
 * Builds a package into an empty folder: its manifest, each source as JavaScript with its declarations, and other
 * files unchanged.
 * @param {string} folder
 * @param {string} target
 */
async function buildPackage(folder, target) {
  const manifest = /** @type {Manifest} */ (
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  );
  const published = `${JSON.stringify(publish(manifest), null, 2)}\n`;
  await writeFile(path.join(target, 'package.json'), published);
  for (const file of AS_THEY_ARE) await cp(path.join(folder, file), path.join(target, file));
  for (const file of await listFiles(path.join(folder, 'src'))) {
    const source = path.join(folder, 'src', file);
    const built = path.join(target, 'src', file);
    await mkdir(path.dirname(built), {recursive: true});
    if (!SOURCE.test(file)) {
      await cp(source, built);
      continue;
    }
    const format =
      manifest.type === 'module' ? 'module' : FOR_BUNDLERS.test(file) ? 'bundled' : 'commonjs';
    const {script, declarations} = await compile(await readFile(source, 'utf8'), file, format);
    await writeFile(built.replace(SOURCE, '.js'), script);
    await writeFile(built.replace(SOURCE, '.d.ts'), declarations);
  }
}

/**
 * Returns the manifest to publish: exports name built files, and fields that only the repository needs are gone.
 * @param {Manifest} manifest
 */
function publish({private: _private, scripts: _scripts, devDependencies: _tools, ...manifest}) {
  const exports = Object.entries(manifest.exports).map(([name, file]) => {
    const stem = file.replace(SOURCE, '');
    return [name, stem === file ? file : {types: `${stem}.d.ts`, default: `${stem}.js`}];
  });
  return {...manifest, exports: /** @type {unknown} */ (Object.fromEntries(exports))};
}

/**
 * Compiles a TypeScript module. Throws if the type of an export is not explicit.
 * @param {string} code
 * @param {string} filename
 * @param {'bundled' | 'commonjs' | 'module'} format
 */
async function compile(code, filename, format) {
  const output = await transform(code, {
    filename,
    configFile: false,
    swcrc: false,
    ...(format === 'commonjs' && {module: {type: 'commonjs'}}),
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript', tsx: filename.endsWith('.tsx')},
      transform: {react: {runtime: 'automatic'}},
      experimental: {emitIsolatedDts: true},
    },
  });
  const {output: more = ''} = /** @type {{output?: string}} */ (output);
  const {__swc_isolated_declarations__: declarations} =
    /** @type {{__swc_isolated_declarations__: string}} */ (JSON.parse(more));
  const name = format === 'module' ? nameFiles : (/** @type {string} */ text) => text;
  return {script: name(output.code), declarations: name(declarations)};
}

/**
 * Adds the extensions that Node requires to the paths of imports.
 * @param {string} code
 */
function nameFiles(code) {
  return code.replace(/(?<=\bfrom )(['"])(\.{1,2}\/[^'"]+)\1/g, '$1$2.js$1');
}
