import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {
  listBuiltFiles,
  readBuiltFile,
  readBuiltPages,
  type PageElement,
} from '../support/builtSite';
import {listOffers} from '../support/listOffers';

describe('the archive of an example', () => {
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

describe('a file to download', () => {
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

  test.each([
    ['/reference/interfaces', 'wit/hayride-wit.tar.gz'],
    ['/reference/api/hayride', 'openapi/hayride.yaml'],
    ['/reference/api/hayride-ai', 'openapi/hayride-ai.yaml'],
  ])('is offered on %s, with its checksum beside the link: %s', async (address, file) => {
    const page = (await readBuiltPages()).find(({route}) => route === address);
    const isInBox = ({ancestors}: PageElement) =>
      ancestors.some(({classes}) => classes.includes('download-box'));
    const inside = page?.elements.filter(isInBox) ?? [];
    const links = inside.map(({text, attributes}) => `${text} ${attributes.href}`);
    expect(links).toContain(`${file.replace(/.*\//, '')} /${file}`);
    expect(links).toContain(`SHA-256 /${file.replace(/[^/]*$/, 'SHA256SUMS')}`);
    const checksum = createHash('sha256').update(await readBuiltFile(file));
    expect(inside.map(({text}) => text).join()).toContain(checksum.digest('hex'));
  });
});

/** The texts of the search's indexes. */
async function readIndexes(): Promise<string[]> {
  const files = (await listBuiltFiles()).filter((file) => /search-index.*\.json$/.test(file));
  return Promise.all(files.map(async (file) => (await readBuiltFile(file)).toString()));
}
