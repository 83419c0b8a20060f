import {transform} from '@swc/core';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CommandFailure, runCommand} from './runCommand.mjs';
import {REPOSITORY, runNpm} from './runProcess.mjs';

// npm run pack -- packages/<name> [options of npm pack]: packs a package as npm would publish it.
// The repository loads its TypeScript; what is packed is JavaScript with declarations.

/**
 * A package's manifest. Its exports name sources in `src`; without a registry's scripts, it is private.
 * @typedef {{exports: Record<string, string>, private?: boolean, scripts?: object, devDependencies?: object}} Manifest
 */

/** Files that go into the archive as they are. */
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
 * Builds a package into an empty folder: its manifest, and each source as an ES module with its declarations.
 * @param {string} folder
 * @param {string} target
 */
async function buildPackage(folder, target) {
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const published = publish(/** @type {Manifest} */ (JSON.parse(manifest)));
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of AS_THEY_ARE) await cp(path.join(folder, file), path.join(target, file));
  await mkdir(path.join(target, 'src'));
  for (const file of await readdir(path.join(folder, 'src'))) {
    const code = await readFile(path.join(folder, 'src', file), 'utf8');
    const stem = path.join(target, 'src', path.parse(file).name);
    const {script, declarations} = await compile(code, file);
    await writeFile(`${stem}.js`, script);
    await writeFile(`${stem}.d.ts`, declarations);
  }
}

/**
 * Returns the manifest to publish: exports name what is built, and what only the repository needs is gone.
 * @param {Manifest} manifest
 */
function publish({private: _private, scripts: _scripts, devDependencies: _tools, ...manifest}) {
  const exports = Object.entries(manifest.exports).map(([name, file]) => {
    const stem = file.replace(/\.tsx?$/, '');
    return [name, {types: `${stem}.d.ts`, default: `${stem}.js`}];
  });
  return {...manifest, exports: /** @type {unknown} */ (Object.fromEntries(exports))};
}

/**
 * Compiles a module of TypeScript. Throws where a type that it exports is not written out.
 * @param {string} code
 * @param {string} filename
 */
async function compile(code, filename) {
  const output = await transform(code, {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: {syntax: 'typescript'},
      experimental: {emitIsolatedDts: true},
    },
  });
  const {output: more = ''} = /** @type {{output?: string}} */ (output);
  const {__swc_isolated_declarations__: declarations} =
    /** @type {{__swc_isolated_declarations__: string}} */ (JSON.parse(more));
  return {script: nameFiles(output.code), declarations: nameFiles(declarations)};
}

/**
 * Adds the extension to the paths of imports, which Node needs.
 * @param {string} code
 */
function nameFiles(code) {
  return code.replace(/(?<=\bfrom )(['"])(\.{1,2}\/[^'"]+)\1/g, '$1$2.js$1');
}
