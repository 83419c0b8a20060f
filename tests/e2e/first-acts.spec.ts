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
  sidebarLink,
  test,
  wakePage,
} from '../support/page';

// What a reader does first on a page that sleeps, and what happened while it slept.

const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor();
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const languages = (page: Page) => navbar(page).getByRole('button', {name: 'English'});

test.describe('a key on a control of a sleeping page takes effect once:', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens the menu of languages`, async ({page}) => {
      await page.goto('/');
      const {letGo} = await holdRequests(page, SCRIPTS);
      await languages(page).focus();
      await page.keyboard.press(key);
      letGo();
      await awake(page);
      await expect(languages(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(languages(page)).toHaveAttribute('aria-expanded', 'false');
    });

    test(`${key} switches the colours`, async ({page}) => {
      await page.goto('/');
      const {letGo} = await holdRequests(page, SCRIPTS);
      await colourModeSwitch(page).focus();
      await page.keyboard.press(key);
      letGo();
      await expect.poll(() => mode(page)).toBe('dark');
    });

    test(`${key} on a tab shows its panel`, async ({page}) => {
      await page.goto('/developer-guides/examples/hello-world');
      const {letGo} = await holdRequests(page, SCRIPTS);
      const tab = page.getByRole('tab', {name: 'JavaScript', exact: true}).first();
      await tab.focus();
      await page.keyboard.press('End');
      letGo();
      await awake(page);
      const last = page.getByRole('tablist').first().getByRole('tab').last();
      await expect(last).toBeFocused();
      await page.keyboard.press(key);
      await expect(last).toHaveAttribute('aria-selected', 'true');
    });

    test(`${key} opens the menu of a phone`, async ({page}) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      const {letGo} = await holdRequests(page, SCRIPTS);
      await menuButton(page).focus();
      await page.keyboard.press(key);
      letGo();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });
  }
});

test('a press takes effect where the page had to be made anew', async ({page}) => {
  await page.goto('/');
  const {letGo} = await holdRequests(page, SCRIPTS);
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('b')));
  await colourModeSwitch(page).click();
  await searchBox(page).click();
  await page.keyboard.type('mor');
  letGo();
  await expect.poll(() => mode(page)).toBe('dark');
  await expect(searchBox(page)).toHaveValue('mor');
});

test('code is copied within the press itself, before any script is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/platform/core/cli');
  await keepCopyAnswers(page);
  // What Safari asks for.
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
    await openPage(other, '/installation');
    await colourModeSwitch(other).click();
    await expect.poll(() => mode(page)).toBe('dark');
    await wakePage(page);
    expect(await mode(page)).toBe('dark');
    await colourModeSwitch(page).click();
    await expect.poll(() => mode(page)).toBe('light');
  });
});

test.describe('a reader who left the search box before the page woke', () => {
  for (const key of ['Tab', 'Escape']) {
    test(`by ${key} keeps the focus where it went`, async ({page}) => {
      const {letGo} = await holdRequests(page, SCRIPTS);
      await page.goto('/');
      await page.keyboard.press('/');
      await page.keyboard.type('reg');
      await page.keyboard.press(key);
      const readFocus = () =>
        page.evaluate(() => {
          const {id, className, textContent} = document.activeElement!;
          return [id, className, textContent];
        });
      const focused = await readFocus();
      letGo();
      await awake(page);
      await page.waitForLoadState('networkidle');
      await expect(searchDialog(page)).toHaveCount(0);
      expect(await readFocus()).toEqual(focused);
    });
  }
});

test('the skip link leads past the sidebar on a page that is asleep', async ({page}) => {
  await page.goto('/platform/core/cli');
  const {letGo} = await holdRequests(page, SCRIPTS);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(await isInMain()).toBe(true);
  letGo();
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
