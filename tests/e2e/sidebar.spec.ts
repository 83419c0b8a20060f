import {expect, type Locator, type Page} from '@playwright/test';
import {sidebar, sidebarLink, test} from '../support/page';
import {testInStates} from '../support/states';
import {READING_ORDER} from '../support/routes';

const expand = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name: `Expand sidebar category '${name}'`});
const collapse = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name: `Collapse sidebar category '${name}'`});

const listLinks = (page: Page) =>
  sidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Expands every category, including those inside others. */
async function expandAll(page: Page): Promise<void> {
  const collapsed = sidebar(page).locator('button[aria-expanded="false"]');
  while ((await collapsed.count()) > 0) {
    const name = (await collapsed.first().getAttribute('aria-label')) ?? '';
    const namesakes = sidebar(page).getByRole('button', {name, exact: true});
    const count = await namesakes.count();
    await collapsed.first().click();
    await expect(namesakes).toHaveCount(count - 1);
  }
}

/** Presses the button of a category; returns the height of its list and the duration of the animation. */
async function watchAnimation(button: Locator) {
  const list = button.locator('xpath=ancestor::li[1]/ul');
  const watched = await list.evaluateHandle((element) => {
    const found: {height?: number; duration?: number} = {};
    element.animate = (frames, options) => {
      Object.assign(found, {height: element.scrollHeight}, options);
      return Element.prototype.animate.call(element, frames, options);
    };
    return found;
  });
  await button.click();
  const {height = NaN, duration = NaN} = await watched.jsonValue();
  return {height, duration};
}

test.describe('the sidebar', () => {
  test.use({startPath: '/platform/core/cli'});

  test('holds every page in the reading order', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expandAll(page);
    await expect.poll(() => listLinks(page)).toEqual(READING_ORDER);
  });

  test(
    'opens the categories of its page, has only their buttons, and marks the page that a navigation leads to',
    {tag: '@sidebar'},
    async ({page}) => {
      await expect(collapse(page, 'Platform')).toBeVisible();
      await expect(collapse(page, 'Core')).toBeVisible();
      await expect(expand(page, 'Concepts')).toBeVisible();

      // None that hides the sidebar.
      const buttons = page.locator('.theme-doc-sidebar-container').getByRole('button');
      const ofCategories = buttons.and(
        page.getByRole('button', {name: /^(Expand|Collapse) sidebar category /}),
      );
      await expect(ofCategories).not.toHaveCount(0);
      await expect(buttons).toHaveCount(await ofCategories.count());

      const current = sidebar(page).locator('[aria-current="page"]');
      await expect(current).toHaveText(['CLI']);
      await sidebarLink(page, 'Installation').click();
      await expect(current).toHaveText(['Installation']);
    },
  );
});

test.describe('a category of the sidebar', () => {
  testInStates(
    'expands and collapses by its button and by the keyboard, and says which it is',
    '/',
    async (page) => {
      const link = sidebarLink(page, 'Morphs');
      await expect(expand(page, 'Concepts')).toHaveAttribute('aria-expanded', 'false');
      await expect(link).toHaveCount(0);

      await expand(page, 'Concepts').click();
      await expect(collapse(page, 'Concepts')).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toBeVisible();
      await collapse(page, 'Concepts').click();
      await expect(link).toBeHidden();
      await expect(page).toHaveURL('/');

      await sidebarLink(page, 'Concepts').focus();
      await page.keyboard.press('Tab');
      await expect(expand(page, 'Concepts')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(collapse(page, 'Concepts')).toBeFocused();
      await expect(link).toBeVisible();
      await page.keyboard.press('Space');
      await expect(expand(page, 'Concepts')).toBeFocused();
      await page.keyboard.press('Space');
      return () => expect(collapse(page, 'Concepts')).toBeVisible();
    },
  );

  testInStates(
    'has a page, which its label links to and which opens it, and closes it there',
    '/',
    async (page) => {
      await sidebarLink(page, 'Concepts').click();
      await expect(page).toHaveURL('/platform/concepts');
      await expect(collapse(page, 'Concepts')).toBeVisible();
      await sidebarLink(page, 'Concepts').click();
      await expect(expand(page, 'Concepts')).toBeVisible();
      await expect(page).toHaveURL('/platform/concepts');
    },
  );

  testInStates(
    'stays open when another one is opened',
    '/',
    async (page) => {
      const names = ['Concepts', 'Languages', 'Interfaces'];
      // By keyboard, because an opening list moves everything below it.
      for (const name of names) await expand(page, name).press('Enter');
      const expectOpen = async () => {
        for (const name of names) await expect(collapse(page, name)).toBeVisible();
      };
      await expectOpen();
      return expectOpen;
    },
    {tag: '@sidebar'},
  );

  testInStates(
    'grows and shrinks by an animation of its height, longer the taller it is, and of 1 ms when the reader prefers reduced motion',
    '/',
    async (page) => {
      const opening = await watchAnimation(expand(page, 'Concepts'));
      expect(opening.duration).toBeGreaterThan(1);
      await expect(sidebarLink(page, 'Morphs')).toBeVisible();
      const taller = await watchAnimation(expand(page, 'Languages'));
      expect(taller.height).toBeGreaterThan(opening.height);
      expect(taller.duration).toBeGreaterThan(opening.duration);
      expect((await watchAnimation(collapse(page, 'Concepts'))).duration).toBeGreaterThan(1);
      await expect(sidebarLink(page, 'Morphs')).toBeHidden();

      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const button of [expand(page, 'Concepts'), collapse(page, 'Concepts')]) {
        expect((await watchAnimation(button)).duration).toBe(1);
      }
    },
    {tag: ['@sidebar', '@collapse-duration', '@reduced-motion']},
  );
});
