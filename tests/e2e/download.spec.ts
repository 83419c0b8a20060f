import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {expect} from '@playwright/test';
import {listBuiltFiles, readBuiltFile, readBuiltPages} from '../support/builtSite';
import {openPage, test} from '../support/page';

const ARCHIVE = /^\/examples\/([a-z0-9-]+\.tar\.gz)$/;

/** The archives that the pages offer, by the route of the page. */
async function listOffers(): Promise<{route: string; file: string}[]> {
  const pages = await readBuiltPages();
  return pages.flatMap(({route, elements}) =>
    elements.flatMap(({attributes}) => {
      const file = attributes.href?.match(ARCHIVE)?.[1];
      return file === undefined ? [] : [{route, file}];
    }),
  );
}

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
    await expect(box.getByText(checksum)).toBeVisible();
    await expect(box.locator('pre')).toBeHidden();
    await box.locator('summary').click();
    await expect(box.locator('pre')).toContainText(`tar -xzf ${offer.file}`);
  });

  test('has on every page that offers it the checksum of the list', async () => {
    const list = (await readBuiltFile('examples/SHA256SUMS')).toString().trim().split('\n');
    const sums = new Map(list.map((line) => line.split('  ').reverse() as [string, string]));
    const pages = new Map((await readBuiltPages()).map((page) => [page.route, page]));
    for (const {route, file} of await listOffers()) {
      const content = await readBuiltFile(`examples/${file}`);
      expect(sums.get(file)).toBe(createHash('sha256').update(content).digest('hex'));
      const texts = pages.get(route)?.elements.map(({text}) => text) ?? [];
      expect(texts, `${route} ${file}`).toContain(sums.get(file));
    }
  });

  test('is not what the search finds', async () => {
    const [line = ''] = (await readBuiltFile('examples/SHA256SUMS')).toString().split('\n');
    const files = await readIndexes();
    expect(files).not.toEqual([]);
    for (const text of files) expect(text).not.toContain(line.slice(0, 12));
  });
});

test.describe('a file to download', () => {
  /** The lists of checksums, each beside its files. */
  const LISTS = ['examples/SHA256SUMS', 'openapi/SHA256SUMS', 'wit/SHA256SUMS'];

  test('is in the list of its folder, with its checksum', async () => {
    expect(await listBuiltFiles(/SHA256SUMS$/)).toEqual(LISTS);
    for (const list of LISTS) {
      const folder = list.replace('SHA256SUMS', '');
      const files = (await listBuiltFiles()).filter(
        (file) => file.startsWith(folder) && file !== list,
      );
      const lines = files.map(async (file) => {
        const sum = createHash('sha256').update(await readBuiltFile(file));
        return `${sum.digest('hex')}  ${file.slice(folder.length)}\n`;
      });
      const sorted = (await readBuiltFile(list))
        .toString()
        .split(/(?<=\n)/)
        .sort();
      expect(sorted, list).toEqual((await Promise.all(lines)).sort());
    }
  });

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
      await expect(box.getByText(checksum)).toBeVisible();
      await expect(box.getByRole('link', {name: 'SHA-256'})).toHaveAttribute(
        'href',
        `/${file.replace(name, 'SHA256SUMS')}`,
      );
    });
  }
});

/** The texts of the search's indexes. */
async function readIndexes(): Promise<string[]> {
  const files = (await listBuiltFiles()).filter((file) => /search-index.*\.json$/.test(file));
  return Promise.all(files.map(async (file) => (await readBuiltFile(file)).toString()));
}
