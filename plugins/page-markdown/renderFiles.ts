import {stringify} from 'yaml';
import type {Doc, DocGroup} from './listDocs';
import {markdownPath} from './markdownPath';

/** A page with its canonical address and its Markdown. */
export type MarkdownPage = Doc & {url: string; markdown: string};

/** The name of a site, what its first page says it is, and its address without a path. */
export type Site = {name: string; summary: string; url: string; baseUrl: string};

/** The file of a page: what it is, then its content. */
export function renderPage({title, description, url, markdown}: MarkdownPage): string {
  const facts = stringify({title, description, canonical_url: url}, {lineWidth: 0});
  return `---\n${facts}---\n\n${markdown}`;
}

/** The list of all pages for language models, as https://llmstxt.org describes it. */
export function renderList(groups: readonly DocGroup[], site: Site): string {
  const sections = groups.map(({label, docs}) => {
    const links = docs.map(
      ({title, path, description}) =>
        `- [${title}](${site.url}${markdownPath(path, site.baseUrl)}): ${description}\n`,
    );
    return `${label === undefined ? '' : `\n## ${label}\n\n`}${links.join('')}`;
  });
  return `# ${site.name}\n\n> ${site.summary}\n\n${sections.join('')}`;
}

/** All pages as one file, each with its address in front of it. */
export function renderAll(pages: readonly MarkdownPage[], {name, summary}: Site): string {
  const texts = pages.map(({url, markdown}) => `\n---\n\nSource: <${url}>\n\n${markdown}`);
  return `# ${name}\n\n> ${summary}\n${texts.join('')}`;
}
