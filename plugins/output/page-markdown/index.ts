import type {Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltSite, PageStep} from '../../lib/builtSite';
import {escapePattern} from '../../lib/escapePattern';
import {formatProblem, locateInPage, matchId} from '../../lib/location';
import {convertPage} from './convertPage';
import type {FormProblem} from './plainContent';
import {nameMarkdown, renderAll, renderList, renderPage, type MarkdownPage} from './renderFiles';

export {ALERTS} from './forms';

/** The theme that offers the Markdown of a page. List it after the one whose breadcrumbs it wraps. */
export default function pluginPageMarkdown(): Plugin {
  return {
    name: 'page-markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * The step for the built pages that writes every docs page as Markdown beside its HTML, and all of them
 * listed in `llms.txt` and joined in `llms-full.txt`. Refuses a page that no sidebar has.
 * `root` is the folder of the site's sources.
 */
export function writeMarkdown({root}: {root: string}): PageStep {
  return async (site) => {
    const converted = await convertPages(site, root);
    const files = new Map(converted.map((page) => [nameMarkdown(page), renderPage(page)]));
    files.set('llms.txt', renderList(converted, site));
    files.set('llms-full.txt', renderAll(converted, site));
    for (const [file, content] of files) {
      const target = path.join(site.outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }
    return site.pages;
  };
}

/** Throws one error with every part of a page that has no Markdown form, each with its place in the source. */
async function convertPages(
  {docs, pages}: Pick<BuiltSite, 'docs' | 'pages'>,
  root: string,
): Promise<MarkdownPage[]> {
  const problems: string[] = [];
  const converted: MarkdownPage[] = [];
  for (const doc of docs.values()) {
    if (doc.trail.length === 0) {
      throw new Error(`${doc.source}:1:1: no sidebar has this page. Add it to sidebars.ts.`);
    }
    const {problems: found, markdown} = convertPage(pages.get(doc.file) ?? '', doc.url);
    if (found.length > 0) {
      const source = await readFile(path.join(root, doc.source), 'utf8');
      problems.push(...found.map((problem) => locateProblem(problem, doc.source, source)));
    }
    converted.push({...doc, markdown});
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return converted;
}

/** At the element below its heading, or at the heading if something else renders the element. */
function locateProblem(
  {message, anchor, names}: FormProblem,
  file: string,
  source: string,
): string {
  const some = names.map(escapePattern).join('|');
  const element = new RegExp(`(?:<|className="[^"]*)\\b(?:${some})\\b`, 'i');
  const patterns = anchor === '' ? [element] : [matchId(anchor), element];
  return formatProblem({file, ...locateInPage(source, patterns), message});
}
