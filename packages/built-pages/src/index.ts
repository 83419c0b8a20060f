import type {Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import Joi from 'joi';
import {type PageStep, listDocPages, listPosts} from './builtSite';
import {listFiles} from './files';
import {readOptions} from './readOptions';

export {findPage, mapPages, nameMarkdown, toUrl} from './builtSite';
export type {BuiltSite, Crumb, DocPage, DocsVersion, PageStep} from './builtSite';

type BuiltPagesOptions = {
  /** The steps, in their order: what changes scripts and styles comes after what reads or adds content. */
  steps: readonly PageStep[];
};

const SCHEMAS = {steps: Joi.array().items(Joi.function()).required()};

/**
 * Passes the built pages through steps, one after the other, because the framework runs what plugins
 * do after a build all at once. A step that fails stops the build.
 */
export default function pluginBuiltPages(_context: unknown, options: unknown): Plugin {
  const {steps} = readOptions<BuiltPagesOptions>('built-pages', SCHEMAS, options);
  return {
    name: 'built-pages',
    async postBuild({outDir, generatedFilesDir, baseUrl, siteConfig, plugins, i18n}) {
      const built = await readPages(outDir);
      const {url, title, trailingSlash} = siteConfig;
      const site = {url, title, language: i18n.localeConfigs[i18n.currentLocale]!.htmlLang};
      const address = {url, baseUrl, trailingSlash};
      const written = [...listDocPages(plugins, address), ...listPosts(plugins, address)];
      const docs = new Map(written.map((doc) => [doc.file, doc]));
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

async function readPages(outDir: string): Promise<ReadonlyMap<string, string>> {
  const pages = listFiles(outDir).filter((name) => name.endsWith('.html'));
  const texts = pages.map((file) => readFile(path.join(outDir, file), 'utf8'));
  const html = await Promise.all(texts);
  return new Map(pages.map((file, index) => [file, html[index] ?? '']));
}
