import {mapPages, type BuiltSite, type PageStep, type DocPage} from 'docusaurus-built-pages';

const CONTEXT = {'@context': 'https://schema.org'};

/**
 * Tells search engines what and where each page of the docs is, in blocks of JSON-LD. Where no page has a
 * date, the build says so.
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
 * What a page is, for search engines, in the words of schema.org: a `TechArticle`, and the home page
 * the `WebSite`. A date is only in there if it is known.
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
 * Where a page is in the sidebar, as a `BreadcrumbList` of the entries that have a page; undefined
 * where it is not in the sidebar.
 */
function describeTrail({trail}: DocPage): object | undefined {
  const itemListElement = trail
    .filter(({url}) => url !== undefined)
    .map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url}));
  return itemListElement.length === 0
    ? undefined
    : {...CONTEXT, '@type': 'BreadcrumbList', itemListElement};
}

/** Returns a block of data, which browsers don't run. Text in it cannot end it. */
function toBlock(data: object | undefined): string {
  if (data === undefined) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Returns a page's HTML with more elements in its head, before its title. Refuses a page without one. */
function extendHead(html: string, file: string, elements: string): string {
  const title = html.search(/<title[\s>]/);
  if (title === -1) throw new Error(`${file}: no <title> to put what describes the page before.`);
  return html.slice(0, title) + elements + html.slice(title);
}
