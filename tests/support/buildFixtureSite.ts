import {spawn} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {assembleSite} from './assembleSite';

/** The result of a fixture site's build. */
export type SiteBuild = {
  /** The exit code: 0 if the site was built. */
  exitCode: number;
  /** The build's whole output, in order and without colours. */
  output: string;
  outDir: string;
  /** Reads a built file by its path below `outDir`. */
  read: (file: string) => Promise<string>;
};

const repository = path.resolve(__dirname, '../..');
const sites = path.join(repository, 'tests/sites');
const docusaurus = path.join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const builds = path.join(repository, 'node_modules/.cache/fixture-sites');

/** Returns the environment of a build, without the test runner's variables, which would change its output. */
function buildEnvironment(generatedDir: string, variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const {
    NODE_ENV: _mode,
    BABEL_ENV: _babelMode,
    NODE_OPTIONS: _options,
    ...inherited
  } = process.env;
  return {
    ...inherited,
    ...variables,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedDir,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NO_UPDATE_NOTIFIER: 'true',
    // No page of a fixture has a date.
    GIT_CEILING_DIRECTORIES: sites,
  };
}

function run(
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd = repository,
): Promise<{exitCode: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [docusaurus, ...args], {cwd, env});
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      const output = stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'));
      if (exitCode === null) reject(new Error(`The build was ended by ${signal}:\n${output}`));
      else resolve({exitCode, output});
    });
  });
}

async function runInSite(siteDir: string, ...command: string[]): Promise<void> {
  const env = buildEnvironment(path.join(siteDir, '.docusaurus'), {});
  const {exitCode, output} = await run(command, env, siteDir);
  if (exitCode !== 0) throw new Error(output);
}

/**
 * Builds `tests/sites/<name>` from scratch in its own process, without the bundler's cache. A failed build is a
 * result too; the promise rejects only if the build cannot run. A site that reads `variables` from the environment
 * has a folder for each set of them. Some sites are assembled first: `assembleSite`. The hashes of scripts depend on
 * the folder of generated files: two builds of a site can't run at once.
 */
export async function buildFixtureSite(
  name: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<SiteBuild> {
  const source = path.join(sites, name);
  const build = [name, ...Object.values(variables)].join('-');
  const assembled = await assembleSite(source, build, runInSite);
  const {siteDir, config} = assembled ?? {siteDir: source};
  const generatedDir = path.join(siteDir, '.docusaurus');
  const outDir = path.join(builds, build);
  for (const folder of [generatedDir, outDir]) await rm(folder, {recursive: true, force: true});
  const result = await run(
    ['build', siteDir, '--out-dir', outDir, ...(config ? ['--config', config] : [])],
    buildEnvironment(generatedDir, variables),
  );
  await rm(assembled ? siteDir : generatedDir, {recursive: true, force: true});
  return {...result, outDir, read: (file) => readFile(path.join(outDir, file), 'utf8')};
}
