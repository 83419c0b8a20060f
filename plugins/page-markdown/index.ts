import type {Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite} from '../shared/builtSite';
import type {DocPage} from '../shared/docPages';
import {convertPage} from './convertPage';
import {nameMarkdown, renderAll, renderList, renderPage, type MarkdownPage} from './renderFiles';

/** The theme that offers the Markdown of a page. List it after the one whose breadcrumbs it wraps. */
export default function pluginPageMarkdown(): Plugin {
  return {
    name: 'page-markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * The step for the built pages that writes every docs page as Markdown beside its HTML, and all of them
 * listed in `llms.txt` and joined in `llms-full.txt`. Refuses a page that no sidebar has, or the build.
 */
export async function writeMarkdown(site: BuiltSite): Promise<BuiltSite['pages']> {
  const converted = convertPages(site);
  const files = new Map(converted.map((page) => [nameMarkdown(page), renderPage(page)]));
  files.set('llms.txt', renderList(converted, site));
  files.set('llms-full.txt', renderAll(converted, site));
  for (const [file, content] of files) {
    const target = path.join(site.outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  }
  return site.pages;
}

/** Throws one error with every part of a page that has no Markdown form: `file#id: …`. */
function convertPages({docs, pages}: Pick<BuiltSite, 'docs' | 'pages'>): MarkdownPage[] {
  const problems: string[] = [];
  const converted = [...docs.values()].map((doc) => {
    const {problems: found, markdown} = convertPage(readPage(pages, doc), doc.url);
    problems.push(...found.map((problem) => `${doc.source}${problem}`));
    return {...doc, markdown};
  });
  if (problems.length > 0) {
    throw new Error(`These pages cannot be written as Markdown.\n${problems.join('\n')}`);
  }
  return converted;
}

function readPage(pages: BuiltSite['pages'], {file, source, trail}: DocPage): string {
  if (trail.length === 0) {
    throw new Error(`${source}: no sidebar has this page. Add it to sidebars.ts.`);
  }
  const html = pages.get(file);
  if (html === undefined) {
    throw new Error(`${source}: the build has no page ${file}.`);
  }
  return html;
}
