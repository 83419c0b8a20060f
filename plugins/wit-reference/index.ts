import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {checkAnchors} from './pages/checkAnchors';
import {loadReference} from './model/loadReference';
import {validateOptions, type PluginOptions} from './options';

export {default as rehypeWitLinks} from './pages/rehypeWitLinks';
export {default as remarkWitReference} from './pages/remarkWitReference';
export type {ReferenceOptions} from './model/loadReference';

/**
 * Brings the style of the entries, and checks on the built pages that every entry has its anchor
 * once. The two plugins for Markdown do the rest.
 */
export default function pluginWitReference({siteDir}: LoadContext, options: unknown): Plugin {
  const {pages} = options as PluginOptions;
  return {
    name: 'wit-reference',
    getClientModules: () => [path.join(__dirname, 'client/witReference.css')],
    async postBuild({outDir}) {
      const {entries} = loadReference({root: siteDir, pages});
      const readPage = (page: string) => readBuiltPage(outDir, page);
      const html = await Promise.all(Object.keys(pages).map(readPage));
      checkAnchors(
        [...entries.values()],
        new Map(Object.keys(pages).map((page, i) => [page, html[i] ?? ''])),
      );
    },
  };
}

async function readBuiltPage(outDir: string, page: string): Promise<string> {
  try {
    return await readFile(path.join(outDir, `${page}.html`), 'utf8');
  } catch (cause) {
    const reason = `wit-reference: the option pages names ${page}, and no such page was built.`;
    throw new Error(`${reason} Write the route of a page.`, {cause});
  }
}

pluginWitReference.validateOptions = validateOptions;
