import type {BuiltSite} from '../shared/builtSite';
import type {DocPage} from '../shared/docPages';

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
    '@context': 'https://schema.org',
    ...(url === whole.url
      ? {...whole, ...facts}
      : {'@type': 'TechArticle', headline: title, url, ...facts, isPartOf: whole}),
  };
}
