import {expect} from '@playwright/test';
import {openPage, test} from '../support/page';

test('names the ground of a page at its foot, and leads to what it means', async ({page}) => {
  await openPage(page, '/platform/core/cli');
  const article = page.getByRole('article');
  const line = article.locator('.theme-doc-markdown + p');
  await expect(line).toHaveText(/^(?:Checked|Taken) .+\. How pages are checked$/);
  await line.getByRole('link', {name: 'How pages are checked'}).click();
  await expect(page).toHaveURL(/\/platform\/overview#how-checked$/);
  await expect(page.getByRole('heading', {name: 'How pages are checked'})).toBeInViewport();
});
