import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createDownloads} from '../shared/downloads/createDownloads';
import {createDownload} from '../shared/downloads/packArchive';

/** The folder of the descriptions, of the repository and of the site. */
export const FOLDER = 'openapi';

/**
 * The Docusaurus plugin that lets readers download the descriptions that `apiReference` shows: each
 * of `files`, a path from the site's folder, has the same path on the site. Refuses other paths.
 */
export function apiDownloads(
  files: readonly string[],
): (context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>) => Plugin {
  const wrong = files.find((file) => !/^openapi\/[a-z0-9-]+\.yaml$/.test(file));
  if (wrong !== undefined) {
    const remedy = `Put it into ${FOLDER}/ and write ${FOLDER}/name.yaml.`;
    throw new Error(`apiDownloads: “${wrong}” cannot be downloaded. ${remedy}`);
  }
  return (context) => {
    const sources = files.map((file) => path.join(context.siteDir, file));
    const read = async (source: string) =>
      createDownload(path.basename(source), await readFile(source));
    return createDownloads(context, {
      name: 'api-downloads',
      folder: FOLDER,
      listDownloads: () => Promise.all(sources.map(read)),
      pathsToWatch: sources,
    });
  };
}
