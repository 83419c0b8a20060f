import {expect, type Page} from '@playwright/test';
import {navbar, openPage, test} from '../support/page';
import {FIRST, hasVersions, LOCALES, VERSIONS} from '../support/copies';
import {UNKNOWN_ROUTE} from '../support/routes';

const PATH = '/platform/core/cli';
const language = (page: Page) => navbar(page).getByRole('button', {name: 'English'});
const languages = (page: Page) => navbar(page).locator('.dropdown__menu:has([lang])');

test.describe('the navbar', () => {
  test.use({startPath: PATH});

  test(
    'has the brand, which leads home, on the left, and search, version, language, colour mode and GitHub on the right',
    {tag: ['@navbar-content', '@item-position']},
    async ({page}) => {
      const controls = page
        .locator('.theme-layout-navbar-right')
        .locator(':is(input, button, a):not(dialog *, .dropdown__menu a)');
      const github = 'GitHub (opens in new tab)';
      await expect(controls).toHaveCount(5);
      await expect(controls.nth(0)).toHaveRole('textbox');
      const names = ['Search', `Version ${FIRST.label}`, 'English', 'Switch to dark mode', github];
      for (const [index, name] of names.entries()) {
        await expect(controls.nth(index)).toHaveAccessibleName(name);
      }
      const places = await controls.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().left),
      );
      expect(places).toEqual([...places].sort((one, other) => one - other));
      const link = navbar(page).getByRole('link', {name: github});
      await expect(link).toHaveAttribute('href', 'https://github.com/hayride-dev');
      await expect(link.getByRole('img')).toBeVisible();

      const brand = navbar(page).getByRole('link').first();
      await expect(brand).toHaveText('Hayride');
      await expect(brand.locator('img')).toHaveCount(1);
      await expect(page.locator('.theme-layout-navbar-left')).toHaveText('Hayride');
      await brand.click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    hasVersions
      ? 'names the docs version, and links to the page in each'
      : 'names the only docs version, Next, without a dropdown, and links to its page',
    {tag: '@one-version'},
    async ({page}) => {
      const role = hasVersions ? 'button' : 'link';
      const version = navbar(page).getByRole(role, {name: `Version ${FIRST.label}`, exact: true});
      await expect(version).toHaveText(FIRST.label);
      await expect(navbar(page).getByText('Version', {exact: true})).toBeInViewport();
      await expect(version).toHaveAttribute('href', PATH);
      const meta = page.locator('meta[name="docusaurus_version"]');
      await expect(meta).toHaveAttribute('content', FIRST.version);
      const listed = navbar(page).locator('[data-versions] .dropdown__menu a');
      const versions = hasVersions ? VERSIONS : [];
      await expect(listed).toHaveCount(versions.length);
      for (const {label, routes, home} of versions) {
        const route = routes.find((each) => each.endsWith(PATH)) ?? home;
        await expect(listed.getByText(label, {exact: true})).toHaveAttribute('href', route);
      }

      await openPage(page, UNKNOWN_ROUTE);
      await version.click();
      if (hasVersions) await listed.getByText(FIRST.label, {exact: true}).click();
      await expect(page).toHaveURL('/');
    },
  );
});

test.describe('the choice of the language', () => {
  test.use({startPath: PATH});

  test(
    'has English and the other languages of the site, if any, and keeps path, query and hash',
    {tag: '@one-locale'},
    async ({page}) => {
      await openPage(page, `${PATH}?from=mail&n=2#errors`);
      await language(page).hover();
      const items = languages(page).getByRole('link');
      const alternates = page.locator(
        'link[rel="alternate"][hreflang]:not([hreflang="x-default"])',
      );
      await expect(items).toHaveCount(LOCALES.length);
      await expect(alternates).toHaveCount(LOCALES.length);
      for (const [index, {lang, folder}] of LOCALES.entries()) {
        const address = `/${folder}${PATH.slice(1)}?from=mail&n=2#errors`;
        await expect(items.nth(index)).toHaveAttribute('href', address);
        await expect(items.nth(index)).toHaveAttribute('lang', lang);
        await expect(alternates.nth(index)).toHaveAttribute('hreflang', lang);
      }
      await expect(items.first()).toHaveText('English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    },
  );

  test('opens with the keyboard, and closes with Escape, which gives the focus back', async ({
    page,
  }) => {
    await language(page).focus();
    await page.keyboard.press('Enter');
    await expect(language(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(languages(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(languages(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(languages(page)).toBeHidden();
    await expect(language(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(language(page)).toBeFocused();
  });

  test('opens and closes with a press that no device made, once each time', async ({page}) => {
    for (const isOpen of [true, false]) {
      await language(page).dispatchEvent('click');
      await expect(language(page)).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(languages(page)).toBeVisible({visible: isOpen});
    }
  });

  test('stays open for a press of the mouse that has opened it, and closes with one outside', async ({
    page,
  }) => {
    await language(page).hover();
    await expect(language(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.down();
    await page.mouse.up();
    await expect(languages(page)).toBeVisible();
    await page.mouse.move(640, 400);
    await expect(languages(page)).toBeVisible();
    await page.mouse.down();
    await expect(languages(page)).toBeHidden();
    await expect(language(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens and closes once with a key that is held down', async ({page}) => {
    await language(page).focus();
    for (const key of ['Enter', 'Space']) {
      for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(language(page)).toHaveAttribute('aria-expanded', String(key === 'Enter'));
    }
  });

  test('opens for a press while the page sleeps', async ({page}) => {
    await page.goto(PATH);
    await language(page).dispatchEvent('click');
    await expect(language(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(languages(page)).toBeVisible();
  });

  test.describe('on a screen for fingers', () => {
    test.use({hasTouch: true});

    test('opens with a touch and closes with another', async ({page}) => {
      for (const isOpen of [true, false]) {
        await language(page).tap();
        await expect(language(page)).toHaveAttribute('aria-expanded', String(isOpen));
        await expect(languages(page)).toBeVisible({visible: isOpen});
      }
    });
  });

  test('closes under a resting pointer with Escape, and opens when the pointer comes again', async ({
    page,
  }) => {
    await language(page).hover();
    await expect(languages(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(languages(page)).toBeHidden();
    await page.mouse.move(640, 400);
    await language(page).hover();
    await expect(languages(page)).toBeVisible();
  });
});
