import type {LoadContext, Plugin} from '@docusaurus/types';
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Download} from './packArchive';

/** The list of checksums beside the files of a folder. */
export const CHECKSUMS = 'SHA256SUMS';

/** What of a site can be downloaded from one of its folders. */
type DownloadsOptions = {
  /** The name of the plugin. */
  name: string;
  /** The folder on the site, without slashes around it. */
  folder: string;
  listDownloads: () => Promise<readonly Download[]>;
  /** The files that they are made from. */
  pathsToWatch: readonly string[];
};

/**
 * A Docusaurus plugin that serves files and a list of their checksums, `SHA256SUMS`, from a folder of
 * the site: the build has them, and the development server too. It brings the styles of the box that
 * `renderDownload` draws.
 */
export function createDownloads(
  {baseUrl, generatedFilesDir}: Pick<LoadContext, 'baseUrl' | 'generatedFilesDir'>,
  {name, folder, listDownloads, pathsToWatch}: DownloadsOptions,
) {
  const written = path.join(generatedFilesDir, name);
  return {
    name,
    getClientModules: () => [path.join(__dirname, 'download.css')],
    getPathsToWatch: () => [...pathsToWatch],
    loadContent: async () => writeDownloads(await listDownloads(), written),
    // The bundler's types know no development server; Docusaurus hands it these settings.
    configureWebpack: (): object => ({
      devServer: {static: [{directory: written, publicPath: baseUrl + folder}]},
    }),
    postBuild: ({outDir}) => cp(written, path.join(outDir, folder), {recursive: true}),
  } satisfies Plugin;
}

/** Writes files, and their checksums as `sha256sum --check` reads them, into an empty folder. */
export async function writeDownloads(
  downloads: readonly Download[],
  folder: string,
): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const {file, content} of downloads) {
    await writeFile(path.join(folder, file), content);
  }
  const checksums = downloads.map(({file, sha256}) => `${sha256}  ${file}\n`);
  await writeFile(path.join(folder, CHECKSUMS), checksums.join(''));
}
