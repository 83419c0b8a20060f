import {expect, type Page} from '@playwright/test';
import {openPage, PHONE, test} from '../support/page';

const PAGE = '/developer-guides/examples/http/server';

const steps = (page: Page) => page.locator('article section.step');
const numbers = (page: Page) => steps(page).locator('h2 > span:first-child');

test.describe('the parts of a tutorial', () => {
  test('are numbered, in sockets beside their headings, and in the names of these and the contents', async ({
    page,
  }) => {
    await openPage(page, PAGE);
    await expect(numbers(page)).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^6/]);
    const boxes = await numbers(page).evaluateAll((all) =>
      all.map((each) => ({
        left: each.getBoundingClientRect().right,
        column: each.closest('section')!.querySelector('p')!.getBoundingClientRect().left,
      })),
    );
    for (const {left, column} of boxes) expect(left).toBeLessThanOrEqual(column);
    expect(new Set(boxes.map(({left}) => left)).size).toBe(1);

    const name = '3. Build it';
    await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
    await expect(page.locator('.table-of-contents').getByRole('link', {name})).toBeVisible();
  });

  test('end in the component that was built', async ({page}) => {
    await openPage(page, PAGE);
    await expect(steps(page).last().locator('> :last-child')).toHaveText('You built server.wasm');
    await expect(page.getByText(/^You built/)).toHaveCount(1);
  });

  test('are as wide as the text on a phone', async ({page}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, PAGE);
    const [part, before] = [steps(page).locator('> p'), page.locator('.markdown > p')];
    expect((await part.first().boundingBox())?.x).toBe((await before.first().boundingBox())?.x);
  });
});

test('what to do about another output is one line until the reader opens it', async ({page}) => {
  await openPage(page, PAGE);
  const fold = page.locator('article details', {hasText: 'Got something else?'}).first();
  const summary = fold.locator('> summary');
  await expect(summary).toContainText("package 'wasi:http@0.2.12' not found");
  expect((await fold.boundingBox())?.height).toBeLessThan(48);
  await summary.click();
  await expect(fold.getByText('Run the copy commands of part 1 again.')).toBeVisible();
});

test.describe('the contract of a tutorial', () => {
  const card = (page: Page) => page.locator('article .contract');
  const exports = (page: Page) => card(page).getByRole('group', {name: 'Exports'});
  const imports = (page: Page) => card(page).getByRole('group', {name: 'Imports'});

  test('is below its lead: labelled lists of names that lead to the reference', async ({page}) => {
    await openPage(page, PAGE);
    await expect(page.locator('article header + p + .contract')).toBeVisible();
    await expect(exports(page).getByRole('listitem')).toHaveText([
      'wasi:http/incoming-handler',
      'hayride:http/config',
    ]);
    await expect(imports(page).getByRole('listitem')).toHaveText(['wasi:http/types']);
    const [left, right] = [await exports(page).boundingBox(), await imports(page).boundingBox()];
    expect(left!.x + left!.width).toBeLessThan(right!.x);
    await exports(page).getByRole('link', {name: 'hayride:http/config'}).click();
    await expect(page).toHaveURL(/\/reference\/interfaces\/http#http-config$/);
  });

  test('has its imports below its exports on a phone, and its ports on its edge', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, PAGE);
    const [above, below] = [await exports(page).boundingBox(), await imports(page).boundingBox()];
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    const middles = await card(page).evaluate((box) => {
      const {left} = box.getBoundingClientRect();
      return [...box.querySelectorAll('li')].map((item) => {
        const port = getComputedStyle(item, '::before');
        return item.getBoundingClientRect().left + parseFloat(port.left) + 4 - left;
      });
    });
    expect(middles).toHaveLength(3);
    for (const middle of middles) expect(Math.abs(middle)).toBeLessThan(2);
  });
});
