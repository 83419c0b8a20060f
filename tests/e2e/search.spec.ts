import {expect, type Page} from '@playwright/test';
import {findAxeFindings} from '../support/findAxeFindings';
import {
  expectSameWindow,
  holdRequests,
  holds,
  markWindow,
  menuButton,
  openPage,
  PHONE,
  readScroll,
  SCRIPTS,
  searchBox as boxOf,
  test,
  wheelBy,
} from '../support/page';
import {UNKNOWN_ROUTE} from '../support/routes';

const INDEX = '**/search-index.json';

const listOf = (page: Page) => page.getByRole('listbox', {name: 'Search results'});
const optionsOf = (page: Page) => listOf(page).getByRole('option');
const statusOf = (page: Page) => page.getByRole('search').getByRole('status');

/** Types a query key by key and waits for its results. */
async function search(page: Page, query: string): Promise<void> {
  await boxOf(page).click();
  await boxOf(page).fill('');
  await boxOf(page).pressSequentially(query);
  await expect(optionsOf(page)).not.toHaveCount(0);
}

/** The box says that this option is active, and no other option is selected. */
async function expectActive(page: Page, index: number): Promise<void> {
  const option = optionsOf(page).nth(index);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(listOf(page).getByRole('option', {selected: true})).toHaveCount(1);
  await expect(boxOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await expect(option).toBeInViewport();
}

/** The page shows the heading that its address names below the navbar, with the focus on it. */
async function expectAtHeading(page: Page, href: string): Promise<void> {
  await expect(page).toHaveURL(href);
  const heading = page.locator(`[id="${href.split('#')[1]}"]`);
  await expect(heading).toBeFocused();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(250);
}

/** The address of the first result that is a heading, and its place in the list. */
async function findHeadingOption(page: Page): Promise<{href: string; index: number}> {
  const hrefs = await optionsOf(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const index = hrefs.findIndex((href) => href.includes('#'));
  return {href: hrefs[index] ?? '', index};
}

test.describe('the results', () => {
  test.use({startPath: '/'});

  test('appear under the box while typing, with the matched words marked', async ({page}) => {
    holds('item-search');
    await search(page, 'cast');
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(boxOf(page)).toHaveAttribute(
      'aria-controls',
      (await listOf(page).getAttribute('id')) ?? '',
    );
    const box = await boxOf(page).boundingBox();
    const list = await listOf(page).boundingBox();
    expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(await optionsOf(page).count()).toBeLessThanOrEqual(8);
    for (const option of await optionsOf(page).all()) {
      await expect(option.locator('mark').first()).toHaveText(/^cast/i);
    }
  });

  test('start with the command of that name', async ({page}) => {
    await search(page, 'cast');
    const first = optionsOf(page).first();
    await expect(first).toHaveAttribute('href', '/platform/core/cli#cast');
    await expect(first).toContainText('CLI');
    await expect(first.locator('mark').first()).toHaveText('cast');
  });

  test('find a page by its title first', async ({page}) => {
    await search(page, 'morphs');
    await expect(optionsOf(page).first()).toHaveAttribute('href', '/platform/concepts/morphs');
  });

  for (const [name, entry] of [
    ['call-tool', 'ai#mcp-tools--tools--call-tool'],
    ['server-config', 'http#http-types--server-config'],
    ['hayride:ai/agents', 'ai#ai-agents'],
  ]) {
    test(`find the entry of ${name} in the reference first`, async ({page}) => {
      await search(page, name ?? '');
      const first = optionsOf(page).first();
      await expect(first).toHaveAttribute('href', `/reference/interfaces/${entry}`);
    });
  }

  for (const identifier of [
    'hayride:ai/model',
    'wasi:http',
    '--package',
    'config.yaml',
    'HAYRIDE_LOG_LEVEL',
  ]) {
    test(`find the identifier ${identifier} whole`, async ({page}) => {
      await search(page, identifier);
      const found = optionsOf(page).first().locator('mark').filter({hasText: identifier});
      await expect(found.first()).toBeVisible();
    });
  }

  test('find a word with a typing error', async ({page}) => {
    await search(page, 'sandbx');
    await expect(optionsOf(page).first().locator('mark').first()).toHaveText(/sandbox/i);
  });

  test('are counted for screen readers', async ({page}) => {
    await expect(statusOf(page)).toHaveText('');
    await search(page, 'cast');
    await expect(statusOf(page)).toHaveText(`${await optionsOf(page).count()} results`);
  });

  test('say when there are none, and what to try', async ({page}) => {
    await boxOf(page).fill('quokka');
    const panel = page.getByRole('search');
    await expect(panel.getByText('No results for “quokka”').last()).toBeVisible();
    await expect(panel.getByText('Try fewer or shorter words')).toBeVisible();
    await expect(statusOf(page)).toHaveText('No results for “quokka”');
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(boxOf(page)).not.toHaveAttribute('aria-controls');
  });

  test('show typed markup as text', async ({page}) => {
    await boxOf(page).fill('<quokka>');
    await expect(
      page.getByRole('search').getByText('No results for “<quokka>”').last(),
    ).toBeVisible();
  });
});

test.describe('the keys', () => {
  test.use({startPath: '/'});
  test.beforeEach(({page}) => search(page, 'cast'));

  test('move through the results and wrap around, while the focus stays in the box', async ({
    page,
  }) => {
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 0);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(page, (await optionsOf(page).count()) - 1);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 0);
    await expect(boxOf(page)).toBeFocused();
  });

  test('Home and End move in the text', async ({page}) => {
    const caret = () => boxOf(page).evaluate((box: HTMLInputElement) => box.selectionStart);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    expect(await caret()).toBe(0);
    await page.keyboard.press('End');
    expect(await caret()).toBe('cast'.length);
    await expectActive(page, 0);
  });

  test('Enter opens the active result at its heading', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const href = (await optionsOf(page).nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expectAtHeading(page, href);
    await expect(listOf(page)).toHaveCount(0);
  });

  test('Enter opens the first result when none is active', async ({page}) => {
    await page.keyboard.press('Enter');
    await expectAtHeading(page, '/platform/core/cli#cast');
  });

  test('Escape closes the panel, then clears the box, and the focus stays', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(listOf(page)).toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('cast');
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(boxOf(page)).toHaveValue('');
    await expect(boxOf(page)).toBeFocused();
  });

  test('an arrow opens a closed panel again', async ({page}) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 0);
  });

  test('a new letter deactivates the result', async ({page}) => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
  });

  test('Tab leads through the panel and out of it, which closes it', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', {name: 'The / key opens the search'})).toBeFocused();
    await expect(listOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(listOf(page)).toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('cast');
  });
});

test.describe('a result', () => {
  test.use({startPath: '/'});

  test('opens at its heading without a new page load', async ({page}) => {
    await markWindow(page);
    await search(page, 'sandbox');
    const {href, index} = await findHeadingOption(page);
    await optionsOf(page).nth(index).click();
    await expectAtHeading(page, href);
    await expectSameWindow(page);
    await expect(listOf(page)).toHaveCount(0);
  });

  test('opens at its heading on the current page, each time', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    for (const _round of [1, 2]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page, 'cast');
      await page.keyboard.press('Enter');
      await expectAtHeading(page, '/platform/core/cli#cast');
    }
  });

  test('that is a page opens at its top', async ({page}) => {
    await openPage(page, '/platform/core/cli#cast');
    await search(page, 'morphs');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/platform/concepts/morphs');
    await expect.poll(() => readScroll(page)).toBe(0);
    await expect(listOf(page)).toHaveCount(0);
  });

  test('is a link: with a modifier key it opens in a new tab', async ({page, context}) => {
    await search(page, 'cast');
    const opened = context.waitForEvent('page');
    await optionsOf(page)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL('/platform/core/cli#cast');
    await expect(page).toHaveURL('/');
  });

  test('opens from the not-found page too', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await search(page, 'cast');
    await page.keyboard.press('Enter');
    await expectAtHeading(page, '/platform/core/cli#cast');
  });
});

test.describe('the panel', () => {
  test.use({startPath: '/'});
  test.beforeEach(({page}) => search(page, 'cast'));

  test('closes on a click outside and comes back with the focus', async ({page}) => {
    await page.mouse.click(20, 700);
    await expect(listOf(page)).toHaveCount(0);
    await expect(boxOf(page)).not.toBeFocused();
    await expect(boxOf(page)).toHaveValue('cast');
    await boxOf(page).click();
    await expect(listOf(page)).toBeVisible();
  });

  test('closes when the focus leaves the box', async ({page}) => {
    await page.keyboard.press('Shift+Tab');
    await expect(listOf(page)).toHaveCount(0);
  });

  test('stays open when pressed between its results', async ({page}) => {
    await page.getByText('Enter to open').click();
    await expect(listOf(page)).toBeVisible();
    await expect(boxOf(page)).toBeFocused();
  });

  test('keeps a navbar that hides on scroll visible', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await search(page, 'cast');
    // Outside the panel, which would scroll instead.
    await wheelBy(page, 1500, {x: 100, y: 600});
    await expect(boxOf(page)).toBeInViewport();
    await expect(optionsOf(page).first()).toBeInViewport();
  });
});

test.describe('the shortcuts', () => {
  test.use({startPath: '/'});

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} moves to the box and selects its text`, async ({page}) => {
      await boxOf(page).fill('cast');
      await boxOf(page).blur();
      await page.keyboard.press(key);
      await expect(boxOf(page)).toBeFocused();
      await page.keyboard.type('x');
      await expect(boxOf(page)).toHaveValue('x');
    });
  }

  test('are named in the box', async ({page}) => {
    await expect(boxOf(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(page.getByRole('search').locator('kbd')).toHaveText(/^(?:Ctrl |⌘)K$/);
  });

  test('/ is a character in text fields', async ({page}) => {
    await boxOf(page).fill('a');
    await boxOf(page).press('End');
    await page.keyboard.press('/');
    await expect(boxOf(page)).toHaveValue('a/');
  });

  test('/ can be switched off for good', async ({page}) => {
    await search(page, 'cast');
    await page.getByRole('checkbox', {name: 'The / key opens the search'}).uncheck();
    await openPage(page, '/installation');
    await page.keyboard.press('/');
    await expect(boxOf(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).toBeFocused();
  });

  test('do not move to the box while the mobile menu covers it', async ({page}) => {
    await page.setViewportSize(PHONE);
    await menuButton(page).click();
    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).not.toBeFocused();
  });
});

test.describe('the index', () => {
  test('is loaded once, and only when the box is used', async ({page}) => {
    const asked: string[] = [];
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => undefined;
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await search(page, 'cast');
    expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('.js'))).not.toEqual([]);

    await page.keyboard.press('Enter');
    await expectAtHeading(page, '/platform/core/cli#cast');
    await search(page, 'sandbox');
    expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1);
  });

  test('is waited for with a word', async ({page}) => {
    const {letGo} = await holdRequests(page, INDEX);
    await openPage(page, '/');
    await boxOf(page).fill('cast');
    await expect(page.getByRole('paragraph').getByText('Loading the search index…')).toBeVisible();
    letGo();
    await expect(optionsOf(page)).not.toHaveCount(0);
  });

  for (const [failure, fail] of [
    ['no answer', {abort: true}],
    ['status 500', {status: 500, body: '{}'}],
    ['a page instead of the index', {status: 200, body: '<!doctype html>'}],
    ['an index of something else', {status: 200, body: '{"documentCount": 1}'}],
  ] as const) {
    test(`can be loaded again after ${failure}`, async ({page}) => {
      await page.route(INDEX, (route) => ('abort' in fail ? route.abort() : route.fulfill(fail)));
      await openPage(page, '/');
      await boxOf(page).fill('cast');
      const message = 'The search index could not be loaded. Check your connection.';
      await expect(page.getByRole('paragraph').getByText(message)).toBeVisible();
      await expect(statusOf(page)).toHaveText(message);

      await page.unroute(INDEX);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(optionsOf(page)).not.toHaveCount(0);
      await expect(boxOf(page)).toBeFocused();
    });
  }

  test('is asked for again when a reader comes back to the box', async ({page}) => {
    await page.route(INDEX, (route) => route.abort(), {times: 1});
    await openPage(page, '/');
    await boxOf(page).fill('cast');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await boxOf(page).blur();
    await boxOf(page).focus();
    await expect(optionsOf(page)).not.toHaveCount(0);
  });
});

test.describe('text that was typed before the page was ready', () => {
  test('is searched for once it is', async ({page}) => {
    const {letGo} = await holdRequests(page, SCRIPTS);
    await page.goto('/', {waitUntil: 'commit'});
    await boxOf(page).pressSequentially('cast');
    letGo();
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('cast');
  });
});

test.describe('on a narrow screen', () => {
  for (const width of [390, 320]) {
    test(`of ${width} px the box opens over the navbar and the panel fills the width`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 640});
      await openPage(page, '/platform/core/cli');
      const closed = await boxOf(page).boundingBox();
      expect(closed?.width).toBeLessThanOrEqual(48);
      expect(closed?.width).toBeGreaterThanOrEqual(24);

      await search(page, 'HAYRIDE_LOG_LEVEL');
      const open = await boxOf(page).boundingBox();
      expect(open?.width).toBeGreaterThan(width - 48);
      const list = await listOf(page).boundingBox();
      expect([list?.x, list?.width]).toEqual([0, width]);
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(widths).toEqual([width, width]);
    });
  }

  test('a result opens and the box is small again', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    await search(page, 'cast');
    await optionsOf(page).first().click();
    await expectAtHeading(page, '/platform/core/cli#cast');
    const closed = await boxOf(page).boundingBox();
    expect(closed?.width).toBeLessThanOrEqual(48);
  });
});

test.describe('the open panel', () => {
  const openWithResults = async (page: Page) => {
    await search(page, 'cast');
    await page.keyboard.press('ArrowDown');
  };
  const openWithoutResults = async (page: Page) => {
    await boxOf(page).fill('quokka');
    await expect(page.getByRole('search').getByText('Try fewer')).toBeVisible();
  };
  const openAfterFailure = async (page: Page) => {
    await page.route(INDEX, (route) => route.abort());
    await boxOf(page).fill('cast');
    const retry = page.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [state, width, open] of [
      ['with results', 1280, openWithResults],
      ['with results', 390, openWithResults],
      ['without results', 1280, openWithoutResults],
      ['after a failure', 1280, openAfterFailure],
    ] as const) {
      test(`has no accessibility findings ${state} in ${colorScheme} mode at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await openPage(page, '/category/core');
        await open(page);
        expect(await findAxeFindings(page)).toEqual([]);
      });
    }
  }

  test('shows the active result in forced colours', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, '/');
    await search(page, 'cast');
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toHaveCSS('outline-style', 'solid');
    await expect(optionsOf(page).nth(1)).toHaveCSS('outline-style', 'none');
  });
});

test('the search has no style attribute in the HTML that is served', async ({request}) => {
  const html = await (await request.get('/')).text();
  const [search = ''] = html.match(/<search[\s>].*?<\/search>/s) ?? [];
  expect(search).toContain('role=combobox');
  expect(search).not.toMatch(/\sstyle=/);
});
