import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {readBuiltFile} from '../support/builtSite';
import {LOCALES, VERSIONS} from '../support/copies';
import {
  holdRequests,
  openPage,
  searchBox,
  searchDialog,
  searchField,
  SAVING,
  test,
} from '../support/page';

/**
 * Budgets of the files that a browser loads, in bytes: measured on 22 to 29 November 2026, plus less than a tenth. If
 * you raise one, say in the commit what readers get for it.
 */
const BUDGETS = {
  // After Brotli, as the servers send it.
  awakeScripts: {
    '/': 125_000,
    '/platform/concepts/morphs': 125_000,
    // With its table of contents.
    '/reference/interfaces/ai': 126_200,
  },
  // Of the search: scripts and data from the first reach for its box on.
  firstResult: 31_300,
};

/** What the main script and the list of all scripts have for the pages of other versions, and for other languages. */
const MORE = 2_850 * (VERSIONS.length - 1) + 100 * (LOCALES.length - 1);

// Files that an earlier test has cached would not be requested again.
// Prefetched files count.
test.use({isFresh: true, connection: undefined});

/** Measured sizes of scripts by their files. */
const measured = new Map<string, number>();

/**
 * Returns the size of a script after Brotli: the mean over several sets of the hashes in it. How well those of one build
 * compress is luck, worth up to 150 bytes of the main script.
 */
async function measureScript(file: string): Promise<number> {
  const known = measured.get(file);
  if (known !== undefined) return known;
  const script = (await readBuiltFile(file)).toString();
  const sizes = Array.from({length: 8}, (_, index) => {
    const renamed = script.replace(/(?<=")[\da-f]{8}(?=")/g, (hash) =>
      createHash('sha256').update(`${index} ${hash}`).digest('hex').slice(0, 8),
    );
    return brotliCompressSync(renamed).length;
  });
  const size = sum(sizes) / sizes.length;
  measured.set(file, size);
  return size;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Lists the files that a page loads until it is awake, without those that it only prefetches. */
async function listLoaded(page: Page, route: string): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const isHint = request.headers()['sec-purpose']?.startsWith('prefetch');
    if (!isHint && request.resourceType() !== 'fetch')
      files.push(new URL(request.url()).pathname.slice(1));
  });
  await openPage(page, route);
  await page.waitForLoadState('networkidle');
  return files;
}

test.describe('an awake page', () => {
  // In one worker, which measures the scripts that these pages share once.
  test.describe.configure({mode: 'default'});

  for (const [route, budget] of Object.entries(BUDGETS.awakeScripts)) {
    const most = budget + MORE;
    test(`at ${route} has loaded at most ${most} bytes of scripts`, async ({page}) => {
      const scripts = (await listLoaded(page, route)).filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(2);
      const size = sum(await Promise.all(scripts.map(measureScript)));
      expect(size).toBeLessThanOrEqual(most);
    });
  }

  test('has loaded neither the index of the search nor its engine', async ({page}) => {
    const files = await listLoaded(page, '/');
    expect(files.filter((file) => /search/.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map(readBuiltFile));
    // The engine's message about a file that isn't an index.
    expect(texts.filter((text) => text.includes('The search index names'))).toEqual([]);

    const asked = page.waitForRequest('**/search-index*.json');
    await searchBox(page).focus();
    await asked;
  });
});

test.describe('a reader who saves data', () => {
  test.use({connection: SAVING});

  test(`the search loads at most ${BUDGETS.firstResult} bytes for its first result`, async ({
    page,
  }) => {
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    const files = new Set<string>();
    page.on('requestfinished', (request) => {
      const {pathname} = new URL(request.url());
      if (!request.headers()['sec-purpose'] && /search|\/js\//.test(pathname)) {
        files.add(pathname.slice(1));
      }
    });
    // They come after the first result, as soon as it is there.
    await holdRequests(page, '**/{summaries,words}-*');
    await searchBox(page).click();
    await searchField(page).fill('hello world');
    await expect(searchDialog(page).getByRole('option')).not.toHaveCount(0);
    const sizes = await Promise.all(
      [...files].map(async (file) => brotliCompressSync(await readBuiltFile(file)).length),
    );
    console.log(`The search: ${sum(sizes)} bytes until the first result.`);
    // The script of the dialog, its styles and the index.
    expect(files.size).toBe(3);
    expect(sum(sizes)).toBeLessThanOrEqual(BUDGETS.firstResult);
  });
});
