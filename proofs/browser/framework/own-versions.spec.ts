import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {SITE_ADDRESS} from '../../../siteAddress';
import {collectProblems} from '../../../tests/support/collectProblems';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {heading, searchDialog, searchField, wakePage} from '../../../tests/support/page';

// This site, with a version before the next one and with a language that runs from right to left.
const test = fixtureSiteTest('own');
test.describe.configure({mode: 'default'});
test.use({contextOptions: {reducedMotion: 'reduce'}});

const ROUTES = ['', '/installation', '/platform/core/cli', '/reference/interfaces/ai'];
const SITES = ['', '/next', '/ar', '/ar/next'];

for (const site of SITES) {
  test.describe(`this site at ${site || '/'}`, () => {
    for (const route of ROUTES) {
      test(`wakes as it was delivered: ${route || '/'}`, async ({page}) => {
        const problems = collectProblems(page);
        const article = page.getByRole('article');
        await page.goto(site + route || '/');
        const text = await article.textContent();
        await wakePage(page);
        expect(await article.textContent()).toBe(text);
        await expect(page.locator('html')).toHaveAttribute('dir', /ar/.test(site) ? 'rtl' : 'ltr');
        expect(problems).toEqual([]);
      });
    }

    test('is searched in its version and language', async ({page}) => {
      await page.goto(`${site}/installation`);
      await page.locator('search > input').click();
      await searchField(page).fill('morph');
      const results = searchDialog(page).getByRole('option');
      await expect(results.first()).toContainText('Morphs');
      const addresses = await results.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')),
      );
      const others = SITES.filter((one) => one.startsWith(`${site}/`));
      expect(addresses.every((to) => to?.startsWith(`${site}/`))).toBe(true);
      expect(addresses.filter((to) => others.some((one) => to?.startsWith(`${one}/`)))).toEqual([]);
      await results.first().click();
      await expect(heading(page)).toHaveText('Morphs');
    });
  });
}

test('the Markdown of each version links within it, and says which it is', async ({
  site: {outDir},
}) => {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const next = await read('next/platform/core/cli.md');
  expect(next).toContain('\nversion: Next\n');
  expect(next).toContain(`(${SITE_ADDRESS}/next/platform/concepts/morphs.md)`);
  expect(await read('platform/core/cli.md')).not.toMatch(/^version:|\/next\//m);
  expect(await read('llms.txt')).toContain('## Other versions');
  expect(await read('ar/llms.txt')).toContain(`${SITE_ADDRESS}/ar/installation.md`);
});
