import {expect, test} from 'vitest';
import {hasHistory} from '../../plugins/lib/git';
import {readBuiltFile, readBuiltPages, SITE_URL} from '../support/builtSite';
import {findLocale, NOT_FOUND} from '../support/copies';

test('every page and its entry in the sitemap have a date, or none where git has no whole history', async () => {
  const isKnown = hasHistory('.');
  if (process.env.GITHUB_ACTIONS) {
    expect(isKnown, 'the deployed site has dates: see fetch-depth in ci.yml').toBe(true);
  }
  for (const {route, file, elements} of await readBuiltPages()) {
    if (NOT_FOUND.includes(file)) continue;
    const time = elements.find(
      ({name, ancestors}) =>
        name === 'time' && ancestors.some(({classes}) => classes.includes('theme-doc-footer')),
    );
    const date = time?.attributes.datetime;
    const remedy = `${route} has no date: commit the page, then build the site again`;
    expect(date !== undefined, remedy).toBe(isKnown);
    if (date !== undefined) expect(new Date(date).toISOString()).toBe(date);
    const day = date === undefined ? '' : `<lastmod>${date.slice(0, 10)}</lastmod>`;
    const sitemap = (await readBuiltFile(`${findLocale(file).folder}sitemap.xml`)).toString();
    expect(sitemap).toContain(`<loc>${SITE_URL}${route}</loc>${day}</url>`);
  }
});
