import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {buildFixtureSite} from '../../../tests/support/buildFixtureSite';
import {heading, searchBox, searchDialog, searchField, wakePage} from '../../../tests/support/page';
import {servePages} from '../../../tests/support/servePages';

test.describe.configure({mode: 'default', timeout: 180_000});

/** What each part gives, and no other one. */
const PARTS: Record<string, (page: Page, outDir: string) => Promise<void>> = {
  markdown: async (page, outDir) => {
    await expect(page.getByRole('button', {name: 'Copy page'}).first()).toBeVisible();
    expect(existsSync(path.join(outDir, 'docs/intro.md'))).toBe(true);
  },
  quiet: async (page) => {
    expect(await page.locator('script[src]').count()).toBe(1);
    // The theme enables it when it hydrates.
    await page.getByRole('button', {name: /^Switch between dark and light/}).click({force: true});
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  },
  reference: async (page) => {
    await page.goto(new URL('/x/docs/harbour/', page.url()).href);
    await expect(page.locator('reference-entry')).toHaveCount(7);
  },
  search: async (page) => {
    await searchBox(page).click();
    await searchField(page).fill('blog post');
    await searchDialog(page).getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Create a Blog Post');
  },
};

for (const [part, look] of Object.entries(PARTS)) {
  test(`works without the others: ${part}`, async ({page}) => {
    const {exitCode, output, outDir} = await buildFixtureSite('second', {PARTS: part});
    expect(exitCode, output).toBe(0);
    const {origin, close} = await servePages(outDir, '/x/');
    await page.goto(`${origin}/x/docs/intro/`);
    await look(page, outDir);
    await close();
  });
}

for (const trailingSlash of ['true', 'false']) {
  test(`have the addresses of the site: trailingSlash ${trailingSlash}`, async ({page}) => {
    const variables = {PARTS: 'markdown quiet search', TRAILING_SLASH: trailingSlash};
    const {exitCode, output, outDir} = await buildFixtureSite('second', variables);
    expect(exitCode, output).toBe(0);
    const {origin, close} = await servePages(outDir, '/x/');
    const end = trailingSlash === 'true' ? '/' : '';
    await page.goto(`${origin}/x/docs/intro${end}`);
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(address).toBe('/x/docs/intro.md');
    const text = await readFile(path.join(outDir, 'docs/intro.md'), 'utf8');
    expect(text).toContain(`canonical_url: https://second.example/x/docs/intro${end}\n`);

    await searchBox(page).click();
    await searchField(page).fill('versions of your docs');
    await searchDialog(page).getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Manage Docs Versions');
    await wakePage(page);
    await expect(page).toHaveURL(
      new RegExp(`/x/docs/tutorial-extras/manage-docs-versions${end}(#.*)?$`),
    );
    await close();
  });
}
