import {readdirSync, readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {openPage, PHONE, test} from '../../../tests/support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../../../tests/support/routes';
import {openView, VIEWS} from '../../../tests/support/views';

/** The global style sheets, Infima's and the site's own, before rules are removed. */
const SHEETS = [
  require.resolve('infima/dist/css/default/default.css'),
  ...readdirSync('src/css').map((file) => `src/css/${file}`),
]
  .map((file) => readFileSync(file, 'utf8').replace(/@import .*/g, ''))
  .join('\n');

/** Lists the selectors of these sheets that the built one does not have. */
function listLeftOut(page: Page): Promise<string[]> {
  return page.evaluate((sheets) => {
    const list = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? rule.selectorText.split(/, (?![^(]*\))/) : []),
        ...('cssRules' in rule ? list(rule.cssRules as CSSRuleList) : []),
      ]);
    const whole = new CSSStyleSheet();
    // The build writes lists in `:not()` one by one.
    whole.replaceSync(sheets.replace(/:not\(([^()]+), ([^()]+)\)/g, ':not($1):not($2)'));
    const kept = new Set([...document.styleSheets].flatMap(({cssRules}) => list(cssRules)));
    return [...new Set(list(whole.cssRules))].filter((selector) => !kept.has(selector));
  }, SHEETS);
}

/** Views with elements that no page is delivered with. */
const OPENED = VIEWS.filter(({name}) => /^(?:fold|menu|search)/.test(name));

/** Returns the selectors that match an element of some page, in any state of that element. */
function findMatching(page: Page, selectors: string[], routes: string[] = []): Promise<string[]> {
  return page.evaluate(
    async ([given, addresses]) => {
      const states = /:not\(:\w+\)|::?(?:hover|active|focus|before|after|placeholder)\b/g;
      const texts = addresses.map(async (address) => (await fetch(address)).text());
      const pages = (await Promise.all(texts)).map((text) =>
        new DOMParser().parseFromString(text, 'text/html'),
      );
      return given.filter((selector) =>
        [document, ...pages].some((each) => each.querySelector(selector.replace(states, ''))),
      );
    },
    [selectors, routes] as const,
  );
}

test.describe('of the global rules', () => {
  test('those that are left out match no element of any page', async ({page}) => {
    await openPage(page, '/');
    const leftOut = await listLeftOut(page);
    expect(leftOut).toEqual(expect.arrayContaining(['.hero', '.pills__item']));
    expect(leftOut).not.toContain('.markdown > h2');
    expect(await findMatching(page, leftOut, [...ROUTES, UNKNOWN_ROUTE])).toEqual([]);
  });

  for (const [device, viewport] of Object.entries({
    desktop: {width: 1280, height: 800},
    phone: PHONE,
  })) {
    test(`those that are left out match nothing that opens or fails on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      // All pages have the same sheets.
      await openPage(page, '/');
      const leftOut = await listLeftOut(page);
      expect(leftOut.length).toBeGreaterThan(100);
      expect(OPENED.length).toBe(4);
      for (const view of OPENED) {
        await openView(page, view);
        expect(await findMatching(page, leftOut), view.name).toEqual([]);
      }
    });
  }
});

test('every variable that a rule uses without a fallback has a value', async ({page}) => {
  await openPage(page, '/');
  const css = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]).map(({cssText}) => cssText),
  );
  const text = css.join('\n');
  const given = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});
