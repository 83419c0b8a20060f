import {expect, type Page} from '@playwright/test';
import {
  expectCopyAnswer,
  followTo,
  heading,
  holdPages,
  keepCopyAnswers,
  openPage,
  PHONE,
  sidebarLink,
  test,
} from '../../../tests/support/page';

/** Opens a page, and replaces the content that React has rendered by a copy. */
async function openCopy(page: Page, route: string): Promise<void> {
  await openPage(page, route);
  await page.locator('.theme-doc-markdown').evaluate((content) => {
    const {innerHTML} = content;
    content.innerHTML = innerHTML;
  });
}

const copyButtons = (page: Page) => page.getByRole('button', {name: 'Copy code to clipboard'});

test.describe('works on content that React does not know:', () => {
  test('the copy button, and that of the next page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-write']);
    await openCopy(page, '/platform/core/cli');
    await keepCopyAnswers(page);
    await copyButtons(page).first().click();
    await expectCopyAnswer(page, 'Copied');
    await expect(page.locator('body')).toHaveAttribute('data-shown', 'copied');
    await expect(copyButtons(page).first()).not.toHaveAttribute('data-state');

    await sidebarLink(page, 'Server').click();
    await expect(heading(page)).toHaveText('Server');
    await page.evaluate(() => delete document.body.dataset.said);
    await copyButtons(page).first().click();
    await expectCopyAnswer(page, 'Copied');
  });

  test('tabs, by mouse and keyboard', async ({page}) => {
    await openCopy(page, '/developer-guides/examples/hello-world');
    const tab = (name: string) => page.getByRole('tab', {name, exact: true}).first();
    const {y: before} = (await tab('Rust').boundingBox())!;
    await tab('Rust').click();
    expect((await tab('Rust').boundingBox())!.y).toBeCloseTo(before, 0);
    await expect(tab('Rust')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'Rust'}).first()).toBeVisible();
    await expect(page.getByRole('tabpanel', {name: 'JavaScript'})).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(tab('JavaScript')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('tabpanel', {name: 'JavaScript'}).first()).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tablist').first().getByRole('tab').last()).toBeFocused();
  });

  test('the filter of entries', async ({page}) => {
    await openCopy(page, '/reference/interfaces/ai');
    const filter = page.getByRole('group', {name: 'Filter', exact: true});
    await filter.getByRole('button', {name: /^resource \d+$/}).click();
    await expect(filter.getByRole('status')).toHaveText(/^\d+ of \d+ entries$/);
    await expect(page.locator('.entry[data-kind="method"]:visible')).toHaveCount(0);
    await filter.getByRole('searchbox').fill('no such entry');
    await expect(filter.getByRole('status')).toHaveText(/^0 of/);
    await page.keyboard.press('Escape');
    await expect(filter.getByRole('status')).toHaveText(/^\d+ entries$/);
    await expect(page.locator('.theme-doc-markdown :is([hidden], [data-reduced])')).toHaveCount(0);
  });

  test('a fold and its animation', async ({page}) => {
    await openCopy(page, '/reference/interfaces');
    const fold = page.locator('article details[data-fold]').last();
    const content = fold.locator('> :last-child');
    await fold.locator('> summary').click();
    await expect(content).toBeVisible();
    // Counted while the click is dispatched: once that is over, so may the animation be.
    await content.evaluate((element: HTMLElement) =>
      addEventListener('click', () => {
        element.dataset.animations = String(element.getAnimations().length);
      }),
    );
    await fold.locator('> summary').click();
    await expect(content).toHaveAttribute('data-animations', '1');
    await expect(fold).not.toHaveAttribute('open');
  });

  test('the tab stops of what scrolls, where the reader goes on while a page is loading', async ({
    page,
  }) => {
    const paths = ['/developer-guides/examples', '/developer-guides/advanced/configuration'];
    const releases = await holdPages(page, paths);
    await page.setViewportSize(PHONE);
    await openPage(page, '/installation');
    for (const path of paths) await followTo(page, path);
    await expect(page).toHaveURL(paths[1]!);
    for (const release of releases) await release();
    await expect(heading(page)).toHaveText('Configuration');
    await expect(page.locator('article pre[tabindex="0"]').first()).toBeAttached();
  });

  test('the tab stops of what scrolls, once the window has another size', async ({page}) => {
    await openCopy(page, '/developer-guides/advanced/configuration');
    await page.setViewportSize(PHONE);
    const read = () =>
      page.locator('article figure[data-language] pre').evaluateAll((all) =>
        all.map((pre) => ({
          isWide: pre.scrollWidth > pre.clientWidth,
          isStop: pre.tabIndex === 0 && pre.ariaLabel !== null,
        })),
      );
    await expect.poll(read).toContainEqual({isWide: true, isStop: true});
    await expect.poll(read).not.toContainEqual({isWide: true, isStop: false});
    await expect.poll(read).not.toContainEqual({isWide: false, isStop: true});
  });
});
