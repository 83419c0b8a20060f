import {expect, test} from 'vitest';
import {readBuiltFile, readBuiltPages, SITE_URL} from '../support/builtSite';
import {ALL_ROUTES, findLocale, NOT_FOUND} from '../support/copies';

const CARD = 'img/social-card.png';

/** Limits of social networks, in bytes and pixels. */
const LIMIT = 60_000;
const SIZE = {width: 1200, height: 630};

/** Reads the `meta` elements of each page's head: their names and contents. */
async function readHeads(): Promise<{file: string; metas: [string, string][]}[]> {
  return (await readBuiltPages()).map(({file, elements}) => ({
    file,
    metas: elements
      .filter(({name}) => name === 'meta')
      .map(({attributes: {property, name = property ?? '', content = ''}}) => [name, content]),
  }));
}

test('every page names the card, with its size and what can be read on it', async () => {
  const heads = await readHeads();
  expect(heads.filter(({file}) => !NOT_FOUND.includes(file))).toHaveLength(ALL_ROUTES.length);
  const alt = 'Hayride · Sandboxing for the rest of us · Hayride Documentation';
  for (const {file, metas} of heads) {
    const card = `${SITE_URL}/${findLocale(file).folder}${CARD}`;
    const images = metas.filter(([name]) => /^(?:og|twitter):(?:image|card)/.test(name));
    expect(images.sort(), file).toEqual([
      ['og:image', card],
      ['og:image:alt', alt],
      ['og:image:height', String(SIZE.height)],
      ['og:image:width', String(SIZE.width)],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image', card],
      ['twitter:image:alt', alt],
    ]);
    // A link is told from others by its title, which is not on the card.
    expect(new Map(metas).get('og:title'), file).toBeTruthy();
  }
});

test(`the card is a PNG of ${SIZE.width} × ${SIZE.height} pixels and at most ${LIMIT} bytes`, async () => {
  const card = await readBuiltFile(CARD);
  expect(card.toString('latin1', 1, 4)).toBe('PNG');
  expect({width: card.readUInt32BE(16), height: card.readUInt32BE(20)}).toEqual(SIZE);
  expect(card.length).toBeLessThanOrEqual(LIMIT);
});
