import {mapPages, type BuiltSite, type PageStep, type DocPage} from 'docusaurus-built-pages';

const CONTEXT = {'@context': 'https://schema.org'};

/**
 * Adds JSON-LD to each page of the docs that describes the page and its place in the sidebar. Prints a notice if no
 * page has a date.
 */
export const describePages: PageStep = ({pages, docs, ...rest}) => {
  if ([...docs.values()].every(({updatedAt}) => updatedAt === undefined)) {
    console.log(
      'Pages have no dates: git has no history here, or only a part (git fetch --unshallow).',
    );
  }
  return mapPages(pages, (html, file) => {
    const page = docs.get(file);
    if (!page) return html;
    const blocks = [describePage(page, rest), describeTrail(page)].map(toBlock).join('');
    return extendHead(html, file, blocks);
  });
};

/**
 * Describes a page in the terms of schema.org: as a `TechArticle`, the home page as the `WebSite`. Includes a date
 * only if it is known.
 */
function describePage(page: DocPage, {site, baseUrl}: Pick<BuiltSite, 'site' | 'baseUrl'>): object {
  const {url, title, description, updatedAt} = page;
  const whole = {'@type': 'WebSite', name: site.title, url: site.url + baseUrl};
  const facts = {
    description,
    // Without one, reader views take the first id with “author” in it for a name, and leave it out.
    author: {'@type': 'Organization', name: site.title},
    inLanguage: site.language,
    ...(updatedAt === undefined ? {} : {dateModified: new Date(updatedAt).toISOString()}),
  };
  return {
    ...CONTEXT,
    ...(url === whole.url
      ? {...whole, ...facts}
      : {'@type': 'TechArticle', headline: title, url, ...facts, isPartOf: whole}),
  };
}

/**
 * Describes the place of a page in the sidebar: a `BreadcrumbList` of the entries with a page; undefined for a page
 * that is in no sidebar.
 */
function describeTrail({trail}: DocPage): object | undefined {
  const itemListElement = trail
    .filter(({url}) => url !== undefined)
    .map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url}));
  return itemListElement.length === 0
    ? undefined
    : {...CONTEXT, '@type': 'BreadcrumbList', itemListElement};
}

/** Returns a block of data, which browsers don't run. Escapes strings that would end it. */
function toBlock(data: object | undefined): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Inserts elements into a page's head, before its title. Throws if it has none. */
function extendHead(html: string, file: string, elements: string): string {
  const title = html.search(/<title[\s>]/);
  if (title === -1) throw new Error(`${file}: no <title> to put what describes the page before.`);
  return html.slice(0, title) + elements + html.slice(title);
}
