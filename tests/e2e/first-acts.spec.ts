import {expect, type Page} from '@playwright/test';
import {
  colourModeSwitch,
  expectCopyAnswer,
  expectPasted,
  expectSameWindow,
  followTo,
  heading,
  holdRequests,
  keepCopyAnswers,
  markWindow,
  menuButton,
  navbar,
  openPage,
  PHONE,
  readScroll,
  SCRIPTS,
  searchBox,
  searchDialog,
  searchField,
  sidebarLink,
  test,
  wakePage,
} from '../support/page';
import {testInStates} from '../support/states';

// A reader's acts on a page in each of its states, and the events while it slept.

const HELLO = '/developer-guides/examples/hello-world';
const CLI = '/platform/core/cli';

const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const languages = (page: Page) => navbar(page).getByRole('button', {name: 'English'});

testInStates(
  'each press on the colours switches them, by mouse and keyboard',
  '/',
  async (page) => {
    const presses = [
      () => colourModeSwitch(page).click(),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ];
    for (const [index, press] of presses.entries()) {
      await press();
      expect(await mode(page)).toBe(index % 2 === 0 ? 'dark' : 'light');
    }
    return async () => {
      expect(await mode(page)).toBe('dark');
      await colourModeSwitch(page).click();
      expect(await mode(page)).toBe('light');
    };
  },
);

testInStates('a tab shows its panel, by mouse and keyboard', HELLO, async (page) => {
  const list = page.getByRole('tablist').first();
  const expectChosen = async (name: string) => {
    await expect(list.getByRole('tab', {selected: true})).toHaveText([name]);
    await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toBeVisible();
  };
  await list.getByRole('tab', {name: 'Rust'}).click();
  await expectChosen('Rust');
  await page.keyboard.press('Home');
  await expect(list.getByRole('tab').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expectChosen('JavaScript');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const chosen = await list.getByRole('tab', {selected: true}).innerText();
  await expectChosen(chosen);
  return () => expectChosen(chosen);
});

testInStates('the list of languages opens and closes, by mouse and keyboard', '/', async (page) => {
  const button = languages(page);
  const list = navbar(page).locator('.dropdown__menu:has([lang])');
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toBeVisible();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  }
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Shift+Tab'),
    () => page.mouse.click(640, 500),
  ]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await leave();
    await expect(list).toBeHidden();
  }
  return () => expect(list).toBeHidden();
});

testInStates(
  'the search opens with the focus in its field, which keeps all letters',
  '/',
  async (page) => {
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('regis');
    await expect(searchField(page)).toHaveValue('regis');
    return async () => {
      await page.keyboard.type('ter');
      await expect(searchField(page)).toHaveValue('register');
      await expect(page.getByRole('option').first()).toBeVisible();
    };
  },
);

testInStates('the skip link leads past the sidebar', CLI, async (page) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

testInStates('code is copied within the press itself', CLI, async (page) => {
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await keepCopyAnswers(page);
  // Safari allows the write only during the press.
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      document.body.dataset.duringPress = String(window.event?.type === 'click');
      return write(text);
    };
  });
  const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  const code = await button.locator('xpath=..').locator('pre').first().innerText();
  await button.click();
  await expectCopyAnswer(page, 'Copied');
  await expect(page.locator('body')).toHaveAttribute('data-during-press', 'true');
  await expectPasted(page, code.replace(/\n$/, ''));
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens the menu of a phone, once its page is awake`, async ({page}) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const {letGo} = await holdRequests(page, SCRIPTS);
    await menuButton(page).focus();
    await page.keyboard.press(key);
    letGo();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });
}

test('what the reader did stays where the page had to be made anew', async ({page}) => {
  await page.goto('/');
  const {letGo} = await holdRequests(page, SCRIPTS);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('b')));
  await colourModeSwitch(page).click();
  await searchBox(page).click();
  await page.keyboard.type('mor');
  letGo();
  await awake(page);
  expect(await mode(page)).toBe('dark');
  await expect(searchField(page)).toHaveValue('mor');
  await expect(searchField(page)).toBeFocused();
});

test.describe('the colours of a page that sleeps', () => {
  test('are those of the system where something unknown is stored', async ({page}) => {
    for (const value of ['system', 'auto', '"dark"']) {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), value);
      await page.emulateMedia({colorScheme: 'dark'});
      await page.goto('/');
      expect(await mode(page), value).toBe('dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expect.poll(() => mode(page)).toBe('light');
      await wakePage(page);
      expect(await mode(page), value).toBe('light');
      await page.emulateMedia({colorScheme: 'dark'});
      await expect.poll(() => mode(page)).toBe('dark');
    }
  });

  test('are those that were chosen meanwhile in another tab', async ({page, context}) => {
    await page.goto('/');
    const other = await context.newPage();
    // The window of a new page is that of the test that opened the context.
    await other.setViewportSize({width: 1280, height: 800});
    await openPage(other, '/installation');
    await colourModeSwitch(other).click();
    await expect.poll(() => mode(page)).toBe('dark');
    await wakePage(page);
    expect(await mode(page)).toBe('dark');
    await colourModeSwitch(page).click();
    await expect.poll(() => mode(page)).toBe('light');
  });
});

test.describe('after a move within the site', () => {
  test('the page is announced, and the keyboard begins at its start', async ({page}) => {
    await openPage(page, '/');
    await markWindow(page);
    await page.evaluate(() =>
      document.addEventListener('focusout', ({target}) => {
        if ((target as Element).matches('[role="region"]')) document.body.dataset.atStart = '';
      }),
    );
    await sidebarLink(page, 'Installation').click();
    await expect(page.locator('body > [role="status"]')).toHaveText('Install Hayride');
    await page.locator('body[data-at-start]').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await expectSameWindow(page);
  });

  test('to an anchor, the keyboard goes on from there', async ({page}) => {
    await openPage(page, '/');
    await followTo(page, '/platform/core/cli#exit-codes');
    await expect(heading(page)).toHaveText('CLI');
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const anchor = document.getElementById('exit-codes');
      const {activeElement} = document;
      return Boolean(
        anchor &&
        activeElement &&
        anchor.compareDocumentPosition(activeElement) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      );
    });
    expect(isBehind).toBe(true);
  });

  test('with a style sheet of an extension in the head, the window is not loaded anew', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = '/foreign.css';
      document.head.append(sheet);
    });
    await wakePage(page);
    await markWindow(page);
    await sidebarLink(page, 'Installation').click();
    await expect(heading(page)).toHaveText('Install Hayride');
    await expectSameWindow(page);
  });
});

test.describe('a malformed hash is an unknown anchor', () => {
  test('in a link, in the address and after going back', async ({page}) => {
    await openPage(page, '/');
    await markWindow(page);
    await followTo(page, '/installation#%zz');
    await expect(heading(page)).toHaveText('Install Hayride');
    await page.evaluate(() => (window.location.hash = '#100%'));
    await expect(page).toHaveURL('/installation#100%25');
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
    await expectSameWindow(page);
  });
});

test('a sleeping page goes back to what an earlier document showed', async ({page}) => {
  await openPage(page, '/');
  await sidebarLink(page, 'Installation').click();
  await expect(heading(page)).toHaveText('Install Hayride');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
});

test('a reload, or going back, returns to the place on the largest page that the reader saw', async ({
  page,
}) => {
  await openPage(page, '/reference/interfaces/ai');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
  const place = await readScroll(page);
  expect(place).toBeGreaterThan(5_000);
  await page.reload();
  await expect.poll(() => readScroll(page)).toBe(place);

  await wakePage(page);
  await sidebarLink(page, 'Installation').click();
  await expect(heading(page)).toHaveText('Install Hayride');
  await page.goBack();
  await expect.poll(() => readScroll(page)).toBe(place);
});
