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
