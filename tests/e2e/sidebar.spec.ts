import {expect, type Locator, type Page} from '@playwright/test';
import {sidebar, sidebarLink, test} from '../support/page';
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

type Transition = {style: string; duration: number; height: number};

/** Presses the button of a category and tells the transition of height that its list begins. */
async function watchTransition(page: Page, button: Locator): Promise<Transition> {
  const seen = page.evaluate(
    () =>
      new Promise<{style: string; height: number}>((resolve) => {
        const listen = ({target, propertyName}: TransitionEvent) => {
          if (!(target instanceof HTMLUListElement) || propertyName !== 'height') return;
          document.removeEventListener('transitionrun', listen);
          resolve({style: target.style.transition, height: target.scrollHeight});
        };
        document.addEventListener('transitionrun', listen);
      }),
  );
  await button.click();
  const {style, height} = await seen;
  return {style, duration: Number(/^height (\d+)ms ease-in-out/.exec(style)?.[1]), height};
}

/** The list of a category is fully open. */
const expectOpened = (page: Page, name: string) =>
  expect(collapse(page, name).locator('xpath=ancestor::li[1]/ul')).toHaveAttribute(
    'style',
    /height: auto/,
  );

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
  test.use({startPath: '/'});

  test('expands and collapses by its button and by the keyboard, and says which it is', async ({
    page,
  }) => {
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
  });

  test('has a page, which its label links to and which opens it', async ({page}) => {
    await sidebarLink(page, 'Concepts').click();
    await expect(page).toHaveURL('/platform/concepts');
    await expect(collapse(page, 'Concepts')).toBeVisible();
  });

  test('stays open when another one is opened', {tag: '@sidebar'}, async ({page}) => {
    const names = ['Concepts', 'Languages', 'Interfaces'];
    // By the keyboard: what opens moves what is below it.
    for (const name of names) await expand(page, name).press('Enter');
    for (const name of names) await expect(collapse(page, name)).toBeVisible();
  });

  test(
    'grows and shrinks by an animation of its height, longer the taller it is',
    {tag: ['@sidebar', '@collapse-duration']},
    async ({page}) => {
      const opening = await watchTransition(page, expand(page, 'Concepts'));
      expect(opening.duration).toBeGreaterThan(1);
      await expect(sidebarLink(page, 'Morphs')).toBeVisible();

      const taller = await watchTransition(page, expand(page, 'Languages'));
      expect(taller.height).toBeGreaterThan(opening.height);
      expect(taller.duration).toBeGreaterThan(opening.duration);

      await expectOpened(page, 'Concepts');
      const closing = await watchTransition(page, collapse(page, 'Concepts'));
      expect(closing.duration).toBeGreaterThan(1);
      await expect(sidebarLink(page, 'Morphs')).toBeHidden();
    },
  );

  test(
    'takes 1 ms for it when the reader prefers reduced motion',
    {tag: '@reduced-motion'},
    async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      const opening = await watchTransition(page, expand(page, 'Concepts'));
      expect(opening.duration, opening.style).toBe(1);
      await expectOpened(page, 'Concepts');
      const closing = await watchTransition(page, collapse(page, 'Concepts'));
      expect(closing.duration, closing.style).toBe(1);
    },
  );
});
