import {expect, type Page} from '@playwright/test';
import {heading, openPage, sidebarLink, test} from '../support/page';

const HELLO = '/developer-guides/examples/hello-world';

/** The languages that the tabs of a page show, each once. */
async function readShown(page: Page): Promise<string[]> {
  const chosen = page.getByRole('tab', {selected: true});
  const names = await chosen.allTextContents();
  return [...new Set(names.filter((name) => !/macOS|Windows/.test(name)))];
}

test.describe('the language of a reader', () => {
  test('is chosen once and kept on every page that offers it', async ({page}) => {
    await openPage(page, '/');
    expect(await readShown(page)).toEqual(['JavaScript']);
    await page.getByRole('tab', {name: 'Rust'}).first().click();
    expect(await readShown(page)).toEqual(['Rust']);

    await sidebarLink(page, 'Examples').click();
    await sidebarLink(page, 'Hello world').click();
    await expect(page).toHaveURL(HELLO);
    // The address changes before the page does.
    await expect(heading(page)).toHaveText(/hello/i);
    expect(await readShown(page)).toEqual(['Rust']);

    await openPage(page, HELLO);
    await expect.poll(() => readShown(page)).toEqual(['Rust']);
  });

  test('is chosen with the arrow keys, for all tabs of the page at once', async ({page}) => {
    await openPage(page, HELLO);
    expect(await page.getByRole('tab', {name: 'Go'}).count()).toBeGreaterThan(1);
    await page.getByRole('tab', {name: 'JavaScript'}).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await readShown(page)).toEqual(['Go']);
  });
});
