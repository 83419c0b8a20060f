import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const language = (page: Page) => navbar(page).getByRole('button', {name: 'English'});
const languages = (page: Page) => navbar(page).locator('.dropdown__menu');

test.describe('the navbar', () => {
  test('begins with the brand, which leads home', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const brand = navbar(page).getByRole('link').first();
    await expect(brand).toHaveText('Hayride');
    await expect(brand.locator('img')).toHaveCount(1);
    await expect(page.locator('.theme-layout-navbar-left')).toHaveText('Hayride');
    await brand.click();
    await expect(page).toHaveURL('/');
  });

  test('has search, version, language, colour mode and GitHub on the right', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const controls = page
      .locator('.theme-layout-navbar-right')
      .locator('input, button, a:not(.dropdown__menu a)');
    await expect(controls).toHaveCount(5);
    await expect(controls.nth(0)).toHaveRole('combobox');
    await expect(controls.nth(0)).toHaveAccessibleName('Search');
    await expect(controls.nth(1)).toHaveAccessibleName('Next');
    await expect(controls.nth(2)).toHaveAccessibleName('English');
    await expect(controls.nth(3)).toHaveAccessibleName('Switch to dark mode');
    await expect(controls.nth(4)).toHaveAccessibleName(/^GitHub/);
    const places = await controls.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().left),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('is walked by the keyboard in that order', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await navbar(page).getByRole('link', {name: 'Hayride'}).focus();
    const names: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(names).toEqual([
      expect.stringContaining('role="combobox"'),
      expect.stringContaining('Next'),
      expect.stringContaining('English'),
      expect.stringContaining('Switch to dark mode'),
      expect.stringContaining('GitHub'),
    ]);
  });

  test('links to GitHub with its mark', async ({page}) => {
    await page.goto('/');
    const link = navbar(page).getByRole('link', {name: /^GitHub/});
    await expect(link).toHaveAttribute('href', 'https://github.com/hayride-dev');
    const mark = await link.evaluate((element) => {
      const {maskImage, width, content} = getComputedStyle(element, '::before');
      return {maskImage, width, content};
    });
    expect(mark).toMatchObject({width: '20px', content: '""'});
    expect(mark.maskImage).toMatch(/^url\(.*svg/);
  });

  test('names the docs version and leads to its page', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const version = navbar(page).getByRole('link', {name: 'Next', exact: true});
    await expect(version).toHaveAttribute('href', '/platform/core/cli');

    await openPage(page, '/no-such-page');
    await version.click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the choice of the language', () => {
  test('has English alone and keeps path, query and hash', async ({page}) => {
    await openPage(page, '/platform/core/cli?from=mail&n=2#errors');
    await language(page).hover();
    const items = languages(page).getByRole('link');
    await expect(items).toHaveText(['English']);
    await expect(items).toHaveAttribute('href', '/platform/core/cli?from=mail&n=2#errors');
    await expect(items).toHaveAttribute('lang', 'en');
  });

  test('follows the page that was reached within the window', async ({page}) => {
    await openPage(page, '/platform/core/cli?from=mail');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Installation'}).click();
    await expect(page).toHaveTitle(/^Install/);
    await language(page).hover();
    await expect(languages(page).getByRole('link')).toHaveAttribute('href', '/installation');
  });

  test('opens and closes by the keyboard', async ({page}) => {
    await openPage(page, '/');
    await language(page).focus();
    await expect(languages(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(languages(page)).toBeVisible();
    await expect(language(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(languages(page)).toBeHidden();
    await expect(language(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const [way, leave] of [
    ['mouse is pressed', (page: Page) => page.mouse.click(640, 500)],
    ['finger touches', (page: Page) => page.getByRole('main').dispatchEvent('touchstart')],
    ['focus goes', (page: Page) => page.getByRole('link', {name: 'Edit this page'}).focus()],
  ] as const) {
    test(`closes when the ${way} outside`, async ({page}) => {
      await openPage(page, '/');
      await language(page).focus();
      await page.keyboard.press('Enter');
      await expect(languages(page)).toBeVisible();
      await leave(page);
      await expect(languages(page)).toBeHidden();
    });
  }
});
