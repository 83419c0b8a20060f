import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {openPage, test} from '../support/page';

test('the archive of an example is downloaded by the link on a page, with the checksum beside it', async ({
  page,
}) => {
  await openPage(page, '/developer-guides/examples/hello-world');
  const box = page.locator('.download-box').first();
  const link = box.getByRole('link', {name: '.tar.gz'});
  const file = await link.innerText();
  const download = page.waitForEvent('download');
  await link.click();
  const content = await readFile(await (await download).path());
  const checksum = createHash('sha256').update(content).digest('hex');
  await expect(box.locator('pre')).toBeHidden();
  await box.locator('summary').click();
  await expect(box.getByText(checksum)).toBeVisible();
  await expect(box.locator('pre')).toContainText(`tar -xzf ${file}`);
});
