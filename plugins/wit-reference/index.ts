import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';
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
  const {pages, go} = options as PluginOptions;
  const load = () => loadReference({root: siteDir, pages, ...(go && {go})});
  return {
    name: 'wit-reference',
    getClientModules: () => [path.join(__dirname, 'client/witReference.css')],
    // Wrong WIT is reported once here, before every page that has a name of it reports it again.
    loadContent: () => void load(),
    async postBuild({outDir}) {
      const {entries} = load();
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
    // Whatever the site's setting of the trailing slash is.
    return (await readOutputHTMLFile(page, outDir, undefined)).toString();
  } catch (cause) {
    const reason = `wit-reference: the option pages names ${page}, and no such page was built.`;
    throw new Error(`${reason} Write the route of a page.`, {cause});
  }
}

pluginWitReference.validateOptions = validateOptions;
