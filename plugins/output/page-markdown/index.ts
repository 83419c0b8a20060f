import type {Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import type {BuiltSite, PageStep, DocPage} from '../../lib/builtSite';
import {encodePath} from '../../../server/addresses.mjs';
import {escapePattern} from '../../lib/escapePattern';
import {formatProblem, locateInPage, matchId} from '../../lib/location';
import {convertPage} from './convertPage';
import type {FormProblem} from './plainContent';

export {ALERTS} from './forms';

/** The theme that offers the Markdown of a page. List it after the one whose breadcrumbs it wraps. */
export default function pluginPageMarkdown(): Plugin {
  return {
    name: 'page-markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * The step for the built pages that writes every docs page as Markdown beside its HTML, and all of the last
 * version listed in `llms.txt` and joined in `llms-full.txt`; of other versions, `llms.txt` names the first
 * page. Refuses a page that no sidebar has.
 * `root` is the folder of the site's sources.
 */
export function writeMarkdown({root}: {root: string}): PageStep {
  return async (site) => {
    const converted = await convertPages(site, root);
    const files = new Map(converted.map((page) => [nameMarkdown(page), renderPage(page)]));
    const last = converted.filter(({version}) => version.isLast);
    const others = converted.filter(({version}) => !version.isLast);
    files.set('llms.txt', renderList(last, site) + renderVersions(others, site));
    files.set('llms-full.txt', renderAll(last, site));
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

type MarkdownPage = DocPage & {markdown: string};

type Site = Pick<BuiltSite, 'site' | 'baseUrl'>;

/** The file of a page's Markdown: `a/b.md` beside `a/b.html`. */
function nameMarkdown({file}: DocPage): string {
  return file.replace(/html$/, 'md');
}

/** The file of a page: what it is, with the version where that is not the last, then its content. */
function renderPage({title, description, version, url, markdown}: MarkdownPage): string {
  const other = version.isLast ? {} : {version: version.label};
  const facts = stringify({title, description, ...other, canonical_url: url}, {lineWidth: 0});
  return `---\n${facts}---\n\n${markdown}`;
}

/**
 * The list of pages for language models, as https://llmstxt.org describes it: below the label of
 * their category at the top of the sidebar, where they have one.
 */
function renderList(pages: readonly MarkdownPage[], {site, baseUrl}: Site): string {
  const groups = groupPages(pages).map((group) => {
    const label = group.find(({trail}) => trail.length > 1)?.trail[0]?.name;
    const links = group.map((page) => renderLink(page.title, page, {site, baseUrl}));
    return `${label === undefined ? '' : `\n## ${label}\n\n`}${links.join('')}`;
  });
  return `${renderStart(pages, site)}\n${groups.join('')}`;
}

/** A list of the versions that are not listed, each with its first page; nothing where there are none. */
function renderVersions(pages: readonly MarkdownPage[], site: Site): string {
  const links = pages
    .filter(({version}, index) => pages[index - 1]?.version !== version)
    .map((page) => renderLink(`${page.title}, version ${page.version.label}`, page, site));
  return links.length > 0 ? `\n## Other versions\n\n${links.join('')}` : '';
}

function renderLink(text: string, page: MarkdownPage, {site, baseUrl}: Site): string {
  return `- [${text}](${site.url}${encodePath(baseUrl + nameMarkdown(page))}): ${page.description}\n`;
}

/** All pages as one file, each with its address in front of it. */
function renderAll(pages: readonly MarkdownPage[], {site}: Site): string {
  const texts = pages.map(({url, markdown}) => `\n---\n\nSource: <${url}>\n\n${markdown}`);
  return `${renderStart(pages, site)}${texts.join('')}`;
}

/** The first page says what the site is. */
function renderStart([first]: readonly MarkdownPage[], {title}: BuiltSite['site']): string {
  return `# ${title}\n\n> ${first?.description ?? ''}\n`;
}

/** Neighbours that are below the same entry of the sidebar. */
function groupPages(pages: readonly MarkdownPage[]): MarkdownPage[][] {
  const groups: MarkdownPage[][] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last?.[0]?.trail[0]?.name === page.trail[0]?.name) last?.push(page);
    else groups.push([page]);
  }
  return groups;
}
