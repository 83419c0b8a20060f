import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {createDownloads} from '../../lib/downloads/createDownloads';
import type {Download} from '../../lib/downloads/packArchive';
import {packExample} from './packExample';
import {EXAMPLES, listExamples, listUntracked, readExample} from './readExample';

export {
  listExamples,
  listVariants,
  readExample,
  type Description,
  type Run,
  type Variant,
} from './readExample';
export {default as remarkDownload} from './remarkDownload';

/**
 * Lets readers download every example: `/examples/<name>.tar.gz`, and the checksums of all archives
 * in `/examples/SHA256SUMS`. The development server has them too.
 */
export default function pluginExampleArchives(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
): Plugin {
  const {siteDir} = context;
  const untracked = listUntracked(siteDir);
  if (untracked.length > 0) {
    const names = untracked.join(', ');
    console.log(
      `Git tracks no file of ${names}: each archive has all files of its folder, built or not.`,
    );
  }
  return createDownloads(context, {
    name: 'example-archives',
    folder: EXAMPLES,
    listDownloads: () => packExamples(siteDir),
    pathsToWatch: [`${path.join(siteDir, EXAMPLES)}/**/*`],
  });
}

/** The archives of all examples below `root`. */
export function packExamples(root: string): Promise<Download[]> {
  return Promise.all(listExamples(root).map((name) => packExample(readExample(root, name))));
}
