import type {BuiltSite} from '../shared/builtSite';
import type {DocPage} from '../shared/docPages';

const CONTEXT = {'@context': 'https://schema.org'};

/**
 * What a page is, for search engines, in the words of schema.org: a `TechArticle`, and the home page
 * the `WebSite`. A date is only in there if it is known.
 */
export function describePage(page: DocPage, {site, baseUrl}: Pick<BuiltSite, 'site' | 'baseUrl'>) {
  const {url, title, description, updatedAt} = page;
  const whole = {'@type': 'WebSite', name: site.title, url: site.url + baseUrl};
  const facts = {
    description,
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
export function describeTrail({trail}: DocPage) {
  const itemListElement = trail
    .filter(({url}) => url !== undefined)
    .map(({name, url}, index) => ({'@type': 'ListItem', position: index + 1, name, item: url}));
  return itemListElement.length === 0
    ? undefined
    : {...CONTEXT, '@type': 'BreadcrumbList', itemListElement};
}
