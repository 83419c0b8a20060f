import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';

/** Runs a command of the framework in a site's folder. Throws if that fails. */
type Run = (siteDir: string, ...command: string[]) => Promise<void>;

/**
 * Makes a site as its owner would: what `create-docusaurus` makes for its classic template, with what `source` adds
 * to that or replaces, of which version 1.0 is then cut, and with what `source/next` adds to the next one. Returns
 * its folder, beside `source`, so that relative imports lead to the same files.
 */
export async function assembleSite(source: string, run: Run): Promise<string> {
  const siteDir = path.join(path.dirname(source), `.${path.basename(source)}`);
  await rm(siteDir, {recursive: true, force: true});
  await mkdir(siteDir);
  const templates = path.dirname(require.resolve('create-docusaurus/templates/README.md'));
  // Its own packages and compiler options are this repository's.
  const isTaken = (file: string) => !/(?:package|tsconfig)\.json$|README\.md$/.test(file);
  for (const template of ['shared', 'classic-typescript']) {
    await cp(path.join(templates, template), siteDir, {recursive: true, filter: isTaken});
  }
  const next = path.join(source, 'next');
  await cp(source, siteDir, {recursive: true, filter: (file) => file !== next});
  await run(siteDir, 'docs:version', '1.0');
  await cp(next, siteDir, {recursive: true});
  return siteDir;
}
