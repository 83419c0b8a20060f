import {readFileSync} from 'node:fs';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, type Page} from '@playwright/test';
import {listBuiltFiles, readBuiltFile} from '../support/builtSite';
import {holdRequests, openPage, searchBox, searchDialog, searchField, test} from '../support/page';

/**
 * The budgets, in bytes: measured on 22 to 25 November 2026, plus less than a tenth. If you raise one, say in
 * the commit what readers get for it.
 */
const BUDGETS = {
  // After Brotli, as the servers send it; the others after gzip.
  awakeScripts: {
    '/': 125_000,
    '/platform/concepts/morphs': 125_000,
    '/reference/interfaces/ai': 125_000,
  },
  // Of the search: scripts and data from the first reach for its box on.
  firstResult: 45_000,
  searchSession: 120_000,
  styles: 13_000,
  // With the styles that the page is first painted with.
  // A page brings what keeps it readable and copies its code where no script comes.
  medianPage: 25_000,
  largestPage: 40_000,
  // That of all interfaces has every entry, so that the browser’s own search finds it.
  largestReference: 68_000,
  images: 1_700,
};

const FONT = /\.(woff2?|ttf|otf|eot)$/;
/** Images that pages show; the pictures for social networks are not among them. */
const IMAGE = /^(?!img\/social\/).*\.(svg|png|jpe?g|gif|webp|avif|ico)$/;

/** The compressed sizes of built files. */
function weighCompressed(files: readonly string[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => gzipSync(await readBuiltFile(file)).length));
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The files that a page loads until it is awake; what is only prefetched is not among them. */
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
  for (const [route, budget] of Object.entries(BUDGETS.awakeScripts)) {
    test(`at ${route} has loaded at most ${budget} bytes of scripts`, async ({page}) => {
      const scripts = (await listLoaded(page, route)).filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(2);
      const sizes = await Promise.all(
        scripts.map(async (file) => brotliCompressSync(await readBuiltFile(file)).length),
      );
      expect(sum(sizes)).toBeLessThanOrEqual(budget);
    });
  }

  test('has loaded neither the index of the search nor its engine', async ({page}) => {
    const files = await listLoaded(page, '/');
    expect(files.filter((file) => /search/.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map(readBuiltFile));
    // What the engine says of an index that is none.
    expect(texts.filter((text) => text.includes('The search index names'))).toEqual([]);

    const asked = page.waitForRequest('**/search-index*.json');
    await searchBox(page).focus();
    await asked;
  });
});

test.describe('the search', () => {
  /** A session of ten queries: names, titles, questions, errors of typing, a message. */
  const SESSION = [
    ...['hello world', 'call-tool', 'instalation', 'how do i stop the server', 'HAYRIDE_LOG_LEVEL'],
    ...['cors preflight', 'model-repository', 'morhps', 'sqlite transactions', 'hayride wac plug'],
  ];

  test(`loads at most ${BUDGETS.firstResult} bytes for its first result and ${BUDGETS.searchSession} for ten queries`, async ({
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
    const weigh = async () =>
      sum(
        await Promise.all(
          [...files].map(async (file) => brotliCompressSync(await readBuiltFile(file)).length),
        ),
      );
    // They come after the first result, as soon as it is there.
    const {letGo} = await holdRequests(page, '**/summaries-*');
    await searchBox(page).click();
    const options = searchDialog(page).getByRole('option');
    let first = 0;
    for (const query of SESSION) {
      await searchField(page).fill(query);
      await expect(options).not.toHaveCount(0);
      first ||= await weigh();
      letGo();
      await page.waitForLoadState('networkidle');
    }
    console.log(
      `The search: ${first} bytes until the first result, ${await weigh()} for ten queries.`,
    );
    // The script of the dialog, the index, and what the texts took.
    expect(files.size).toBeGreaterThan(3);
    expect(first).toBeLessThanOrEqual(BUDGETS.firstResult);
    expect(await weigh()).toBeLessThanOrEqual(BUDGETS.searchSession);
  });
});

test(`all styles together have at most ${BUDGETS.styles} bytes`, async () => {
  // The sheet of awake pages and that of paper.
  const sheets = await listBuiltFiles(/\.css$/);
  expect(sheets).toHaveLength(2);
  const sizes = await Promise.all(
    sheets.map(async (sheet) => brotliCompressSync(await readBuiltFile(sheet)).length),
  );
  expect(sum(sizes)).toBeLessThanOrEqual(BUDGETS.styles);
});

test(`half of the pages have at most ${BUDGETS.medianPage} bytes of HTML`, async () => {
  const sizes = (await weighCompressed(await listBuiltFiles(/\.html$/))).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(BUDGETS.medianPage);
});

test(`no page has more than ${BUDGETS.largestPage} bytes of HTML, but for the reference`, async () => {
  const files = (await listBuiltFiles(/\.html$/)).filter((file) => !file.startsWith('reference/'));
  expect(Math.max(...(await weighCompressed(files)))).toBeLessThanOrEqual(BUDGETS.largestPage);
});

test(`no page of the reference has more than ${BUDGETS.largestReference} bytes of HTML`, async () => {
  const sizes = await weighCompressed(await listBuiltFiles(/^reference\/.*\.html$/));
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGETS.largestReference);
});

test('no font is shipped: the reader’s own are used', async () => {
  expect(await listBuiltFiles(FONT)).toEqual([]);
});

test(`all images together have at most ${BUDGETS.images} bytes`, async () => {
  const images = await Promise.all((await listBuiltFiles(IMAGE)).map(readBuiltFile));
  expect(sum(images.map(({length}) => length))).toBeLessThanOrEqual(BUDGETS.images);
});

test('no shipped script contains Prism or its table of languages', async () => {
  const signs = ['token-line', 'lookbehind:', 'Prism.languages'];
  const prism = ['prism-react-renderer/dist/index.mjs', 'prismjs/components/prism-php.js']
    .map((file) => readFileSync(require.resolve(file), 'utf8'))
    .join();
  expect(signs.filter((sign) => !prism.includes(sign))).toEqual([]);

  const scripts = await listBuiltFiles(/\.js$/);
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const script = (await readBuiltFile(file)).toString();
    expect(
      signs.filter((sign) => script.includes(sign)),
      file,
    ).toEqual([]);
  }
});
