import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * The Docusaurus plugin that lets readers download the descriptions that `apiReference` shows: each
 * of `files`, a path from the site's folder, has the same path on the site. Refuses other paths.
 */
export function apiDownloads(
  files: readonly string[],
): (context: Pick<LoadContext, 'siteDir' | 'baseUrl'>) => Plugin {
  const wrong = files.find((file) => !/^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.yaml$/.test(file));
  if (wrong !== undefined) {
    const remedy = 'Write a path below the site’s folder: openapi/name.yaml.';
    throw new Error(`apiDownloads: “${wrong}” cannot be downloaded. ${remedy}`);
  }
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return ({siteDir, baseUrl}) => ({
    name: 'api-downloads',
    // The bundler's types know no development server; Docusaurus hands it these settings.
    configureWebpack: (): object => ({
      devServer: {
        static: folders.map((folder) => ({
          directory: path.join(siteDir, folder),
          publicPath: baseUrl + folder,
        })),
      },
    }),
    async postBuild({outDir}) {
      for (const file of files) {
        await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
        await copyFile(path.join(siteDir, file), path.join(outDir, file));
      }
    },
  });
}
