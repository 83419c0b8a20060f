import type {LoadContext, Plugin} from '@docusaurus/types';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {validateOptions, type PluginOptions} from './options';

export {apiReference, type ApiReferenceOptions} from './apiReference';

/** Lets readers download the OpenAPI descriptions that `apiReference` shows on pages. */
export default function pluginApiReference(
  {siteDir, baseUrl}: LoadContext,
  options: unknown,
): Plugin {
  const {files} = options as PluginOptions;
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return {
    name: 'api-reference',
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
  };
}

pluginApiReference.validateOptions = validateOptions;
