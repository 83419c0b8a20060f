import {cp, mkdir, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {listUnignoredFiles} from '../../plugins/lib/git';
import {installPackages} from './installPackages';

/** Runs a Docusaurus command in a site's folder. Throws if that fails. */
type Run = (siteDir: string, ...command: string[]) => Promise<void>;

/** Assembles the fixture site in `source` in the empty folder `siteDir`. */
type Assemble = (source: string, siteDir: string, run: Run) => Promise<AssembledSite>;

/** An assembled site, and its configuration if that is not at its root. */
type AssembledSite = {siteDir: string; config?: string};

const ASSEMBLED: Readonly<Record<string, Assemble>> = {
  second: assembleSecondSite,
  own: assembleOwnSite,
};

/**
 * Assembles a fixture site that needs it, in a folder beside its own, so that relative imports lead to the same
 * files; `build` names the folder. Returns nothing for any other site.
 */
export async function assembleSite(
  source: string,
  build: string,
  run: Run,
): Promise<AssembledSite | undefined> {
  const siteDir = path.join(path.dirname(source), `.${build}`);
  const assemble = ASSEMBLED[path.basename(source)];
  if (!assemble) return undefined;
  await rm(siteDir, {recursive: true, force: true});
  await mkdir(siteDir);
  return assemble(source, siteDir, run);
}

/**
 * Creates a site as its owner would: the classic template of `create-docusaurus`, with the files of `source` added or
 * replaced, and the packages of this repository installed from their archives. Then cuts version 1.0; `source/next`
 * is added to the next one.
 */
async function assembleSecondSite(
  ...[source, siteDir, run]: Parameters<Assemble>
): Promise<AssembledSite> {
  const templates = path.dirname(require.resolve('create-docusaurus/templates/README.md'));
  // Its own packages and compiler options are this repository's.
  const isTaken = (file: string) => !/(?:package|tsconfig)\.json$|README\.md$/.test(file);
  for (const template of ['shared', 'classic-typescript']) {
    await cp(path.join(templates, template), siteDir, {recursive: true, filter: isTaken});
  }
  const next = path.join(source, 'next');
  await cp(source, siteDir, {recursive: true, filter: (file) => file !== next});
  await installPackages(siteDir);
  await run(siteDir, 'docs:version', '1.0');
  await cp(next, siteDir, {recursive: true});
  return {siteDir};
}

/** Copies this site, cuts version 1.0 of it, and replaces its configuration by the one in `source`. */
async function assembleOwnSite(
  ...[source, siteDir, run]: Parameters<Assemble>
): Promise<AssembledSite> {
  const root = path.resolve(source, '../../..');
  for (const file of listUnignoredFiles(root)) {
    await cp(path.join(root, file), path.join(siteDir, file));
  }
  await symlink(path.join(root, 'node_modules'), path.join(siteDir, 'node_modules'), 'junction');
  await run(siteDir, 'docs:version', '1.0');
  return {siteDir, config: path.join(siteDir, path.relative(root, source), 'docusaurus.config.ts')};
}
