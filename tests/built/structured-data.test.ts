import {expect, test} from 'vitest';
import {readBuiltPages, SITE_URL, type BuiltPage} from '../support/builtSite';
import {ALL_ROUTES, findLocale, NOT_FOUND} from '../support/copies';

type Thing = {'@context'?: string; '@type': string; [key: string]: unknown};
type Crumb = {'@type': string; position: number; name: string; item: string};

const ADDRESSES: readonly string[] = ALL_ROUTES.map((route) => SITE_URL + route);
const AUTHOR = {'@type': 'Organization', name: 'Hayride Documentation'};

/** Parses the things that a page describes in its blocks of data. */
function parseThings({elements}: BuiltPage): Thing[] {
  return elements
    .filter(({attributes}) => attributes.type === 'application/ld+json')
    .map(({text}) => JSON.parse(text) as Thing);
}

/** Returns the same facts from other elements of the page. */
function findFacts({elements, route}: BuiltPage) {
  const find = (name: string, key: string, value: string) =>
    elements.find((each) => each.name === name && each.attributes[key] === value)?.attributes;
  const time = elements.find(({name, ancestors}) => {
    return name === 'time' && ancestors.some(({name: around}) => around === 'footer');
  });
  return {
    headline: elements.find(({name}) => name === 'h1')?.text,
    url: find('link', 'rel', 'canonical')?.href ?? `${route} has no address`,
    description: find('meta', 'name', 'description')?.content,
    ...(time ? {dateModified: time.attributes.datetime} : {}),
  };
}

/** Lists the names in the trail of a page, after the icon of the home page. */
function findTrail({elements}: BuiltPage): string[] {
  return elements
    .filter(({classes}) => classes.includes('breadcrumbs__item'))
    .map(({text}) => text)
    .slice(1);
}

async function readPages(): Promise<BuiltPage[]> {
  const pages = (await readBuiltPages()).filter(({file}) => !NOT_FOUND.includes(file));
  expect(pages).toHaveLength(ALL_ROUTES.length);
  return pages;
}

test('every page is described as an article of the site, and the home page as the site', async () => {
  for (const page of await readPages()) {
    const [described, , ...others] = parseThings(page);
    const {headline, ...facts} = findFacts(page);
    const locale = findLocale(page.file);
    const url = `${SITE_URL}/${locale.folder}`;
    const site = {'@type': 'WebSite', name: 'Hayride Documentation', url};
    const kind = facts.url === url ? site : {'@type': 'TechArticle', headline, isPartOf: site};
    expect(others, page.route).toEqual([]);
    expect(described, page.route).toEqual({
      '@context': 'https://schema.org',
      ...kind,
      ...facts,
      author: AUTHOR,
      inLanguage: locale.lang,
    });
    expect(facts.url).toBe(SITE_URL + page.route);
  }
});

test('every page has the trail that it shows, with addresses that exist', async () => {
  let longest = 0;
  for (const page of await readPages()) {
    const [, trail] = parseThings(page);
    expect(trail).toMatchObject({'@context': 'https://schema.org', '@type': 'BreadcrumbList'});
    const crumbs = trail?.itemListElement as Crumb[];
    const shown = findTrail(page).map((name, index) => [`ListItem ${index + 1}`, name]);
    const listed = crumbs.map((each) => [`${each['@type']} ${each.position}`, each.name]);
    expect(listed, page.route).toEqual(shown);
    const items = crumbs.map(({item}) => item);
    expect(items.filter((item) => !ADDRESSES.includes(item))).toEqual([]);
    expect(new Set(items).size).toBe(items.length);
    expect(items.at(-1)).toBe(SITE_URL + page.route);
    longest = Math.max(longest, items.length);
  }
  expect(longest).toBeGreaterThan(2);
});
