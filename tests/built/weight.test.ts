import {brotliCompressSync, gzipSync} from 'node:zlib';
import {createFinder, type IndexFile} from 'section-search/finder';
import {expect, test} from 'vitest';
import {INDEX_FILE} from 'docusaurus-section-search';
import {listBuiltFiles, pageFile, readBuiltFile} from '../support/builtSite';
import {
  findLocale,
  FIRST,
  hasVersions,
  LOCALES,
  NOT_FOUND,
  VERSIONS,
  type Copy,
} from '../support/copies';

/**
 * Budgets of built files, in bytes: measured on 22 to 29 November 2026, plus less than a tenth. If you raise one, say
 * in the commit what readers get for it.
 */
const BUDGETS = {
  // After Brotli, as the servers send it; the pages after gzip.
  styles: 16_500,
  // With the styles that the page is first painted with.
  // A page brings what keeps it readable and copies its code where no script comes.
  // Past what caches keep, at any spelling of its address, in the reader's language.
  medianPage: 29_900,
  largestPage: 43_000,
  // That of all interfaces has every entry, so that the browser’s own search finds it.
  largestReference: 73_200,
  // The dialog's script and styles, and all data that ten queries ask for.
  searchSession: 125_000,
  // With the icons of old Safari and iOS.
  images: 3_500,
};

/** What each page has for other versions and languages: links to them, a badge, above `docs/` a banner. */
const MORE = 500 * (VERSIONS.length - 1 + LOCALES.length - 1);

/** The styles of the badge. */
const BADGE_STYLES = hasVersions ? 100 : 0;

const FONT = /\.(woff2?|ttf|otf|eot)$/;
/** Matches images that pages show, without the card for social networks. */
const IMAGE = /^(?!img\/social-card\.png$).*\.(svg|png|jpe?g|gif|webp|avif|ico)$/;

/** Returns the compressed sizes of built files. */
function weighCompressed(files: readonly string[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => gzipSync(await readBuiltFile(file)).length));
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test(`all styles together have at most ${BUDGETS.styles} bytes`, async () => {
  for (const locale of LOCALES) {
    // The sheets of awake pages, of paper and of the search.
    const sheets = (await listBuiltFiles(/\.css$/)).filter((file) => findLocale(file) === locale);
    expect(sheets).toHaveLength(3);
    const sizes = await Promise.all(
      sheets.map(async (sheet) => brotliCompressSync(await readBuiltFile(sheet)).length),
    );
    expect(sum(sizes)).toBeLessThanOrEqual(BUDGETS.styles + BADGE_STYLES);
  }
});

/**
 * Lists the files of a version's pages whose ids match, with the not-found page, in the default language: how long a
 * translation is, its language decides.
 */
function listPages({ids, routes}: Copy, match = /(?:)/): string[] {
  const chosen = routes.filter((_, index) => match.test(ids[index]!));
  return [...chosen.map(pageFile), NOT_FOUND[0]!];
}

test(`half of the pages have at most ${BUDGETS.medianPage} bytes of HTML`, async () => {
  for (const version of VERSIONS) {
    const sizes = (await weighCompressed(listPages(version))).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(BUDGETS.medianPage + MORE);
  }
});

test(`no page has more than ${BUDGETS.largestPage} bytes of HTML, but for the reference`, async () => {
  for (const version of VERSIONS) {
    const sizes = await weighCompressed(listPages(version, /^(?!reference\/)/));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGETS.largestPage + MORE);
  }
});

test(`no page of the reference has more than ${BUDGETS.largestReference} bytes of HTML`, async () => {
  for (const version of VERSIONS) {
    const sizes = await weighCompressed(listPages(version, /^reference\//));
    expect(sizes.length).toBeGreaterThan(6);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BUDGETS.largestReference + MORE);
  }
});

/** Ten queries: names, titles, questions, typing errors, a message. */
const SESSION = [
  ...['hello world', 'call-tool', 'instalation', 'how do i stop the server', 'HAYRIDE_LOG_LEVEL'],
  ...['cors preflight', 'model-repository', 'morhps', 'sqlite transactions', 'hayride wac plug'],
];

test(`the search loads at most ${BUDGETS.searchSession} bytes for ten queries`, async () => {
  const files = new Set(await listBuiltFiles(/^assets\/(?:js|css)\/search\./));
  expect(files.size).toBe(2);
  const load = async (file: string): Promise<unknown> => {
    files.add(file);
    return JSON.parse((await readBuiltFile(file)).toString());
  };
  const find = await createFinder((await load(INDEX_FILE)) as IndexFile, load);
  for (const text of SESSION) {
    await new Promise<void>((resolve) => {
      find({text}, ({isWhole}) => isWhole && resolve());
    });
  }
  const sizes = [...files].map(
    async (file) => brotliCompressSync(await readBuiltFile(file)).length,
  );
  const total = sum(await Promise.all(sizes));
  console.log(`The search: ${total} bytes for ten queries, in ${files.size} files.`);
  expect(files.size).toBeGreaterThan(4);
  expect(total).toBeLessThanOrEqual(BUDGETS.searchSession);
});

test('no font is shipped: the reader’s own are used', async () => {
  expect(await listBuiltFiles(FONT)).toEqual([]);
});

test(`all images together have at most ${BUDGETS.images} bytes`, async () => {
  const files = (await listBuiltFiles(IMAGE)).filter((file) => findLocale(file) === FIRST.locale);
  const images = await Promise.all(files.map(readBuiltFile));
  expect(sum(images.map(({length}) => length))).toBeLessThanOrEqual(BUDGETS.images);
});
