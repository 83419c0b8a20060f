import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageStep} from '../shared/builtSite';
import {convertPage} from './convertPage';
import {listDocs, type Doc, type DocGroup} from './listDocs';
import {markdownPath} from './markdownPath';
import {renderAll, renderList, renderPage, type MarkdownPage} from './renderFiles';

export {convertPage, type ConvertedPage} from './convertPage';

/**
 * Every docs page as Markdown beside its HTML, and all of them listed in `llms.txt` and joined in
 * `llms-full.txt`: a theme that offers the Markdown to readers, and a step for the built pages that
 * writes it. List the theme after the one whose breadcrumbs it wraps.
 */
export function createPageMarkdown(): {
  theme: (context: LoadContext) => Plugin;
  writeMarkdown: PageStep;
} {
  let groups: readonly DocGroup[] = [];
  let site = {name: '', url: ''};
  return {
    theme: ({siteConfig}) => ({
      name: 'page-markdown',
      getThemePath: () => path.join(__dirname, 'theme'),
      getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
      allContentLoaded({allContent}) {
        groups = listDocs(allContent);
        site = {name: siteConfig.title, url: siteConfig.url};
      },
    }),
    async writeMarkdown({outDir, baseUrl, pages}) {
      const converted = convertPages(groups, (doc) =>
        readPage(pages, doc.path.slice(baseUrl.length)),
      );
      const files = new Map(
        converted.map((page) => [
          markdownPath(page.path, baseUrl).slice(baseUrl.length),
          renderPage(page),
        ]),
      );
      const about = {...site, baseUrl, summary: converted[0]?.description ?? ''};
      files.set('llms.txt', renderList(groups, about));
      files.set('llms-full.txt', renderAll(converted, about));
      for (const [file, content] of files) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
      return pages;
    },
  };
}

/** Throws one error with every part of a page that has no Markdown form: `file#id: …`. */
function convertPages(groups: readonly DocGroup[], read: (doc: Doc) => string): MarkdownPage[] {
  const problems: string[] = [];
  const pages = groups.flatMap(({docs}) =>
    docs.map((doc) => {
      const {problems: found, ...page} = convertPage(read(doc));
      problems.push(...found.map((problem) => `${doc.source}${problem}`));
      return {...doc, ...page};
    }),
  );
  if (problems.length > 0) {
    throw new Error(`These pages cannot be written as Markdown.\n${problems.join('\n')}`);
  }
  return pages;
}

/** `address` is the page's path below the base URL. */
function readPage(pages: ReadonlyMap<string, string>, address: string): string {
  const clean = address.replace(/\/$/, '');
  const names = [`${clean}.html`, path.posix.join(clean, 'index.html')];
  const html = names.map((name) => pages.get(name)).find((each) => each !== undefined);
  if (html === undefined) {
    throw new Error(`The build has no page ${names.join(' or ')} for /${address}.`);
  }
  return html;
}
