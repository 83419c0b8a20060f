import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {createDownloads} from '../shared/downloads/createDownloads';
import {readSources} from './model/loadPackages';
import {FOLDER, packWit} from './packWit';

/**
 * The Docusaurus plugin that lets readers download all packages of `wit/` in one archive:
 * `/wit/hayride-wit.tar.gz`, with its checksum in `/wit/SHA256SUMS`.
 */
export function witDownloads(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
): Plugin {
  const {siteDir} = context;
  return createDownloads(context, {
    name: 'wit-downloads',
    folder: FOLDER,
    listDownloads: async () => [await packWit(readSources(siteDir))],
    pathsToWatch: [path.join(siteDir, 'wit/**/*.wit')],
  });
}
