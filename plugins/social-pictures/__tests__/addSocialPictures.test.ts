import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {DocPage} from '../../shared/docPages';
import {addSocialPictures} from '../index';

const repository = path.resolve(__dirname, '../../..');
const CACHE = 'node_modules/.cache/social-pictures';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'social-pictures-'));
  for (const file of ['src/css/tokens.css', 'static/img/logo.svg']) {
    await cp(path.join(repository, file), path.join(root, file));
  }
});
afterEach(() => rm(root, {recursive: true}));

const page = (title: string, section = ['Guides', 'Languages']): DocPage => {
  const trail = [...section, 'Its label'].map((name) => ({name}));
  const url = 'https://a.example/a/b';
  return {file: 'a/b.html', source: 'a/b.md', url, title, description: '', trail};
};

async function draw(doc: DocPage): Promise<{html: string; png: Buffer}> {
  const outDir = path.join(root, 'build');
  const pages = await addSocialPictures({root})({
    outDir,
    generatedFilesDir: outDir,
    baseUrl: '/base/',
    site: {url: 'https://a.example', title: 'Site', tagline: 'Tag & line', language: 'en'},
    docs: new Map([[doc.file, doc]]),
    pages: new Map([
      [doc.file, '<head><title>A</title></head>'],
      ['404.html', '<p>'],
    ]),
  });
  expect(pages.get('404.html')).toBe('<p>');
  const png = await readFile(path.join(outDir, 'img/social/a/b.png'));
  return {html: pages.get(doc.file) ?? '', png};
}

/** Titles of 90 letters: of words, of few letters and many, and of one word. */
const LONG = [
  'Describe what a component imports and exports in WIT, then compose several of them in Wac.',
  'WWW MMM '.repeat(12).slice(0, 90).trim(),
  'wasi:http/outgoing-handler-'.repeat(4).slice(0, 90),
];

/**
 * Reads a PNG as `encodePng` writes it: one chunk of data, three bytes a pixel, no filter. `isDark`
 * tells text from paper and from the wheel behind it.
 */
function readPixels(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const row = 1 + 3 * width;
  const isDark = (x: number, y: number) => (rows[y * row + 1 + 3 * x + 1] ?? 0) < 150;
  return {width, height, isDark};
}

describe('a page', () => {
  it('names its picture, its size and what can be read on it', async () => {
    const {html} = await draw(page('C & "C++"'));
    const alt = 'Hayride · Guides · Languages · C &amp; &quot;C++&quot; · Tag &amp; line';
    expect(html.replaceAll('<', '\n<').split('\n').slice(1)).toEqual([
      '<head>',
      '<meta property="og:image" content="https://a.example/base/img/social/a/b.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="${alt}">`,
      '<meta name="twitter:image" content="https://a.example/base/img/social/a/b.png">',
      `<meta name="twitter:image:alt" content="${alt}">`,
      '<title>A',
      '</title>',
      '</head>',
    ]);
  });

  it('whose title is the tagline says it once', async () => {
    const {html} = await draw(page('Tag & line', []));
    expect(html).toContain('content="Hayride · Tag &amp; line · Site"');
  });
});

describe('a picture', () => {
  it.each(['CLI', ...LONG])('has its texts within its margins: %s', async (title) => {
    const {png} = await draw(page(title));
    const {width, height, isDark} = readPixels(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(60_000);
    const dark: [number, number][] = [];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) if (isDark(x, y)) dark.push([x, y]);
    }
    const [columns, rows] = [dark.map(([x]) => x), dark.map(([, y]) => y)];
    const min = (all: number[]) => all.reduce((a, b) => Math.min(a, b));
    const max = (all: number[]) => all.reduce((a, b) => Math.max(a, b));
    expect(min(columns)).toBeGreaterThanOrEqual(76);
    expect(max(columns)).toBeLessThanOrEqual(1124);
    expect(min(rows)).toBeGreaterThanOrEqual(56);
    expect(max(rows)).toBeLessThanOrEqual(580);
    // The title touches neither the line above it nor what is below it.
    const isFree = (from: number, to: number) => !rows.some((y) => y >= from && y <= to);
    expect([isFree(136, 142), isFree(474, 492)]).toEqual([true, true]);
    expect(isFree(250, 360)).toBe(false);
  });

  it('has the same bytes when it is drawn again, and when it is taken from the cache', async () => {
    const {png: first} = await draw(page('Morphs'));
    expect((await draw(page('Morphs'))).png).toEqual(first);

    await rm(path.join(root, CACHE), {recursive: true});
    expect((await draw(page('Morphs'))).png).toEqual(first);
  });

  it('is taken from the cache as long as it would be the same', async () => {
    const kept = path.join(root, CACHE, 'a/b.html');
    /** Keeps another picture for the same texts. */
    const spoil = async (): Promise<void> => {
      const {png} = await draw(page('Morphs'));
      const content = await readFile(kept);
      await writeFile(kept, [
        content.subarray(0, content.length - png.length),
        Buffer.from('kept'),
      ]);
    };
    await spoil();
    expect((await draw(page('Morphs'))).png.toString()).toBe('kept');
    expect((await draw(page('Morphs', []))).png.toString()).not.toBe('kept');

    await spoil();
    const tokens = path.join(root, 'src/css/tokens.css');
    await writeFile(tokens, (await readFile(tokens, 'utf8')).replace('#e0a526', '#e0a527'));
    expect((await draw(page('Morphs'))).png.toString()).not.toBe('kept');
  });

  it('needs no cache', async () => {
    await writeFile(path.join(root, 'node_modules'), '');
    expect(readPixels((await draw(page('Morphs'))).png).width).toBe(1200);
  });
});
