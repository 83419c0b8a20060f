import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {readBuiltFile} from '../support/builtSite';
import {listOffers} from '../support/listOffers';
import {openPage, test} from '../support/page';

test.describe('the archive of an example', () => {
  test('is downloaded by the link on a page, with the checksum beside it', async ({page}) => {
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
});

test.describe('a file to download', () => {
  for (const [route, file] of [
    ['/reference/interfaces', 'wit/hayride-wit.tar.gz'],
    ['/reference/api/hayride', 'openapi/hayride.yaml'],
    ['/reference/api/hayride-ai', 'openapi/hayride-ai.yaml'],
  ] as const) {
    test(`is downloaded from ${route}, with its checksum beside the link: ${file}`, async ({
      page,
    }) => {
      await openPage(page, route);
      const name = file.replace(/.*\//, '');
      const box = page.locator('.download-box');
      const answer = await page.request.get(`/${file}`);
      const checksum = createHash('sha256')
        .update(await answer.body())
        .digest('hex');
      expect(await answer.body()).toEqual(await readBuiltFile(file));
      await expect(box.getByRole('link', {name, exact: true})).toHaveAttribute('href', `/${file}`);
      await box.locator('summary').click();
      await expect(box.getByText(checksum)).toBeVisible();
      await expect(box.getByRole('link', {name: 'SHA-256'})).toHaveAttribute(
        'href',
        `/${file.replace(name, 'SHA256SUMS')}`,
      );
    });
  }
});
