import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {collectProblems} from '../../../tests/support/collectProblems';
import {fixtureSiteTest} from '../../../tests/support/fixtureSiteTest';
import {
  heading,
  menuButton,
  openPage,
  PHONE,
  searchBox,
  searchDialog,
  searchField,
  wakePage,
} from '../../../tests/support/page';
import {servePages} from '../../../tests/support/servePages';
import {testInStates} from '../../../tests/support/states';

// A site that somebody else has made with the framework's template, on a host that ends addresses with a slash.
const test = fixtureSiteTest('second', (folder) => servePages(folder, '/x/'));
test.describe.configure({mode: 'default'});
test.use({contextOptions: {reducedMotion: 'reduce'}});

// The template's blog has pictures of its authors elsewhere, for which a page would wait.
test.beforeEach(({page, site}) =>
  page.route(
    ({origin}) => origin !== site.origin,
    (route) => route.abort(),
  ),
);

/** A page of each kind. */
const PAGES = [
  ...['/x/', '/x/markdown-page/', '/x/blog/', '/x/blog/first-blog-post/', '/x/blog/tags/'],
  ...['/x/docs/intro/', '/x/docs/category/tutorial---basics/', '/x/docs/next/news/'],
  ...['/x/docs/gr%C3%B6%C3%9Fe/', '/x/ar/', '/x/ar/docs/intro/', '/x/nowhere'],
];

/** Returns all text of the page, without the hint at a shortcut, which scripts add. */
const readText = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    body
      .querySelectorAll('script, style, noscript, kbd, [aria-live]')
      .forEach((one) => one.remove());
    return body.textContent?.replace(/\s+/g, ' ').trim();
  });

const search = async (page: Page, query: string) => {
  await searchBox(page).click();
  await searchField(page).fill(query);
  return searchDialog(page).getByRole('option');
};

test.describe('a page of another site', () => {
  for (const address of PAGES) {
    test(`runs nothing until the reader acts, and then says the same: ${address}`, async ({
      page,
    }) => {
      const problems = collectProblems(page);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
      });
      await page.goto(address, {waitUntil: 'load'});
      expect(scripts.map((name) => name.replace(/\..*/, ''))).toEqual(['acts']);
      const text = await readText(page);
      expect(text).not.toBe('');

      await wakePage(page);
      expect(await readText(page)).toBe(text);
      expect(new URL(page.url()).pathname).toBe(address);
      expect(problems).toEqual([]);
    });
  }

  testInStates(
    'opens its menu, which only the framework can',
    '/x/docs/intro/',
    async (page) => {
      await page.setViewportSize(PHONE);
      await menuButton(page).click();
      return async () => {
        const menu = page.locator('.navbar-sidebar');
        await expect(menu.getByRole('link', {name: 'Tutorial Intro'})).toBeVisible();
      };
    },
    {},
    test,
  );

  testInStates(
    'shows another tab, which only the framework can',
    '/x/docs/gr%C3%B6%C3%9Fe/',
    async (page) => {
      await page.getByRole('tab', {name: 'Large'}).click();
      return async () => {
        await expect(page.getByRole('tabpanel')).toHaveText([
          'In steps of ten.',
          'An ocean liner.',
        ]);
      };
    },
    {},
    test,
  );

  testInStates(
    'shows another tab for a key, which only the framework can',
    '/x/docs/gr%C3%B6%C3%9Fe/',
    async (page) => {
      await page.getByRole('tab', {name: 'Feet'}).press('Enter');
      return async () => {
        await expect(page.getByRole('tabpanel')).toHaveText([
          'In steps of three.',
          'A rowing boat.',
        ]);
      };
    },
    {},
    test,
  );

  testInStates(
    'opens a fold, whose content only the framework shows',
    '/x/docs/gr%C3%B6%C3%9Fe/',
    async (page) => {
      await page.getByText('How it is measured').click();
      return () => expect(page.getByText('With a rope.')).toBeVisible();
    },
    {},
    test,
  );

  testInStates(
    'closes a fold, which opens again',
    '/x/docs/gr%C3%B6%C3%9Fe/',
    async (page) => {
      const summary = page.getByText('How it is written down');
      const content = page.getByText('In metres and feet.');
      await summary.click();
      await expect(content).toBeHidden();
      return async () => {
        await expect(page.locator('details:has(summary:text("written down"))')).not.toHaveAttribute(
          'open',
        );
        await summary.click();
        await expect(content).toBeVisible();
        await summary.click();
        await expect(content).toBeHidden();
      };
    },
    {},
    test,
  );

  testInStates(
    'switches its colours, whose button only the framework enables, with the first button of a pointer',
    '/x/docs/intro/',
    async (page) => {
      const button = page.getByRole('button', {name: /^Switch between dark and light/});
      await button.click({button: 'right', force: true});
      await button.click({force: true});
      return () => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    },
    {},
    test,
  );

  test('opens its list of versions with a press, and follows the link where it cannot wake', async ({
    page,
  }) => {
    const label = page.locator('nav.navbar a[aria-haspopup]').first();
    await page.goto('/x/docs/harbour/');
    await label.click();
    await expect(page.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
    await expect(page).toHaveURL('/x/docs/harbour/');

    await page.route(/markdown-page\/$/, async (route) => {
      const response = await route.fetch();
      // The page says that it belongs elsewhere, as where an archive shows it.
      const body = (await response.text()).replaceAll('/x/markdown-page&quot;', '/y&quot;');
      await route.fulfill({response, body});
    });
    await page.goto('/x/markdown-page/');
    await label.click();
    await expect(page).toHaveURL('/x/docs/intro/');
  });

  test('has components of its own that act', async ({page}) => {
    await openPage(page, '/x/docs/tutorial-basics/markdown-features/');
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByText('Docusaurus green', {exact: true}).last().click();
    expect(await said).toContain('with label Docusaurus green');
  });

  test('says what an act did in the language of the page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/x/ar/docs/intro/');
    await page.getByRole('button', {name: 'Copy page'}).first().click();
    await expect(page.locator('body > [role=status]')).toHaveText('تم النسخ');
  });

  test('is followed by another one without loading the window', async ({page}) => {
    await openPage(page, '/x/docs/intro/');
    await page.evaluate(() => (document.body.dataset.marked = ''));
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).toHaveText('Tutorial - Basics');
    await page
      .getByRole('article')
      .getByRole('link', {name: /Create a Page/})
      .click();
    await expect(heading(page)).toHaveText('Create a Page');
    await expect(page.locator('.theme-doc-markdown pre').first()).toContainText('MyReactPage');
    await page.goBack();
    await expect(heading(page)).toHaveText('Tutorial - Basics');
    await expect(page.locator('body[data-marked]')).toHaveCount(1);
  });
});

test.describe('the search of another site', () => {
  for (const state of ['asleep', 'awake']) {
    test(`finds in the version of the page: ${state}`, async ({page}) => {
      const open = (route: string) =>
        state === 'awake' ? openPage(page, route) : page.goto(route);
      await open('/x/docs/next/intro/');
      const found = await search(page, 'lighthouse');
      await expect(found.first()).toContainText('Lighthouses');
      await found.first().click();
      await expect(page).toHaveURL(/\/x\/docs\/next\/news\/?#lighthouses$/);
      await expect(heading(page)).toHaveText('News');
      // A sleeping page leaves it to the browser to load the next one.
      const place = page.getByRole('heading', {name: 'Lighthouses'});
      if (state === 'awake') await expect(place).toBeFocused();

      await open('/x/docs/intro/');
      await search(page, 'lighthouse');
      await expect(searchDialog(page)).toContainText(/No results|Nothing/);
    });
  }

  test('forgets what was searched for without waking the page', async ({page}) => {
    await page.goto('/x/docs/intro/');
    await (await search(page, 'harbour')).first().click();
    await expect(heading(page)).toHaveText('Harbour interfaces');
    // It will never be awake.
    await page.route(/\/main\./, () => {});
    await page.goto('/x/docs/intro/');
    await searchBox(page).click();
    await expect(searchDialog(page).getByRole('option')).toHaveText(['harbour']);
    await searchDialog(page).getByRole('button', {name: 'Clear'}).click();
    await expect(searchDialog(page).getByRole('option')).toHaveCount(0);
  });

  test('finds the posts of the blog', async ({page}) => {
    await page.goto('/x/blog/');
    const found = await search(page, 'long blog post');
    await found.first().click();
    await expect(heading(page)).toHaveText('Long Blog Post');
  });

  test('finds in the language of the page, and leads to a page that is not ASCII', async ({
    page,
  }) => {
    await page.goto('/x/ar/docs/intro/');
    await page.locator('search > input').click();
    const field = page.locator('search dialog input[role=combobox]');
    await field.fill('البداية');
    await expect(page.getByRole('option').first()).toContainText('البداية');
    await field.fill('Schiffsgröße');
    await page.getByRole('option').first().click();
    await expect(heading(page)).toHaveText('Größe');
    await expect(page).toHaveURL(/\/x\/ar\/docs\/gr%C3%B6%C3%9Fe\/?#wie-gro%C3%9F$/);
  });
});

test.describe('the reference of another project’s world', () => {
  test('has entries, with or without comments, and links to them from code', async ({page}) => {
    await openPage(page, '/x/docs/harbour/');
    const entries = page.locator('reference-entry');
    const kinds = await entries.evaluateAll((all) => all.map(({dataset}) => dataset.kind));
    expect(kinds).toEqual([
      'package',
      'interface',
      'record',
      'enum',
      'function',
      'function',
      'world',
    ]);
    await page
      .locator('.theme-doc-markdown p')
      .first()
      .getByRole('link', {name: 'port:harbour'})
      .click();
    await expect(page).toHaveURL(/#port-harbour$/);
  });
});

/** Scrolls to words, which are in sight then: the box of a fold may have no height. */
async function expectShown(words: Locator): Promise<void> {
  // Folds above that still open move it.
  await expect(async () => {
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport({timeout: 1000});
  }).toPass();
}

test.describe('the folds of a long reference, which the classic theme opens', () => {
  const ROUTE = '/x/docs/traffic/';
  const ADDRESS = `${ROUTE}#port-traffic-pilots--list-free`;
  /** What the entry says that the address names, the last one in the last fold. */
  const said = (page: Page) => page.getByText('Lists the pilots who are ashore.');
  const other = (page: Page) => page.getByText('Puts a lantern at a place.');
  const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter entries'});
  const fold = (page: Page) =>
    page.locator('article details', {has: page.locator(`[id="${ADDRESS.split('#')[1]}"]`)});
  const summary = (page: Page) => fold(page).locator(':scope > summary');

  testInStates(
    'show what the filter finds',
    ROUTE,
    async (page) => {
      await filter(page).fill('list-free');
      return async () => {
        await expect(said(page)).toBeInViewport();
        await expect(page.getByRole('status').filter({hasText: '1 of 27 entries'})).toBeVisible();
        await expect(other(page)).toBeHidden();
      };
    },
    {},
    test,
  );

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`are as they were when the filter is cleared, and obey the reader: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion});
      await openPage(page, ROUTE);
      await page.getByText(/^7 entries/).click();
      const chosen = page.getByText('Reads a gauge');
      await expectShown(chosen);
      for (const words of ['ashore', 'no such entry', 'list-free']) await filter(page).fill(words);
      await expect(said(page)).toBeInViewport();
      await expect(chosen).toBeHidden();

      await filter(page).press('Escape');
      await expect(said(page)).toBeHidden();
      await expectShown(chosen);
      await expect(fold(page)).not.toHaveAttribute('open');
      await summary(page).click();
      await expectShown(said(page));
      await summary(page).click();
      await expect(said(page)).toBeHidden();
    });
  }

  test('show what the filter finds where it has hidden them while they opened', async ({page}) => {
    await openPage(page, ROUTE);
    await filter(page).fill('no such entry');
    await filter(page).evaluate(async (input: HTMLInputElement) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      // The first two before the theme's next frame, in which it would measure the content.
      for (const words of ['list-free', 'no such entry']) {
        input.value = words;
        input.dispatchEvent(new Event('input', {bubbles: true}));
        for (let turn = 0; turn < 9; turn++) await Promise.resolve();
      }
      for (let frame = 0; frame < 9; frame++) await nextFrame();
    });
    await filter(page).fill('list-free');
    await expectShown(said(page));
    await filter(page).press('Escape');
    await expect(said(page)).toBeHidden();
    await summary(page).click();
    await expectShown(said(page));
  });

  testInStates(
    'show the entry that a link on another page leads to',
    '/x/docs/harbour/',
    async (page) => {
      await page.getByRole('link', {name: 'port:traffic/pilots.list-free'}).click();
      await expect(page).toHaveURL(/\/traffic\/?#port-traffic-pilots--list-free$/);
      return () => expect(said(page)).toBeInViewport();
    },
    {},
    test,
  );

  testInStates(
    'show the entry that a pasted address leads to',
    ROUTE,
    async (page) => {
      await page.evaluate((address) => location.assign(address), ADDRESS);
      return () => expect(said(page)).toBeInViewport();
    },
    {},
    test,
  );

  test('show the entry of the address with which the page was loaded, and leave the reader where it was read', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto(ADDRESS);
    await expect(said(page)).toBeInViewport();
    await page.evaluate(() => window.scrollBy(0, -200));
    const before = await said(page).boundingBox();
    await wakePage(page);
    await expect(fold(page)).toHaveAttribute('data-collapsed', 'false');
    await expect.poll(() => said(page).boundingBox()).toEqual(before);
  });

  for (const state of ['asleep', 'awake']) {
    test(`show the entry again after the way back and forth: ${state}`, async ({page}) => {
      const open = (route: string) =>
        state === 'awake' ? openPage(page, route) : page.goto(route);
      await open(ADDRESS);
      if (state === 'awake')
        await page.getByRole('link', {name: 'Harbour interfaces'}).first().click();
      else await open('/x/docs/harbour/');
      await expect(heading(page)).toHaveText('Harbour interfaces');
      await page.goBack();
      await expect(said(page)).toBeInViewport();
      await page.goForward();
      await expect(heading(page)).toHaveText('Harbour interfaces');
      await page.goBack();
      await expect(said(page)).toBeInViewport();
      await wakePage(page);
      await expect(said(page)).toBeInViewport();
    });
  }
});

test.describe('the Markdown of another site', () => {
  const read = (outDir: string, file: string) => readFile(path.join(outDir, file), 'utf8');

  test('lists the pages of each language and names the other version', async ({site}) => {
    const list = await read(site.outDir, 'llms.txt');
    expect(list).toContain(
      '- [Größe](https://second.example/x/docs/gr%C3%B6%C3%9Fe.md): How large a site may get.\n',
    );
    expect(list).toContain(
      '## Other versions\n\n- [Tutorial Intro, version Next](https://second.example/x/docs/next/intro.md)',
    );
    expect(list).toContain('\n## Blog\n\n- [Welcome](https://second.example/x/blog/welcome.md)');
    expect(await read(site.outDir, 'ar/llms.txt')).toContain(
      '- [مقدمة](https://second.example/x/ar/docs/intro.md)',
    );
  });

  test('has the theme’s own components in forms that Markdown has', async ({site}) => {
    const text = await read(site.outDir, 'docs/tutorial-basics/markdown-features.md');
    expect(text).toContain(
      '```jsx title="src/components/HelloDocusaurus.js"\nfunction HelloDocusaurus() {\n  return <h1>Hello, Docusaurus!</h1>;\n}\n```',
    );
    expect(text).toContain('> [!TIP]\n> **My tip**');
    const tabs = await read(site.outDir, 'docs/größe.md');
    expect(tabs).toContain('No cards.');
    expect(tabs).toContain(
      '- **Metres**\n\n  In steps of ten.\n\n- **Feet**\n\n  In steps of three.',
    );
  });

  test('is offered by the page, beside which it is', async ({page, site}) => {
    await page.goto('/x/docs/next/news/');
    const address = await page
      .getByRole('link', {name: 'View as Markdown'})
      .first()
      .getAttribute('href');
    expect(address).toBe('/x/docs/next/news.md');
    // A list of pages that the framework generates has none.
    await page.goto('/x/docs/category/tutorial---basics/');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveCount(0);
    expect(await read(site.outDir, 'docs/next/news.md')).toContain('\nversion: Next\n');
  });
});
