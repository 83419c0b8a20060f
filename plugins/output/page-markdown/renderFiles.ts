import {stringify} from 'yaml';
import type {BuiltSite, DocPage} from '../../lib/builtSite';

export type MarkdownPage = DocPage & {markdown: string};

type Site = Pick<BuiltSite, 'site' | 'baseUrl'>;

/** The file of a page's Markdown: `a/b.md` beside `a/b.html`. */
export function nameMarkdown({file}: DocPage): string {
  return file.replace(/html$/, 'md');
}

/** The file of a page: what it is, then its content. */
export function renderPage({title, description, url, markdown}: MarkdownPage): string {
  const facts = stringify({title, description, canonical_url: url}, {lineWidth: 0});
  return `---\n${facts}---\n\n${markdown}`;
}

/**
 * The list of all pages for language models, as https://llmstxt.org describes it: below the label of
 * their category at the top of the sidebar, where they have one.
 */
export function renderList(pages: readonly MarkdownPage[], {site, baseUrl}: Site): string {
  const groups = groupPages(pages).map((group) => {
    const label = group.find(({trail}) => trail.length > 1)?.trail[0]?.name;
    const links = group.map((page) => {
      const address = `${site.url}${baseUrl}${nameMarkdown(page)}`;
      return `- [${page.title}](${address}): ${page.description}\n`;
    });
    return `${label === undefined ? '' : `\n## ${label}\n\n`}${links.join('')}`;
  });
  return `${renderStart(pages, site)}\n${groups.join('')}`;
}

/** All pages as one file, each with its address in front of it. */
export function renderAll(pages: readonly MarkdownPage[], {site}: Site): string {
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
    if (last?.[0]?.trail[0]?.name === page.trail[0]?.name) {
      last?.push(page);
    } else {
      groups.push([page]);
    }
  }
  return groups;
}
