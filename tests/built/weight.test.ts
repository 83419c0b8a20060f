import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {listBuiltFiles, readBuiltFile} from '../support/builtSite';

/**
 * The budgets of what is built, in bytes: measured on 22 to 26 November 2026, plus less than a tenth. If you
 * raise one, say in the commit what readers get for it.
 */
const BUDGETS = {
  // After Brotli, as the servers send it; the pages after gzip.
  styles: 16_000,
  // With the styles that the page is first painted with.
  // A page brings what keeps it readable and copies its code where no script comes.
  medianPage: 29_500,
  largestPage: 43_000,
  // That of all interfaces has every entry, so that the browser’s own search finds it.
  largestReference: 73_000,
  // With the icons of old Safari and iOS.
  images: 3_500,
};

const FONT = /\.(woff2?|ttf|otf|eot)$/;
/** Images that pages show; the card for social networks is not among them. */
const IMAGE = /^(?!img\/social-card\.png$).*\.(svg|png|jpe?g|gif|webp|avif|ico)$/;

/** The compressed sizes of built files. */
function weighCompressed(files: readonly string[]): Promise<number[]> {
  return Promise.all(files.map(async (file) => gzipSync(await readBuiltFile(file)).length));
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

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
