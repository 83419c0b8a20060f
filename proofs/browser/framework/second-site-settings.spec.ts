import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {buildFixtureSite} from '../../../tests/support/buildFixtureSite';
import {heading, searchBox, searchDialog, searchField, wakePage} from '../../../tests/support/page';
import {servePages} from '../../../tests/support/servePages';

test.describe.configure({mode: 'default', timeout: 300_000});

/** Checks for the effect that only one part has. */
const PARTS: Record<string, (page: Page, outDir: string) => Promise<void>> = {
  markdown: async (page, outDir) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', {name: 'Copy page'}).first().click();
    await expect(page.locator('body > [role=status]')).toHaveText('Copied');
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
    await page.goto(new URL('/x/docs/traffic/#port-traffic-tides--read', page.url()).href);
    await wakePage(page);
    await expect(page.getByText('Reads a gauge')).toBeInViewport();
  },
  search: async (page) => {
    await searchBox(page).click();
    await searchField(page).fill('blog post');
    await searchDialog(page).getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Create a Blog Post');
  },
};

/** Builds the site with these variables, and checks what is served. */
async function lookAtSite(
  variables: Record<string, string>,
  look: (origin: string, outDir: string) => Promise<void>,
): Promise<void> {
  const {exitCode, output, outDir} = await buildFixtureSite('second', variables);
  expect(exitCode, output).toBe(0);
  const {origin, close} = await servePages(outDir, '/x/');
  try {
    await look(origin, outDir);
  } finally {
    await close();
  }
}

for (const [part, look] of Object.entries(PARTS)) {
  test(`works without the others: ${part}`, async ({page}) => {
    await lookAtSite({PARTS: part}, async (origin, outDir) => {
      await page.goto(`${origin}/x/docs/intro/`);
      await look(page, outDir);
    });
  });
}

test('lets content reach browsers once, as HTML', async ({page}) => {
  await lookAtSite({CONTENT: 'adopted', PARTS: 'quiet'}, async (origin) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    await page.goto(`${origin}/x/docs/intro/`);
    const words = 'Generate a new Docusaurus site using the';
    await expect(page.locator('article')).toContainText(words);
    await wakePage(page);
    await page.locator('.menu').getByRole('link', {name: 'Tutorial - Basics'}).click();
    await page.getByRole('article').getByRole('link', {name: 'Create a Page'}).click();
    await expect(heading(page)).toHaveText('Create a Page');
    await page.goBack();
    await page.goBack();
    await expect(page.locator('article')).toContainText(words);
    // Read after the visit: a browser may have dropped what it received.
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
    const all = (await Promise.all(texts)).join('');
    expect(all).toContain('Tutorial - Basics');
    expect(all).not.toContain(words);
  });
});

test('work with webpack', async ({page}) => {
  const all = Object.keys(PARTS).join('+');
  await lookAtSite({BUNDLER: 'webpack', PARTS: all}, async (origin, outDir) => {
    for (const look of Object.values(PARTS)) {
      await page.goto(`${origin}/x/docs/intro/`);
      await look(page, outDir);
    }
  });
});

for (const [trailingSlash, end] of Object.entries({true: '/', false: ''})) {
  test(`have the addresses of the site: trailingSlash ${trailingSlash}`, async ({page}) => {
    await lookAtSite({TRAILING_SLASH: trailingSlash}, async (origin, outDir) => {
      await page.goto(`${origin}/x/docs/intro${end}`);
      const twin = page.getByRole('link', {name: 'View as Markdown'});
      expect(await twin.getAttribute('href')).toBe('/x/docs/intro.md');
      const text = await readFile(path.join(outDir, 'docs/intro.md'), 'utf8');
      expect(text).toContain(`canonical_url: https://second.example/x/docs/intro${end}\n`);

      await searchBox(page).click();
      await searchField(page).fill('moor');
      const [found] = await searchDialog(page).getByRole('option').all();
      await expect(found!).toContainText('function');
      await found!.click();
      await expect(heading(page)).toHaveText('Harbour interfaces');
      await wakePage(page);
      await expect(page).toHaveURL(new RegExp(`/x/docs/harbour${end}#port-harbour-berths--moor$`));
    });
  });
}
