import type {LoadContext, Plugin} from '@docusaurus/types';
import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createPageRule} from '../shared/createPageRule';
import {listChecksums, packExample} from './packExample';
import {EXAMPLES, listExamples, readExample} from './readExample';

export {default as remarkDownload} from './remarkDownload';

/**
 * Lets readers download every example: `/examples/<name>.tar.gz`, and the checksums of all archives
 * in `/examples/SHA256SUMS`. The development server has them too.
 */
export default function pluginExampleArchives(
  context: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'generatedFilesDir'>,
): Plugin {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const source = path.join(siteDir, EXAMPLES);
  const folder = path.join(generatedFilesDir, 'example-archives');
  const loader = path.join(__dirname, 'watchExamples.mjs');
  return {
    name: 'example-archives',
    getClientModules: () => [path.join(__dirname, 'client/download.css')],
    getPathsToWatch: () => [`${source}/**/*`],
    loadContent: () => writeArchives(siteDir, folder),
    // The bundler's types know no development server; Docusaurus hands it these settings.
    configureWebpack: (): object => ({
      module: {rules: [createPageRule(loader, {folder: source})]},
      devServer: {static: [{directory: folder, publicPath: baseUrl + EXAMPLES}]},
    }),
    postBuild: ({outDir}) => cp(folder, path.join(outDir, EXAMPLES), {recursive: true}),
  };
}

/** Writes the archives of all examples below `root` and their checksums into an empty folder. */
export async function writeArchives(root: string, folder: string): Promise<void> {
  const names = listExamples(root);
  const archives = await Promise.all(names.map((name) => packExample(readExample(root, name))));
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const {file, content} of archives) {
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, 'SHA256SUMS'), listChecksums(archives));
}
