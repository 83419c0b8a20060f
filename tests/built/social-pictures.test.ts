import {expect, test} from 'vitest';
import {listBuiltFiles, readBuiltFile, readBuiltPages, SITE_URL} from '../support/builtSite';
import {ROUTES} from '../support/routes';

/** What social networks accept, in bytes and pixels. */
const LIMIT = 60_000;
const SIZE = {width: 1200, height: 630};

/** What the head of a page says, by the names of its `meta` elements. */
async function readHeads(): Promise<{route: string; title: string; meta: Map<string, string>}[]> {
  return (await readBuiltPages()).map(({route, elements}) => {
    const meta = elements
      .filter(({name}) => name === 'meta')
      .map(({attributes: {property, name = property ?? '', content = ''}}) => [name, content]);
    const title = elements.find(({name}) => name === 'h1')?.text ?? '';
    return {route, title, meta: new Map(meta as [string, string][])};
  });
}

test('every page names its own picture, with its size and what can be read on it', async () => {
  const heads = (await readHeads()).filter(({route}) => route !== '/404');
  expect(heads).toHaveLength(ROUTES.length);
  for (const {route, title, meta} of heads) {
    const picture = `${SITE_URL}/img/social${route === '/' ? '/index' : route}.png`;
    expect(meta.get('og:image'), route).toBe(picture);
    expect(meta.get('twitter:image')).toBe(picture);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    expect(meta.get('og:image:width')).toBe(String(SIZE.width));
    expect(meta.get('og:image:height')).toBe(String(SIZE.height));
    const alt = meta.get('og:image:alt');
    expect(meta.get('twitter:image:alt')).toBe(alt);
    expect(alt?.split(' · ')).toContain(title);
  }
});

test(`each picture is a PNG of at most ${LIMIT} bytes, differs from the others and is used`, async () => {
  const files = await listBuiltFiles(/^img\/social\//);
  const named = (await readHeads()).flatMap(({meta}) => meta.get('og:image') ?? []);
  expect(files.map((file) => `${SITE_URL}/${file}`).sort()).toEqual(named.sort());
  const contents = await Promise.all(files.map(readBuiltFile));
  for (const [index, content] of contents.entries()) {
    expect(content.toString('latin1', 1, 4), files[index]).toBe('PNG');
    expect({width: content.readUInt32BE(16), height: content.readUInt32BE(20)}).toEqual(SIZE);
    expect(content.length).toBeLessThanOrEqual(LIMIT);
  }
  expect(new Set(contents.map((content) => content.toString('base64'))).size).toBe(ROUTES.length);
});

test('the page that says that there is none has no picture', async () => {
  const head = (await readHeads()).find(({route}) => route === '/404');
  expect([...(head?.meta.keys() ?? [])].filter((name) => name.includes('image'))).toEqual([]);
});
