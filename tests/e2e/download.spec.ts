import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {listOffers} from '../support/listOffers';
import {openPage, test} from '../support/page';

test('the archive of an example is downloaded by the link on a page, with the checksum beside it', async ({
  page,
}) => {
  const [offer] = await listOffers();
  if (!offer) throw new Error('No page offers an example.');
  await openPage(page, offer.route);
  const link = page.getByRole('link', {name: offer.file});
  const box = page.locator('.download-box').filter({has: link});
  const download = page.waitForEvent('download');
  await link.click();
  const content = await readFile(await (await download).path());
  const checksum = createHash('sha256').update(content).digest('hex');
  await expect(box.locator('pre')).toBeHidden();
  await box.locator('summary').click();
  await expect(box.getByText(checksum)).toBeVisible();
  await expect(box.locator('pre')).toContainText(`tar -xzf ${offer.file}`);
});
