import path from 'node:path';
import {expect, it} from 'vitest';
import {serveSide} from '../serveSide';

const folder = path.join(import.meta.dirname, 'fixtures/site');

it('a side is served with Brotli, by the addresses and caching of the site’s own server', async () => {
  const side = await serveSide(folder, {
    changePage: (html) => Promise.resolve(`${html}<!-- changed -->`),
  });
  const page = await fetch(`${side.origin}/assets/page`);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('<!-- changed -->');
  expect(await side.weigh('/assets/page')).toBe(Number(page.headers.get('content-length')));
  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(`${side.origin}/assets/page`, {headers: {'if-none-match': etag}});
  expect(again.status).toBe(304);
  expect((await fetch(`${side.origin}/missing`)).status).toBe(404);
  expect(await side.weigh('/missing')).toBe(0);
  side.close();
});
