import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {readingOrder} from '../support/readingOrder';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const expand = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name: `Expand sidebar category '${name}'`});
const collapse = (page: Page, name: string) =>
  sidebar(page).getByRole('button', {name: `Collapse sidebar category '${name}'`});

const listLinks = (page: Page) =>
  sidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Expands every category, with those that come to light by it. */
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

type Transition = {property: string; style: string; height: number};

/** Presses the button of a category and tells the transition of height that its list begins. */
async function watchTransition(page: Page, button: Locator): Promise<Transition> {
  const seen = page.evaluate(
    () =>
      new Promise<Transition>((resolve) => {
        const listen = ({target, propertyName: property}: TransitionEvent) => {
          if (!(target instanceof HTMLUListElement)) return;
          document.removeEventListener('transitionrun', listen);
          resolve({property, style: target.style.transition, height: target.scrollHeight});
        };
        document.addEventListener('transitionrun', listen);
      }),
  );
  await button.click();
  return seen;
}

/** The list of a category has come to the end of its opening. */
const expectOpened = (page: Page, name: string) =>
  expect(collapse(page, name).locator('xpath=ancestor::li[1]/ul')).toHaveAttribute(
    'style',
    /height: auto/,
  );

const readDuration = ({style}: Transition) => Number(/height (\d+)ms/.exec(style)?.[1]);

test.describe('the sidebar', () => {
  test('holds every page in the reading order', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/');
    await expandAll(page);
    await expect.poll(() => listLinks(page)).toEqual(readingOrder);
  });

  test('marks the page that a navigation leads to', async ({page}) => {
    await openPage(page, '/');
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(['Overview']);
    await sidebar(page).getByRole('link', {name: 'Installation'}).click();
    await expect(current).toHaveText(['Installation']);
  });

  test('opens the categories of the page that it stands beside', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    await expect(collapse(page, 'Platform')).toBeVisible();
    await expect(collapse(page, 'Core')).toBeVisible();
    await expect(expand(page, 'Concepts')).toBeVisible();
  });

  test('cannot be hidden: its only buttons are those of the categories', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const buttons = page.locator('.theme-doc-sidebar-container').getByRole('button');
    const ofCategories = buttons.and(
      page.getByRole('button', {name: /^(Expand|Collapse) sidebar category /}),
    );
    await expect(ofCategories).not.toHaveCount(0);
    await expect(buttons).toHaveCount(await ofCategories.count());
    await expect(sidebar(page)).toBeVisible();
  });
});

test.describe('a category of the sidebar', () => {
  test('expands and collapses by its button and says which it is', async ({page}) => {
    await openPage(page, '/');
    const link = sidebar(page).getByRole('link', {name: 'Morphs', exact: true});
    await expect(expand(page, 'Concepts')).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toHaveCount(0);

    await expand(page, 'Concepts').click();
    await expect(collapse(page, 'Concepts')).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();

    await collapse(page, 'Concepts').click();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('expands and collapses by the keyboard', async ({page}) => {
    await openPage(page, '/');
    await sidebar(page).getByRole('link', {name: 'Concepts'}).focus();
    await page.keyboard.press('Tab');
    await expect(expand(page, 'Concepts')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(collapse(page, 'Concepts')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(expand(page, 'Concepts')).toBeFocused();
  });

  test('has a page of its own, which its label leads to and which opens it', async ({page}) => {
    await openPage(page, '/');
    await sidebar(page).getByRole('link', {name: 'Concepts'}).click();
    await expect(page).toHaveURL('/platform/concepts');
    await expect(collapse(page, 'Concepts')).toBeVisible();
  });

  test('stays open when another one is opened', async ({page}) => {
    await openPage(page, '/');
    for (const name of ['Concepts', 'Languages', 'Interfaces']) {
      await expand(page, name).click();
    }
    for (const name of ['Concepts', 'Languages', 'Interfaces']) {
      await expect(collapse(page, name)).toBeVisible();
    }
  });

  test('grows and shrinks by an animation of its height, longer the taller it is', async ({
    page,
  }) => {
    await openPage(page, '/');
    const morphs = sidebar(page).getByRole('link', {name: 'Morphs', exact: true});
    const opening = await watchTransition(page, expand(page, 'Concepts'));
    expect(opening.property).toBe('height');
    expect(opening.style).toMatch(/^height \d+ms ease-in-out/);
    expect(readDuration(opening)).toBeGreaterThan(1);
    await expect(morphs).toBeVisible();

    const taller = await watchTransition(page, expand(page, 'Languages'));
    expect(taller.height).toBeGreaterThan(opening.height);
    expect(readDuration(taller)).toBeGreaterThan(readDuration(opening));

    await expectOpened(page, 'Concepts');
    const closing = await watchTransition(page, collapse(page, 'Concepts'));
    expect(closing.property).toBe('height');
    expect(closing.style).toMatch(/^height \d+ms ease-in-out/);
    await expect(morphs).toBeHidden();
  });

  test('takes 1 ms for it when the reader prefers reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, '/');
    const opening = await watchTransition(page, expand(page, 'Concepts'));
    expect(readDuration(opening)).toBe(1);
    await expectOpened(page, 'Concepts');
    const closing = await watchTransition(page, collapse(page, 'Concepts'));
    expect(readDuration(closing)).toBe(1);
  });
});
