import {expect, type Page} from '@playwright/test';
import {findAxeFindings} from '../support/findAxeFindings';
import {listSmallFields} from '../support/listSmall';
import {
  expectSameWindow,
  heading,
  holdRequests,
  markWindow,
  menuButton,
  openPage,
  PHONE,
  readScroll,
  recordRequests,
  SCRIPTS,
  searchBox as boxOf,
  searchDialog as dialogOf,
  searchField as fieldOf,
  sharedPageTest,
  test,
} from '../support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';

/** Matches the files that the search loads besides scripts. */
const INDEX = '**/search-index*';

const listOf = (page: Page) => page.getByRole('listbox', {name: 'Search results'});
const optionsOf = (page: Page) => listOf(page).getByRole('option');
const recentOf = (page: Page) =>
  page.getByRole('listbox', {name: 'Recent searches'}).getByRole('option');
const statusOf = (page: Page) => dialogOf(page).getByRole('status');
const filterOf = (page: Page, name: string) =>
  page.getByRole('group', {name: 'Show'}).getByRole('radio', {name, exact: true});
const slashChoiceOf = (page: Page) =>
  page.getByRole('checkbox', {name: 'Open search with the / key'});

/** Opens the dialog with a press on the box. */
async function openDialog(page: Page): Promise<void> {
  await boxOf(page).click();
  await dialogOf(page).locator('input[role="combobox"]:focus').waitFor();
}

/** Waits for all results of the query, frame by frame: `expect` would check at intervals of its own. */
async function waitForResults(page: Page): Promise<void> {
  await statusOf(page)
    .filter({hasText: /results?$/})
    .waitFor({state: 'attached'});
}

/** Opens the dialog, types a query key by key and waits for all its results. */
async function search(page: Page, query: string): Promise<void> {
  await openDialog(page);
  await page.keyboard.type(query);
  await waitForResults(page);
  await expect(optionsOf(page)).not.toHaveCount(0);
}

/** Sends a key to an element, as a keyboard of any layout or an input method does. */
async function pressKey(page: Page, selector: string, key: KeyboardEventInit): Promise<void> {
  const options = {bubbles: true, cancelable: true, ...key};
  await page.locator(selector).first().dispatchEvent('keydown', options);
}

/** An event while an input method composes, with its properties. */
type InputEvent = [type: string, init?: {key: string; code: string} & Partial<Composing>];
type Composing = {keyCode: number; isComposing: boolean};

/** Sends events to the element with the focus in one turn. Returns whether each was left to the browser. */
function sendEvents(page: Page, events: readonly InputEvent[]): Promise<boolean[]> {
  return page.evaluate(
    (list) =>
      list.map(([type, init]) => {
        const options = {bubbles: true, cancelable: true, ...init};
        const event = type.startsWith('key')
          ? new KeyboardEvent(type, options)
          : new CompositionEvent(type, options);
        return document.activeElement?.dispatchEvent(event) ?? true;
      }),
    [...events],
  );
}

/**
 * Records announcements of the dialog from now on, except that it loads the index, which may be loaded already.
 * Returns a function that returns them.
 */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const said = await statusOf(page).evaluateHandle((status) => {
    const texts: string[] = [];
    const keep = () => {
      if (!status.textContent.startsWith('Loading')) texts.push(status.textContent);
    };
    new MutationObserver(keep).observe(status, {
      ...{childList: true, characterData: true, subtree: true},
    });
    return texts;
  });
  return () => said.jsonValue();
}

/** Waits until the dialog has announced its content: timers of a page run in the order of their times. */
function passPause(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
}

/** Expects the field to name this option as active, and no other option to be selected. */
async function expectActive(page: Page, index: number): Promise<void> {
  const option = dialogOf(page).getByRole('option').nth(index);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(dialogOf(page).getByRole('option', {selected: true})).toHaveCount(1);
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await expect(option).toBeInViewport();
}

/** Expects the dialog to be closed, and the box to be empty and have the focus. */
async function expectBackAtBox(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(boxOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveValue('');
}

/** Expects the heading that the address names to be below the navbar, with the focus on it. */
async function expectAtHeading(page: Page, href: string): Promise<void> {
  await expect(page).toHaveURL(href);
  await expect(dialogOf(page)).toHaveCount(0);
  const target = page.locator(`[id="${href.split('#')[1]}"]`);
  await expect(target).toBeFocused();
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(250);
}

/** Finds the first result inside a page: its address, and its index in the list. */
async function findSectionOption(page: Page): Promise<{href: string; index: number}> {
  const hrefs = await optionsOf(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const index = hrefs.findIndex((href) => href.includes('#'));
  return {href: hrefs[index] ?? '', index};
}

/** Searches and opens a result, so that the query is among the recent ones. */
async function useSearch(page: Page, query: string): Promise<void> {
  await search(page, query);
  await page.keyboard.press('Enter');
  await dialogOf(page).waitFor({state: 'detached'});
}

/** A test that changes nothing on the home page but the dialog and the focus. */
const homeTest = sharedPageTest('/', async (page) => {
  if ((await dialogOf(page).count()) > 0) await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({state: 'detached'});
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
});

homeTest.describe('the dialog', () => {
  homeTest('opens with a press on the box, with the focus in its field', async ({page}) => {
    await openDialog(page);
    await expect(dialogOf(page)).toHaveCSS('display', 'block');
    await expect(boxOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
  });

  homeTest(
    'opens with Control+K and /, and with Enter and ArrowDown in the box',
    async ({page}) => {
      for (const key of ['Control+k', '/', 'Enter', 'ArrowDown']) {
        if (key === 'Enter' || key === 'ArrowDown') await boxOf(page).focus();
        else await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.keyboard.press(key);
        await expect(fieldOf(page), key).toBeFocused();
        await expect(fieldOf(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expectBackAtBox(page);
      }
    },
  );

  homeTest('opens with the first letter, and has all letters', async ({page}) => {
    await boxOf(page).focus();
    await page.keyboard.type('sandbox');
    await expect(fieldOf(page)).toHaveValue('sandbox');
    await expect(fieldOf(page)).toBeFocused();
    await expect(optionsOf(page)).not.toHaveCount(0);
  });

  test('does not open for a reader who passes the box with Tab', async ({page}) => {
    await openPage(page, '/');
    const loaded = page.waitForResponse(INDEX);
    await page.getByRole('link', {name: 'Hayride'}).first().focus();
    await page.keyboard.press('Tab');
    await expect(boxOf(page)).toBeFocused();
    await loaded;
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(boxOf(page)).not.toBeFocused();
  });

  homeTest(
    'closes with Escape, its button and a press beside it: the box has the focus and opens it anew',
    async ({page}) => {
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', {name: 'Close search'}).click(),
        () => page.mouse.click(20, 700),
      ]) {
        await openDialog(page);
        await expect(fieldOf(page)).toHaveValue('');
        await page.keyboard.type('cast');
        await waitForResults(page);
        await page.keyboard.press('ArrowDown');
        await leave();
        await expectBackAtBox(page);
      }
    },
  );

  homeTest(
    'stays open for a press between its controls, or one that ends beyond its edge',
    async ({page}) => {
      await search(page, 'cast');
      await page.getByText('Enter to open').click();
      await expect(listOf(page)).toBeVisible();
      await fieldOf(page).hover();
      await page.mouse.down();
      await page.mouse.move(20, 300);
      await page.mouse.up();
      await expect(fieldOf(page)).toBeFocused();
    },
  );

  homeTest('closes when the reader goes back to another page', async ({page}) => {
    await page.getByRole('link', {name: 'Installation'}).first().click();
    // The address changes before the page does, which closes the dialog.
    await expect(heading(page)).toHaveText(/^Install/);
    await search(page, 'cast');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  homeTest('opens again before the browser has told that it closed', async ({page}) => {
    await search(page, 'cast');
    await page.evaluate(async () => {
      // As a browser does at Escape; it sends `close` with the next frame.
      const dialog = document.querySelector('dialog');
      if (dialog?.dispatchEvent(new Event('cancel', {cancelable: true}))) dialog.close();
      await Promise.resolve();
      document.querySelector<HTMLInputElement>('search input')?.click();
    });
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  });

  homeTest('keeps the page behind it where it is', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await search(page, 'cast');
    await page.evaluate(() => {
      let turns = 0;
      const count = () => (document.body.dataset.turns = String(++turns));
      addEventListener('wheel', count, {capture: true, passive: true});
    });
    for (const [turn, [x, y]] of [[20, 700] as const, [640, 300] as const].entries()) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 3000);
      await expect(page.locator('body')).toHaveAttribute('data-turns', String(turn + 1));
    }
    // The wheel scrolls with the next frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await readScroll(page)).toBe(0);
  });

  homeTest('keeps the keyboard in it', async ({page}) => {
    await search(page, 'cast');
    for (const name of [/Close/, /^All$/, /the \/ key/]) {
      await page.keyboard.press('Tab');
      await expect(dialogOf(page).locator(':focus')).toHaveAccessibleName(name);
    }
    await expect(listOf(page)).toBeVisible();
  });
});

homeTest.describe('the results', () => {
  homeTest(
    'appear while typing, by page under its title, with the matched words marked',
    {tag: '@item-search'},
    async ({page}) => {
      await search(page, 'cast');
      await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(fieldOf(page)).toHaveAttribute(
        'aria-controls',
        (await listOf(page).getAttribute('id')) ?? '',
      );
      await expect(optionsOf(page).first().locator('mark').first()).toHaveText(/^cast/i);
      const groups = listOf(page).getByRole('group');
      const pages = await groups.evaluateAll((elements) =>
        elements.map((group) => {
          const paths = [...group.querySelectorAll('a')].map(({pathname}) => pathname);
          return [...new Set(paths)];
        }),
      );
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.every((paths) => paths.length === 1)).toBe(true);
      expect(new Set(pages.flat()).size).toBe(pages.length);
      await expect(listOf(page).getByRole('group', {name: 'CLI', exact: true})).toHaveCount(1);
    },
  );

  homeTest('are called by their page, their name and what they are', async ({page}) => {
    await search(page, 'morphs');
    const morphs = listOf(page).locator('[href="/platform/concepts/morphs"]');
    await expect(morphs).toHaveAccessibleName('Morphs, Page');
    await expect(morphs).toHaveAccessibleDescription(/morph/i);
    await fieldOf(page).fill('start and stop');
    const section = listOf(page).getByRole('option', {
      name: 'Server, Start and stop, Section',
      exact: true,
    });
    await expect(section).toHaveAttribute('href', '/platform/core/server#start');
    await fieldOf(page).fill('call-tool');
    const symbol = 'AI interfaces, hayride:mcp/tools.tools.call-tool, WIT method';
    await expect(listOf(page).getByRole('option', {name: symbol, exact: true})).toHaveCount(1);
    // A browser translates all but the names of code.
    const names = listOf(page).locator('[translate="no"]');
    await expect(names.first()).toHaveText('hayride:mcp/tools.tools.call-tool');
    await expect(names.filter({hasText: 'Offer and call tools'})).toHaveCount(0);
  });

  homeTest(
    'are counted aloud, again when others are as many, the same ones not',
    async ({page}) => {
      await openDialog(page);
      await expect(statusOf(page)).toHaveText('');
      const readAll = await recordAnnouncements(page);
      // On a slow machine, it also says that it is still searching.
      const readSaid = async () =>
        (await readAll()).filter((said) => !said.startsWith('Searching'));
      const expected: string[] = [];
      for (const query of ['cast', 'sandbox']) {
        await fieldOf(page).fill(query);
        expected.push('10 results');
        await expect.poll(readSaid).toEqual(expected);
        await expect(optionsOf(page)).toHaveCount(10);
      }
      await fieldOf(page).fill('SANDBOX');
      await passPause(page);
      expect(await readSaid()).toEqual(expected);
      await expect(optionsOf(page)).toHaveCount(10);
    },
  );
});

homeTest('a name in a table opens at its row', async ({page}) => {
  await openDialog(page);
  await fieldOf(page).fill('HAYRIDE_LOG_LEVEL');
  const href = '/developer-guides/advanced/configuration#hayride-log-level';
  await expect(optionsOf(page).first()).toHaveAttribute('href', href);
  await page.keyboard.press('Enter');
  await expectAtHeading(page, href);
});

test.describe('the texts', () => {
  const TEXTS = '**/assets/search/{words,text}-*';

  test('are searched after the names: the dialog says so, and counts the results once', async ({
    page,
  }) => {
    const {letGo} = await holdRequests(page, TEXTS);
    await openPage(page, '/');
    await openDialog(page);
    const readSaid = await recordAnnouncements(page);
    await fieldOf(page).fill('server stop');
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(statusOf(page)).toHaveText('Searching the text…');
    letGo();
    await waitForResults(page);
    const counted = `${await optionsOf(page).count()} results`;
    await passPause(page);
    expect(await readSaid()).toEqual(['Searching the text…', counted]);
  });

  test('complete the results without taking back what the reader has scrolled to', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 256});
    const {letGo} = await holdRequests(page, '**/assets/search/**');
    await openPage(page, '/');
    await openDialog(page);
    await page.keyboard.type('cast');
    await expect(statusOf(page)).toHaveText(/Searching the text/);
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 0);
    const first = optionsOf(page).first();
    await optionsOf(page).last().scrollIntoViewIfNeeded();
    await expect(first).not.toBeInViewport();
    letGo();
    await waitForResults(page);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first).not.toBeInViewport();
  });

  test('may be missing: names are still found, without an error', async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/assets/search/**', (route) => route.abort());
    await openPage(page, '/');
    await search(page, 'stop a server');
    await waitForResults(page);
    expect(errors).toEqual([]);
  });

  test('and names are there offline after the first use, whatever else breaks on the page', async ({
    page,
    context,
  }) => {
    await openPage(page, '/');
    await search(page, 'cors preflight');
    await expect(statusOf(page)).toHaveText(/results$/);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('elsewhere');
      });
    });
    await context.setOffline(true);
    await fieldOf(page).fill('call-tool');
    await expect(optionsOf(page).first()).toContainText('call-tool');
    await fieldOf(page).fill('cors preflight');
    await expect(
      optionsOf(page)
        .filter({hasText: /preflight/i})
        .first(),
    ).toBeVisible();
  });
});

homeTest.describe('without results, the dialog', () => {
  homeTest.beforeEach(({page}) => boxOf(page).fill('<xylophone>'));

  homeTest('says so with the text as it was typed, and what to try', async ({page}) => {
    await expect(dialogOf(page).getByText('No results for “<xylophone>”').first()).toBeVisible();
    await expect(dialogOf(page).getByText('Try fewer or shorter words')).toBeVisible();
    await expect(statusOf(page)).toHaveText('No results for “<xylophone>”');
    await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(fieldOf(page)).not.toHaveAttribute('aria-controls');
  });

  homeTest('links to pages to start from, which exist', async ({page}) => {
    const links = dialogOf(page).getByRole('link');
    await expect(links).toHaveText(['Installation', 'Hello world', 'CLI', 'Interfaces']);
    for (const link of await links.all()) {
      expect(ROUTES).toContain(await link.getAttribute('href'));
    }
    await markWindow(page);
    await links.first().click();
    await expect(heading(page)).toHaveText(/^Install/);
    await expect(dialogOf(page)).toHaveCount(0);
    await expectSameWindow(page);
  });

  homeTest('offers to search everything where a filter is set', async ({page}) => {
    const everything = page.getByRole('button', {name: 'Search everything'});
    await expect(dialogOf(page).getByRole('link').first()).toBeVisible();
    await expect(everything).toHaveCount(0);
    await filterOf(page, 'CLI').check();
    await everything.click();
    await expect(filterOf(page, 'All')).toBeChecked();
    await expect(fieldOf(page)).toBeFocused();
  });
});

homeTest.describe('the keys', () => {
  homeTest.beforeEach(({page}) => search(page, 'cast'));

  homeTest(
    'move through the results and wrap around, while the focus stays in the field',
    async ({page}) => {
      const last = (await optionsOf(page).count()) - 1;
      await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 0);
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expectActive(page, last);
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 0);
      await page.keyboard.press('End');
      await expectActive(page, last);
      await page.keyboard.press('Home');
      await expectActive(page, 0);
      await expect(fieldOf(page)).toBeFocused();
    },
  );

  homeTest('type and move in the text, which leaves no result active', async ({page}) => {
    const caret = () => fieldOf(page).evaluate((field: HTMLInputElement) => field.selectionStart);
    await page.keyboard.press('Home');
    expect(await caret()).toBe(0);
    await page.keyboard.press('End');
    expect(await caret()).toBe('cast'.length);
    await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expectActive(page, 0);
    await page.keyboard.type('s/');
    await expect(fieldOf(page)).toHaveValue('casts/');
    await expect(fieldOf(page)).not.toHaveAttribute('aria-activedescendant');
  });

  homeTest('Enter opens the active result', async ({page}) => {
    const {href, index} = await findSectionOption(page);
    for (let step = 0; step <= index; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectAtHeading(page, href);
  });

  homeTest('Enter opens the first result when none is active', async ({page}) => {
    const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  homeTest(
    'Control+Enter and Meta+Enter open the active result in a new tab',
    async ({page, context}) => {
      await page.keyboard.press('ArrowDown');
      const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
      for (const key of ['Control+Enter', 'Meta+Enter']) {
        const opened = context.waitForEvent('page');
        await page.keyboard.press(key);
        await expect(await opened, key).toHaveURL(href);
        await expect(page).toHaveURL('/');
        await expect(listOf(page)).toBeVisible();
      }
    },
  );
});

homeTest.describe('an input method', () => {
  const ENTER = {key: 'Enter', code: 'Enter', keyCode: 13};

  homeTest.beforeEach(async ({page}) => {
    await search(page, 'cast');
    await page.keyboard.press('ArrowDown');
  });

  homeTest('has its keys for itself that say isComposing or the number 229', async ({page}) => {
    const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'Escape'];
    for (const composing of [{isComposing: true}, {keyCode: 229}]) {
      const sent = await sendEvents(
        page,
        keys.map((key) => ['keydown', {key, code: key, ...composing}]),
      );
      // The dialog closes with an Escape that is left to the browser.
      expect(sent).toEqual(keys.map((key) => key !== 'Escape'));
      await expectActive(page, 0);
      await expect(page).toHaveURL('/');
    }
  });

  homeTest('has Escape for itself while it composes', async ({page}) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {text: 'か', selectionStart: 1, selectionEnd: 1});
    await expect(fieldOf(page)).toHaveValue('castか');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeVisible();
    await client.send('Input.insertText', {text: '感'});
    await expect(fieldOf(page)).toHaveValue('cast感');
    await sendEvents(page, [['keyup', ENTER]]);
    await page.keyboard.press('Escape');
    await expectBackAtBox(page);
  });

  homeTest(
    'opens nothing with the Enter after a composition, with or without the number 229',
    async ({page}) => {
      for (const confirm of [{...ENTER, keyCode: 229}, ENTER]) {
        await sendEvents(page, [
          ['compositionstart'],
          ['compositionend'],
          ['keydown', confirm],
          ['keyup', ENTER],
        ]);
        await expectActive(page, 0);
        await expect(page).toHaveURL('/');
      }
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page).not.toHaveURL('/');
    },
  );

  homeTest('opens nothing with an Enter that ends a composition in the box', async ({page}) => {
    await page.keyboard.press('Escape');
    await expectBackAtBox(page);
    await sendEvents(page, [['compositionstart']]);
    await boxOf(page).fill('cast');
    await page.evaluate(async (enter) => {
      const box = document.activeElement;
      box?.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
      // The dialog opens before the browser sends its next event.
      for (let turn = 0; turn < 100 && document.activeElement === box; turn++)
        await Promise.resolve();
      const options = {bubbles: true, cancelable: true, ...enter};
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    }, ENTER);
    await expect(fieldOf(page)).toBeFocused();
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(page).toHaveURL('/');
    await sendEvents(page, [['keyup', ENTER]]);
  });

  for (const [name, enter] of [
    ['of a keyboard on the screen', {...ENTER, code: ''}],
    ['that follows later, without a key before it', {...ENTER, timeStamp: 10_000}],
  ] as const) {
    homeTest(`leaves an Enter to the reader ${name}`, async ({page}) => {
      const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
      await fieldOf(page).evaluate(
        (field, {timeStamp = 0, ...init}: typeof enter & {timeStamp?: number}) => {
          field.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
          const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
          Object.defineProperty(event, 'timeStamp', {value: event.timeStamp + timeStamp});
          field.dispatchEvent(event);
        },
        enter,
      );
      await expect(page).toHaveURL(href);
      await expect(dialogOf(page)).toHaveCount(0);
    });
  }
});

homeTest.describe('a result', () => {
  homeTest('opens at its heading without a new page load', async ({page}) => {
    await markWindow(page);
    await search(page, 'sandbox');
    const {href, index} = await findSectionOption(page);
    await optionsOf(page).nth(index).click();
    await expectAtHeading(page, href);
    await expectSameWindow(page);
  });

  homeTest('opens at its heading on the current page, each time', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    for (const _round of [1, 2]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page, 'cast');
      await listOf(page).locator('[href="/platform/core/cli#cast"]').first().click();
      await expectAtHeading(page, '/platform/core/cli#cast');
    }
  });

  homeTest('that is a page opens at its top', async ({page}) => {
    await openPage(page, '/platform/core/cli#cast');
    await search(page, 'morphs');
    await listOf(page).locator('[href="/platform/concepts/morphs"]').click();
    await expect(page).toHaveURL('/platform/concepts/morphs');
    await expect.poll(() => readScroll(page)).toBe(0);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  homeTest('is a link: with a modifier key it opens in a new tab', async ({page, context}) => {
    await search(page, 'cast');
    const first = optionsOf(page).first();
    const href = (await first.getAttribute('href')) ?? '';
    const opened = context.waitForEvent('page');
    await first.click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(href);
    await expect(page).toHaveURL('/');
    await expect(listOf(page)).toBeVisible();
  });

  homeTest(
    'can be dragged and its text selected, and the field has the focus again',
    async ({page}) => {
      await search(page, 'cast');
      const option = optionsOf(page).first();
      const dragged = option.evaluate(
        (link) =>
          new Promise<boolean>((resolve) =>
            link.addEventListener('dragstart', () => resolve(true)),
          ),
      );
      await option.hover();
      await page.mouse.down();
      await page.mouse.move(20, 600, {steps: 5});
      expect(await dragged).toBe(true);
      await page.mouse.up();
      await expect(fieldOf(page)).toBeFocused();
      await expect(listOf(page)).toBeVisible();
      await listOf(page).getByText('CLI', {exact: true}).first().click({clickCount: 3});
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('CLI');
      await option.click({button: 'right'});
      await expect(fieldOf(page)).toBeFocused();
    },
  );

  homeTest('opens from the not-found page too', async ({page}) => {
    await openPage(page, UNKNOWN_ROUTE);
    await search(page, 'cast');
    const {href, index} = await findSectionOption(page);
    await optionsOf(page).nth(index).click();
    await expectAtHeading(page, href);
  });
});

homeTest.describe('the filter', () => {
  homeTest.beforeEach(({page}) => search(page, 'component'));

  homeTest(
    'offers every family, begins with all, and searches again with the arrow keys',
    async ({page}) => {
      const names = ['All', 'Pages', 'CLI', 'Settings', 'Errors', 'HTTP API', 'WIT', 'Go'];
      const radios = page.getByRole('group', {name: 'Show'}).getByRole('radio');
      await expect(radios).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        await expect(radios.nth(index)).toHaveAccessibleName(name);
      }
      await expect(filterOf(page, 'All')).toBeChecked();

      await filterOf(page, 'All').focus();
      await page.keyboard.press('ArrowRight');
      await expect(filterOf(page, 'Pages')).toBeFocused();
      await expect(filterOf(page, 'Pages')).toBeChecked();
      await expect(optionsOf(page)).not.toHaveCount(0);
      for (const option of await optionsOf(page).all()) {
        await expect(option).toHaveAccessibleName(/, (?:Page|Section)$/);
      }
    },
  );

  homeTest('leaves the focus in the field when it is pressed', async ({page}) => {
    await filterOf(page, 'Pages').click();
    await expect(filterOf(page, 'Pages')).toBeChecked();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.type('s');
    await expect(fieldOf(page)).toHaveValue('components');
    await expect(filterOf(page, 'Pages')).toBeChecked();
  });
});

homeTest.describe('recent searches', () => {
  homeTest(
    'stay in this browser, offered in an empty field, the newest first and each once',
    async ({page}) => {
      for (const query of ['cast', 'sandbox', 'cast ']) await useSearch(page, query);
      await openPage(page, '/installation');
      await openDialog(page);
      await expect(recentOf(page)).toHaveText(['cast', 'sandbox']);
      await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expectActive(page, 1);
      await page.keyboard.press('Enter');
      await expect(fieldOf(page)).toHaveValue('sandbox');
      await expect(optionsOf(page)).not.toHaveCount(0);
    },
  );

  homeTest('are searched again with a press, and can be cleared for good', async ({page}) => {
    await useSearch(page, 'sandbox');
    await openDialog(page);
    await recentOf(page).first().click();
    await expect(fieldOf(page)).toHaveValue('sandbox');
    await expect(fieldOf(page)).toBeFocused();
    await expect(optionsOf(page)).not.toHaveCount(0);
    await fieldOf(page).fill('');
    await page.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recentOf(page)).toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
    await openPage(page, '/installation');
    await openDialog(page);
    await expect(dialogOf(page).getByRole('link', {name: 'Installation'})).toBeVisible();
    await expect(recentOf(page)).toHaveCount(0);
  });

  homeTest('do not hold a query whose results were not opened', async ({page}) => {
    await search(page, 'cast');
    await page.keyboard.press('Escape');
    await openDialog(page);
    await expect(dialogOf(page).getByRole('link', {name: 'Installation'})).toBeVisible();
    await expect(recentOf(page)).toHaveCount(0);
  });
});

homeTest.describe('the shortcuts', () => {
  homeTest('are named in the box', async ({page}) => {
    await expect(boxOf(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(page.getByRole('search').locator('kbd')).toHaveText(/^(?:Ctrl |⌘)K$/);
  });

  homeTest('/ can be switched off for good', async ({page}) => {
    await openDialog(page);
    await slashChoiceOf(page).uncheck();
    await openPage(page, '/installation');
    await page.keyboard.press('/');
    await expect(boxOf(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('are one on a Mac, where Ctrl K is for the text of a field', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', {value: 'MacIntel'});
    });
    await openPage(page, '/installation');
    await boxOf(page).focus();
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page)).toHaveCount(0);
    await page.keyboard.press('Meta+k');
    await expect(fieldOf(page)).toBeFocused();
  });

  for (const [layout, key, code, isShortcut] of [
    ['Cyrillic', 'л', 'KeyK', true],
    ['Greek', 'κ', 'KeyK', true],
    ['Dvorak', 'k', 'KeyV', true],
    ['Dvorak', 't', 'KeyK', false],
  ] as const) {
    homeTest(
      `${isShortcut ? 'are' : 'are not'} Ctrl with ${key} of a ${layout} keyboard`,
      async ({page}) => {
        await pressKey(page, 'body', {key, code, ctrlKey: true});
        await expect(dialogOf(page)).toHaveCount(isShortcut ? 1 : 0);
      },
    );
  }

  test('leave a key to an input method that says isComposing or the number 229', async ({page}) => {
    await openPage(page, '/');
    for (const composing of [{isComposing: true}, {keyCode: 229}]) {
      for (const [key, code] of [
        ['Enter', 'Enter'],
        ['ArrowDown', 'ArrowDown'],
        ['k', 'KeyK'],
      ]) {
        await pressKey(page, 'search input', {key, code, ctrlKey: key === 'k', ...composing});
      }
    }
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('do not open the dialog while the mobile menu covers the box', async ({page}) => {
    await openPage(page, '/');
    await page.setViewportSize(PHONE);
    await menuButton(page).click();
    await page.keyboard.press('Control+k');
    await expect(boxOf(page)).not.toBeFocused();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test.describe('what the search needs', () => {
  test('is loaded once, and only when the reader reaches for the box', async ({page}) => {
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => undefined;
    });
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const asked = recordRequests(page);

    const loaded = page.waitForResponse(INDEX);
    await boxOf(page).hover();
    await loaded;
    expect(asked.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    await expect(dialogOf(page)).toHaveCount(0);

    await useSearch(page, 'cast');
    await search(page, 'sandbox');
    const indexes = asked.filter((path) => path.includes('search-index'));
    expect(indexes).toEqual([...new Set(indexes)]);
  });

  test('is waited for with a word', async ({page}) => {
    const {letGo} = await holdRequests(page, INDEX);
    await openPage(page, '/');
    await boxOf(page).fill('cast');
    await expect(page.getByRole('paragraph').getByText('Loading the search index…')).toBeVisible();
    letGo();
    await expect(optionsOf(page)).not.toHaveCount(0);
  });

  test('is asked for again when the dialog opens again, whatever failed, and with a press', async ({
    page,
  }) => {
    const failures = [
      {status: 0, body: 'no answer'},
      {status: 500, body: '{}'},
      {status: 200, body: '<!doctype html>'},
      {status: 200, body: '{"documentCount": 1}'},
    ];
    let failure = failures[0]!;
    let asked = 0;
    await page.route(INDEX, (route) => {
      asked += 1;
      return failure.status ? route.fulfill(failure) : route.abort();
    });
    await openPage(page, '/');
    for (failure of failures) {
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      asked = 0;
      await boxOf(page).fill('cast');
      const message = 'Couldn’t load the search index. Check your connection.';
      await expect.poll(() => asked, JSON.stringify(failure)).toBeGreaterThan(0);
      await expect(page.getByRole('paragraph').getByText(message)).toBeVisible();
      await expect(statusOf(page)).toHaveText(message);
    }
    await page.unroute(INDEX);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(fieldOf(page)).toBeFocused();
  });

  test('can be loaded again when the dialog itself could not be', async ({page}) => {
    await openPage(page, '/');
    await page.route(SCRIPTS, (route) => route.abort());
    await boxOf(page).click();
    await page.keyboard.type('cast');
    const retry = page.getByRole('alert').getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.unroute(SCRIPTS);
    await retry.click();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('cast');
    await expect(optionsOf(page)).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectBackAtBox(page);
  });
});

test.describe('text that is typed before the dialog is there', () => {
  test('is kept while the page sleeps, and searched for', async ({page}) => {
    const {letGo} = await holdRequests(page, SCRIPTS);
    await page.goto('/', {waitUntil: 'commit'});
    await boxOf(page).pressSequentially('cast');
    letGo();
    await expect(optionsOf(page)).not.toHaveCount(0);
    await expect(fieldOf(page)).toHaveValue('cast');
    await page.keyboard.type('s');
    await expect(fieldOf(page)).toHaveValue('casts');
  });

  test('is kept in the dialog while what searches is loaded', async ({page}) => {
    await openPage(page, '/');
    const {letGo} = await holdRequests(page, SCRIPTS);
    await page.keyboard.press('/');
    await page.keyboard.type('sand');
    await expect(fieldOf(page)).toHaveValue('sand');
    letGo();
    for (const letter of 'boxes') await page.keyboard.press(letter, {delay: 20});
    await expect(fieldOf(page)).toHaveValue('sandboxes');
    await expect(boxOf(page)).toHaveValue('');
    await expect(optionsOf(page)).not.toHaveCount(0);
  });

  test('waits for the input method that types it', async ({page}) => {
    await openPage(page, '/');
    const loaded = page.waitForResponse(INDEX);
    const client = await page.context().newCDPSession(page);
    await boxOf(page).focus();
    await client.send('Input.imeSetComposition', {text: 'か', selectionStart: 1, selectionEnd: 1});
    await loaded;
    await expect(boxOf(page)).toHaveValue('か');
    await expect(dialogOf(page)).toHaveCount(0);
    await client.send('Input.insertText', {text: '感'});
    await expect(fieldOf(page)).toHaveValue('感');
  });
});

test.describe('in a page that sleeps, the search', () => {
  const MAIN = /main\.\w+\.js$/;

  test('finds with three files and none of the framework; then the page wakes around it', async ({
    page,
  }) => {
    const {asked, letGo} = await holdRequests(page, MAIN);
    const index = await holdRequests(page, INDEX);
    const files = recordRequests(page, /search[^/]*$/);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cast');
    await expect(dialogOf(page).getByText('Loading the search index…').first()).toBeVisible();
    // A sign wakes the page two frames later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(asked).toEqual([]);
    index.letGo();
    await expect(optionsOf(page)).not.toHaveCount(0);
    expect(files.map((file) => file.replace(/[.\w]+$/, '')).sort()).toEqual([
      ...['/assets/css/', '/assets/js/', '/search-'],
    ]);
    await expect(optionsOf(page).first()).toHaveCSS('display', 'block');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => asked).not.toEqual([]);
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expectActive(page, 0);
    await expect(fieldOf(page)).toHaveValue('cast');
    const href = (await optionsOf(page).first().getAttribute('href')) ?? '';
    await markWindow(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expectSameWindow(page);
  });

  test('leads to a result in a new document, and to one of this page at its heading', async ({
    page,
  }) => {
    await holdRequests(page, MAIN);
    await page.goto('/');
    await search(page, 'cast');
    await listOf(page).locator('[href="/platform/core/cli#cast"]').first().click();
    await expect(page).toHaveURL('/platform/core/cli#cast');
    await expect(page.locator('#cast')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await search(page, 'cast');
    await listOf(page).locator('[href="/platform/core/cli#cast"]').first().click();
    await expectAtHeading(page, '/platform/core/cli#cast');
  });

  test('keeps it asleep only until it is closed', async ({page}) => {
    const {asked} = await holdRequests(page, MAIN);
    await holdRequests(page, INDEX);
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cast');
    await expect(dialogOf(page).getByText('Loading the search index…').first()).toBeVisible();
    expect(asked).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect.poll(() => asked).not.toEqual([]);
  });
});

test.describe('on a narrow screen', () => {
  for (const width of [390, 320]) {
    test(`of ${width} px the dialog fills the window, and a result opens`, async ({page}) => {
      await page.setViewportSize({width, height: 640});
      await openPage(page, '/platform/core/cli');
      const box = await boxOf(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(48);
      expect(box?.width).toBeGreaterThanOrEqual(24);

      await search(page, 'HAYRIDE_LOG_LEVEL');
      expect(await dialogOf(page).boundingBox()).toEqual({x: 0, y: 0, width, height: 640});
      const widths = await dialogOf(page).evaluate((dialog) => [
        dialog.scrollWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(widths).toEqual([width, width]);

      const {href, index} = await findSectionOption(page);
      await optionsOf(page).nth(index).click();
      await expectAtHeading(page, href);
    });
  }

  test('enlarged four times, everything can be scrolled to', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    await openPage(page, '/');
    await search(page, 'cast');
    await page.keyboard.press('ArrowUp');
    await expectActive(page, (await optionsOf(page).count()) - 1);
    for (const control of [
      slashChoiceOf(page),
      filterOf(page, 'Go'),
      fieldOf(page),
      page.getByRole('button', {name: 'Close search'}),
    ]) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ratio: 1});
    }
  });
});

test('on a wide screen, the list scrolls inside the dialog', async ({page}) => {
  await openPage(page, '/');
  await search(page, 'component');
  const dialog = await dialogOf(page).boundingBox();
  expect(dialog?.width).toBeLessThanOrEqual(44 * 16);
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThan(800);
  await expect(fieldOf(page)).toBeInViewport({ratio: 1});
  await page.keyboard.press('ArrowUp');
  await expectActive(page, (await optionsOf(page).count()) - 1);
  await expect(fieldOf(page)).toBeInViewport({ratio: 1});
});

test.describe('the open dialog', () => {
  const openWithResults = async (page: Page) => {
    await search(page, 'cast');
    await page.keyboard.press('ArrowDown');
  };
  const openFiltered = async (page: Page) => {
    await search(page, 'component');
    await filterOf(page, 'Pages').check();
    await expect(optionsOf(page)).not.toHaveCount(0);
  };
  const openWithoutResults = async (page: Page) => {
    await boxOf(page).fill('xylophone');
    await expect(dialogOf(page).getByText('Try fewer')).toBeVisible();
  };
  const openWithRecent = async (page: Page) => {
    await useSearch(page, 'cast');
    await openDialog(page);
    await expect(recentOf(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
  };
  const openAfterFailure = async (page: Page) => {
    await page.route(INDEX, (route) => route.abort());
    await boxOf(page).fill('cast');
    const retry = page.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.unroute(INDEX);
  };

  test('has no accessibility findings in any state, in either mode, wide and on a phone', async ({
    page,
  }) => {
    // axe looks 20 times.
    test.setTimeout(300_000);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/category/core');
    for (const [state, open] of [
      ['after a failure', openAfterFailure],
      ['with results', openWithResults],
      ['with a filter', openFiltered],
      ['without results', openWithoutResults],
      ['with recent searches', openWithRecent],
    ] as const) {
      await open(page);
      for (const [width, colorScheme, scope] of [
        [1280, 'dark', 'colours'],
        [1280, 'light', 'all'],
        [390, 'light', 'all'],
        [390, 'dark', 'colours'],
      ] as const) {
        await page.setViewportSize({width, height: 844});
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const findings = await findAxeFindings(page, scope, 'dialog[open]');
        expect.soft(findings, `${state}, ${colorScheme}, ${width} px`).toEqual([]);
        // iOS would zoom in.
        expect.soft(await page.evaluate(listSmallFields), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({width: 1280, height: 844});
      await page.keyboard.press('Escape');
      await expectBackAtBox(page);
    }
  });

  test('shows in forced colours what is active, chosen and marked', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openPage(page, '/');
    await search(page, 'cast');
    await page.keyboard.press('ArrowDown');
    const first = optionsOf(page).first();
    await expect(first).toHaveCSS('outline-style', 'solid');
    await expect(optionsOf(page).nth(1)).toHaveCSS('outline-style', 'none');
    await expect(filterOf(page, 'All')).toHaveCSS('border-top-width', '3px');
    await expect(filterOf(page, 'Pages')).toHaveCSS('border-top-width', '1px');
    const ground = (css: string) =>
      first
        .locator(css)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('mark')).not.toBe(await ground(':scope > span'));
  });
});
