import {expect, type Page} from '@playwright/test';
import {
  followTo,
  heading,
  holdPages,
  openPage,
  SCRIPTS,
  sidebarLink,
  test,
  wakePage,
} from '../support/page';

const HELLO = '/developer-guides/examples/hello-world';

/** Returns the languages that the tabs of a page show, without duplicates. */
async function readShown(page: Page): Promise<string[]> {
  const chosen = page.getByRole('tab', {selected: true});
  const names = await chosen.allTextContents();
  return [...new Set(names.filter((name) => !/macOS|Windows/.test(name)))];
}

test.describe('the language of a reader', () => {
  test('is chosen once and kept on every page that offers it', async ({page}) => {
    await openPage(page, '/');
    await expect.poll(() => readShown(page)).toEqual(['JavaScript']);
    await page.getByRole('tab', {name: 'Rust'}).first().click();
    await expect.poll(() => readShown(page)).toEqual(['Rust']);

    await sidebarLink(page, 'Examples').click();
    await sidebarLink(page, 'Hello world').click();
    await expect(page).toHaveURL(HELLO);
    // The address changes before the page does.
    await expect(heading(page)).toHaveText(/hello/i);
    await expect.poll(() => readShown(page)).toEqual(['Rust']);

    // Before anything is painted, and nothing flips when the page wakes.
    await page.route(SCRIPTS, (route) => route.abort());
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      const look = () => {
        for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
          const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
          if (tab?.closest('[data-group="language"]') && panel.checkVisibility()) {
            seen.add(panel.dataset.label ?? '');
          }
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(HELLO);
    await expect.poll(() => readShown(page)).toEqual(['Rust']);
    await page.unroute(SCRIPTS);
    await wakePage(page);
    const seen = await page.evaluate(() => [...(window as unknown as {seen: string[]}).seen]);
    expect(seen).toEqual(['Rust']);
  });

  test('is kept where the reader goes on while the page before is still loading', async ({
    page,
  }) => {
    const releases = await holdPages(page, ['/developer-guides/examples', HELLO]);
    await openPage(page, '/');
    await page.getByRole('tab', {name: 'Rust'}).first().click();
    await sidebarLink(page, 'Examples').click();
    await sidebarLink(page, 'Hello world').click();
    await expect(page).toHaveURL(HELLO);
    for (const release of releases) await release();
    await expect(heading(page)).toHaveText('Hello world');
    await expect.poll(() => readShown(page)).toEqual(['Rust']);
  });

  test('is chosen with the arrow keys, for all tabs of the page at once', async ({page}) => {
    await openPage(page, HELLO);
    expect(await page.getByRole('tab', {name: 'Go'}).count()).toBeGreaterThan(1);
    await page.getByRole('tab', {name: 'JavaScript'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => readShown(page)).toEqual(['Go']);
  });
});

test.describe('the panel of a language that is not shown', () => {
  /** Words in the panel of Rust, in one of the tabs of the page. */
  const WORDS = 'rustup target add';
  const FOUND = `${HELLO}#:~:text=${encodeURIComponent(WORDS)}`;
  const words = (page: Page) => page.getByText(WORDS).first();
  const panel = (page: Page) => page.getByRole('tabpanel').filter({has: words(page)});

  /** Expects the panel to replace the others of its tabs, and no other panel to change. */
  async function expectShown(page: Page): Promise<void> {
    await expect(words(page)).toBeInViewport();
    await expect(panel(page)).toHaveAccessibleName('Rust');
    await expect(page.getByRole('tab', {name: 'Rust', selected: true})).toHaveCount(1);
    const tabs = await page.getByRole('tablist').count();
    await expect(page.getByRole('tabpanel')).toHaveCount(tabs);
  }

  test('shows for words that the browser finds in it while the page sleeps', async ({page}) => {
    await page.goto(FOUND);
    await expect(words(page)).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expectShown(page);
    const {y: top = 0} = (await words(page).boundingBox()) ?? {};
    await wakePage(page);
    await expectShown(page);
    const {y = 0} = (await words(page).boundingBox()) ?? {};
    expect(Math.abs(y - top)).toBeLessThan(1);
  });

  test('shows for words that the browser finds in it while the page is awake', async ({page}) => {
    await openPage(page, HELLO);
    await page.goto(FOUND);
    await expectShown(page);
  });

  test('shows in place of the language that the reader chose before', async ({page}) => {
    await openPage(page, HELLO);
    await page.getByRole('tab', {name: 'Go'}).first().click();
    await page.goto('about:blank');
    await page.goto(FOUND);
    await expect(words(page)).toBeInViewport();
    await wakePage(page);
    await expectShown(page);
  });

  test('shows for an address that leads into it', async ({page}) => {
    // No page has an anchor in a panel of tabs yet.
    await page.route(`**${HELLO}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const panel = html.indexOf('data-label=Rust');
      const body = html.slice(0, panel) + html.slice(panel).replace('<figure', '<figure id="a b"');
      await route.fulfill({response, body});
    });
    await openPage(page, `${HELLO}#a%20b`);
    await expectShown(page);
  });

  test('shows for a link on the same page', async ({page}) => {
    await openPage(page, HELLO);
    await page
      .locator('[data-label="Rust"] > figure')
      .first()
      .evaluate((figure) => {
        figure.id = 'a b';
      });
    await followTo(page, `${HELLO}#a%20b`);
    await expectShown(page);
  });
});
