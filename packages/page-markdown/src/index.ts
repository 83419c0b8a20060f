import type {Plugin} from '@docusaurus/types';
import type {ElementContent} from 'hast';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {
  nameMarkdown,
  toUrl,
  type BuiltSite,
  type DocPage,
  type PageStep,
} from 'docusaurus-built-pages';
import {escapePattern} from 'docusaurus-built-pages/escapePattern';
import {formatProblem, locateInPage, matchId} from 'docusaurus-built-pages/location';
import {readOptions} from 'docusaurus-built-pages/readOptions';
import {readText} from './elements';
import {linkContent} from './linkContent';
import {SCHEMAS, type MarkdownOptions} from './options';
import type {FormProblem} from './plainContent';
import {readContent} from './readContent';
import {joinParts, splitContent} from './splitContent';
import {createTwinLinks, type Twin} from './twinLinks';
import {writeContent} from './writeContent';

export {ALERTS} from './classicForms';
export {convertPage} from './convertPage';
export {OUTPUT} from './forms';
export type {ContentOptions, MarkdownOptions} from './options';
export {ANCHOR_MARK, markAnchor} from './writeContent';

/** The theme that offers the Markdown of a page. List it after the one whose breadcrumbs it wraps. */
export default function pluginPageMarkdown(_context: unknown, options?: unknown): Plugin {
  // Those of the pages are of its step.
  readOptions('page-markdown', {}, options);
  return {
    name: 'page-markdown',
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

/**
 * The longest text of a reference in one file, in characters without those of the Markdown, which are about as
 * many again where there are many links. The parts of a longer one get files of their own.
 */
const LONGEST = 30_000;

/**
 * Returns the step for the built pages that writes every docs page and post as Markdown beside its HTML, and all
 * of the last version listed in `llms.txt` and joined in `llms-full.txt`; of other versions, `llms.txt` names the
 * first page. The Markdown of the not-found page lists those of the last version, too.
 */
export function writeMarkdown(given: MarkdownOptions): PageStep {
  const options = readOptions<MarkdownOptions>('writeMarkdown', SCHEMAS, given);
  return async (site) => {
    const pages = await readPages(site, options);
    const twins = pages.flatMap((page) => splitPage(page, site));
    refuseSameNames(twins);
    const links = createTwinLinks(twins);
    const write = ({content, page, address}: TwinFile) => {
      const isLinked = (id: string) => links.isLinked(page, id);
      return writeContent(linkContent(content, (href) => links.resolve(href, address), isLinked));
    };
    const texts = new Map(twins.map((twin) => [twin, write(twin)]));
    const files = new Map(
      [...texts].map(([twin, text]) => [twin.file, renderFile(twin, text, site)]),
    );
    const listed = pages.filter(({isUnlisted}) => !isUnlisted);
    const last = listed.filter(({version}) => version.isLast);
    const others = listed.filter(({version}) => !version.isLast);
    const wholes = last.map((page) => {
      const own = toTwin(page, site);
      const same = twins.find(({file, isIndex}) => file === own.file && !isIndex);
      return {url: page.url, markdown: (same && texts.get(same)) ?? write(own)};
    });
    files.set('404.md', renderNotFound(last, site));
    files.set('llms.txt', renderList(last, site) + renderVersions(others, site));
    files.set('llms-full.txt', renderStart(last, site.site) + wholes.map(renderWhole).join(''));
    for (const [file, content] of files) {
      const target = path.join(site.outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, content);
    }
    return site.pages;
  };
}

/** Throws one error with every part of a page that has no Markdown form, each with its place in the source. */
async function readPages(
  {docs, pages}: Pick<BuiltSite, 'docs' | 'pages'>,
  options: MarkdownOptions,
): Promise<MarkdownPage[]> {
  const problems: string[] = [];
  const read: MarkdownPage[] = [];
  for (const doc of docs.values()) {
    if (options.unknown === 'refuse' && doc.trail.length === 0) {
      throw new Error(
        `${doc.source}:1:1: no sidebar has this page. Add it to one, or set unknown to unwrap.`,
      );
    }
    const {problems: found, content} = readContent(pages.get(doc.file) ?? '', doc.url, options);
    if (found.length > 0) {
      const source = await readFile(path.join(options.root, doc.source), 'utf8');
      problems.push(...found.map((problem) => locateProblem(problem, doc.source, source)));
    }
    read.push({...doc, content});
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return read;
}

/** Returns the whole page as one file. */
function toTwin(page: MarkdownPage, site: Site): TwinFile {
  const {title, description, url, content} = page;
  const file = nameMarkdown(page);
  const facts = {title, description, ...nameVersion(page), canonical_url: url};
  return {file, address: toAddress(file, site), page: url, content: joinParts(content), facts};
}

/** The version of a page as a fact of its file, where it is not the last. */
const nameVersion = ({version}: DocPage): Record<string, string> =>
  version.isLast ? {} : {version: version.label};

/** Returns the files of a page: one, or an index and a file for each part of a long reference. */
function splitPage(page: MarkdownPage, site: Site): TwinFile[] {
  const whole = toTwin(page, site);
  const {index, parts} = splitContent(page.content, page.url);
  const {length} = whole.content.map(readText).join('');
  if (parts.length === 0 || length <= LONGEST) return [whole];
  const folder = whole.file.replace(/\.md$/, '');
  const files = parts.map(({id, title, summary, content}) => {
    const file = `${folder}/${namePart(id, folder)}.md`;
    const facts = {
      ...{title, description: summary, ...nameVersion(page)},
      canonical_url: `${page.url}#${id}`,
    };
    const within = {title: page.title, address: whole.address};
    return {file, address: toAddress(file, site), page: page.url, content, facts, within};
  });
  return [{...whole, content: index, isIndex: true}, ...files];
}

/** Throws if the file of a part would take the place of another one. */
function refuseSameNames(twins: readonly TwinFile[]): void {
  const names = twins.map(({file}) => file);
  const same = names.find((name, at) => names.indexOf(name) !== at);
  const anchors = twins.filter(({file}) => file === same).map((twin) => twin.facts.canonical_url);
  if (same === undefined) return;
  const reason = `${same} would be the Markdown of ${anchors.join(' and of ')}`;
  throw new Error(`${reason}. Give an entry, by whose anchor it is named, another one.`);
}

/** A part is named by its anchor, without the page's own name in front: `agents` of `ai-agents` on `…/ai`. */
function namePart(id: string, folder: string): string {
  return id.replace(`${path.posix.basename(folder)}-`, (start, at) => (at === 0 ? '' : start));
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

type MarkdownPage = DocPage & {content: ElementContent[]};

type Site = Pick<BuiltSite, 'site' | 'baseUrl'>;

/** A file of Markdown, with the facts that it starts with; of a part, also the file that it is listed in. */
type TwinFile = Twin & {
  file: string;
  facts: Record<string, string>;
  isIndex?: boolean;
  within?: {title: string; address: string};
};

/** Returns the address of a file of the site. */
function toAddress(file: string, {site, baseUrl}: Site): string {
  return toUrl(file, {url: site.url, baseUrl});
}

/** Renders a file: what it is, where the list of all pages is, and its content. */
function renderFile({facts, within}: TwinFile, markdown: string, site: Site): string {
  const around = within
    ? ` This file is a part of the page [${within.title}](${within.address}), which lists all its parts.`
    : '';
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n${pointToList(site)}${around}\n\n${markdown}`;
}

/** Returns the first line of each file. */
function pointToList(site: Site): string {
  return `> For AI agents: all pages are listed in ${toAddress('llms.txt', site)}.`;
}

/** Renders the Markdown of the not-found page: servers may keep the nearest of the pages only. */
function renderNotFound(pages: readonly MarkdownPage[], site: Site): string {
  const links = pages.map((page) => `- [${page.title}](${toAddress(nameMarkdown(page), site)})\n`);
  return `# Page not found\n\n${pointToList(site)}\n\nThere is no page at this address. Pages of this site:\n\n${links.join('')}`;
}

/**
 * Renders the list of pages for language models, as https://llmstxt.org describes it: those without a category
 * at the top of the sidebar, then the others, each below the label of its category.
 */
function renderList(pages: readonly MarkdownPage[], site: Site): string {
  const groups = groupPages(pages).map((group) => {
    const label = group.find(({trail}) => trail.length > 1)?.trail[0]?.name ?? '';
    const links = group.map((page) => renderLink(page.title, page, site)).join('');
    return {label, links};
  });
  // What follows a heading belongs to it, so those without one come first.
  const first = groups.flatMap(({label, links}) => (label === '' ? links : []));
  const rest = groups.flatMap(({label, links}) =>
    label !== '' ? `\n## ${label}\n\n${links}` : [],
  );
  return `${renderStart(pages, site.site)}\n${first.join('')}${rest.join('')}`;
}

/**
 * Renders a list of the versions that are not listed, each with its first page; nothing where there are none.
 */
function renderVersions(pages: readonly MarkdownPage[], site: Site): string {
  const links = pages
    .filter(({version}, index) => pages[index - 1]?.version !== version)
    .map((page) => renderLink(`${page.title}, version ${page.version.label}`, page, site));
  return links.length > 0 ? `\n## Other versions\n\n${links.join('')}` : '';
}

function renderLink(text: string, page: MarkdownPage, site: Site): string {
  return `- [${text}](${toAddress(nameMarkdown(page), site)}): ${page.description}\n`;
}

/** Renders a page in the file of all pages, after its address. */
function renderWhole({url, markdown}: {url: string; markdown: string}): string {
  return `\n---\n\nSource: <${url}>\n\n${markdown}`;
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
