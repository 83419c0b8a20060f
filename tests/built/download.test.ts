import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {
  listBuiltFiles,
  readBuiltFile,
  readBuiltPages,
  type PageElement,
} from '../support/builtSite';
import {LOCALES} from '../support/copies';

const ARCHIVE = /^\/examples\/([a-z0-9-]+\.tar\.gz)$/;

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

  test('has no checksum that the search finds', async () => {
    const lines = (await readBuiltFile('examples/SHA256SUMS')).toString().trim().split('\n');
    // The index of names, and the words and texts that a query loads.
    const files = await listBuiltFiles(/search-index[^/]*$|^assets\/search\//);
    expect(files.length).toBeGreaterThan(50);
    const texts = await Promise.all(files.map(readBuiltFile));
    const found = lines.filter((line) => texts.some((text) => text.includes(line.slice(0, 12))));
    expect(found).toEqual([]);
  });
});

describe('a file to download', () => {
  /** The lists of checksums, each beside its files. */
  const LISTS = LOCALES.flatMap(({folder}) =>
    ['examples', 'openapi', 'wit'].map((each) => `${folder}${each}/SHA256SUMS`),
  );

  test('is in the list of its folder, with its checksum', async () => {
    expect(await listBuiltFiles(/SHA256SUMS$/)).toEqual(LISTS.toSorted());
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

/** Lists the archives that the pages offer, by the route of the page. */
async function listOffers(): Promise<{route: string; file: string}[]> {
  const pages = await readBuiltPages();
  return pages.flatMap(({route, elements}) =>
    elements.flatMap(({attributes}) => {
      const file = attributes.href?.match(ARCHIVE)?.[1];
      return file === undefined ? [] : [{route, file}];
    }),
  );
}
