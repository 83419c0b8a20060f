import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type PageStep, listDocPages} from '../../lib/builtSite';
import {listFiles, toSlashes} from '../../lib/files';

/**
 * Passes the built pages through steps, one after the other, because the framework runs what plugins
 * do after a build all at once. A step that fails stops the build. Refuses a site whose addresses end with
 * a slash, before anything is built.
 */
export default function pluginBuiltPages(context: Addressed, options: unknown): Plugin {
  const {steps} = options as {steps: readonly PageStep[]};
  requireOneAddress(context);
  return {
    name: 'built-pages',
    async postBuild({outDir, generatedFilesDir, baseUrl, siteConfig, plugins, i18n}) {
      const built = await readPages(outDir);
      const {url, title} = siteConfig;
      const site = {url, title, language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang};
      const docs = new Map(listDocPages(plugins, {url, baseUrl}).map((doc) => [doc.file, doc]));
      for (const {source, file} of docs.values()) {
        if (!built.has(file)) throw new Error(`${source}: the build has no page ${file}.`);
      }
      let pages = built;
      for (const step of steps) {
        pages = await step({site, outDir, generatedFilesDir, baseUrl, pages, docs});
      }
      for (const [file, html] of pages) {
        if (html !== built.get(file)) await writeFile(path.join(outDir, file), html);
      }
    },
  };
}

type Addressed = Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'siteConfig'>;

/** The steps, the pages' scripts, the search and the server know a page by one address and one file. */
function requireOneAddress({
  siteDir,
  siteConfigPath,
  siteConfig: {trailingSlash},
}: Addressed): void {
  if (trailingSlash === false) return;
  const file = toSlashes(path.relative(siteDir, siteConfigPath));
  throw new Error(
    `${file}: trailingSlash is ${trailingSlash}. Set it to false: a page has one address, which its file, its scripts, the search and the server know without a slash at the end.`,
  );
}

async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
  const texts = pages.map((file) => readFile(path.join(outDir, file), 'utf8'));
  const html = await Promise.all(texts);
  return new Map(pages.map((file, index) => [file, html[index] ?? '']));
}
