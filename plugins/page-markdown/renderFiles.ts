import {stringify} from 'yaml';
import type {Doc, DocGroup} from './listDocs';
import {markdownPath} from './markdownPath';

/** A page with its Markdown. */
export type MarkdownPage = Doc & {markdown: string};

/** The name of a site, and what its first page says it is. `url` is its address without a path. */
export type Site = {name: string; summary: string; url: string};

/** The file of a page: what it is, then its content. */
export function renderPage(
  {title, description, path, markdown}: MarkdownPage,
  url: string,
): string {
  const facts = stringify({title, description, canonical_url: url + path}, {lineWidth: 0});
  return `---\n${facts}---\n\n${markdown}`;
}

/** The list of all pages for language models, as https://llmstxt.org describes it. */
export function renderList(groups: readonly DocGroup[], {name, summary, url}: Site): string {
  const sections = groups.map(({label, docs}) => {
    const links = docs.map(
      ({title, path, description}) => `- [${title}](${url}${markdownPath(path)}): ${description}\n`,
    );
    return `${label === undefined ? '' : `\n## ${label}\n\n`}${links.join('')}`;
  });
  return `# ${name}\n\n> ${summary}\n\n${sections.join('')}`;
}

/** All pages as one file, each with its address in front of it. */
export function renderAll(pages: readonly MarkdownPage[], {name, summary, url}: Site): string {
  const texts = pages.map(({path, markdown}) => `\n---\n\nSource: <${url}${path}>\n\n${markdown}`);
  return `# ${name}\n\n> ${summary}\n${texts.join('')}`;
}
