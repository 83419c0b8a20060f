import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parsePage} from '../../lib/pages/parsePage';
import {checkRule} from '../rules';

/** Returns the findings of the rule about links in pages, by their paths in `docs/`. */
async function check(sources: Readonly<Record<string, string>>): Promise<string[]> {
  const parsed = Object.entries(sources).map(([name, source]) => parsePage(`docs/${name}`, source));
  const pages = new Map(parsed.map((page) => [page.file, page]));
  const found = await Promise.all(parsed.map((page) => checkRule('link', page, pages)));
  return found.flat().map(formatFinding);
}

const heading = '## Part {/* #part */}\n';

describe('a page that was moved into a folder', () => {
  it('has one finding for all links that only need ../, and one for each other that is wrong', async () => {
    const own = '[b](./b.mdx), [own](#part), [b again](b.mdx#part), [c](../c.mdx), [d](./d.mdx)';
    const moved = `${own}\n\n${heading}`;
    expect(await check({'x/a/index.mdx': moved, 'x/b.mdx': heading, 'c.mdx': ''})).toEqual([
      'docs/x/a/index.mdx:1:1 link 3 links of this page lead to pages from the folder above. Put ../ in front of each, or move the page back.',
      'docs/x/a/index.mdx:1:67 link docs/x/a/d.mdx does not exist or cannot be read. Link to a page that does.',
    ]);
  });

  it('is named at each link that led to it, also from a page beside it', async () => {
    const link = '[a](./a.mdx#part), [a](a.mdx)';
    expect(await check({'a/index.mdx': heading, 'b.mdx': link})).toEqual([
      'docs/b.mdx:1:1 link docs/a.mdx does not exist or cannot be read. Write ./a/index.mdx#part.',
      'docs/b.mdx:1:20 link docs/a.mdx does not exist or cannot be read. Write ./a/index.mdx.',
    ]);
    expect(await check({'a.mdx': heading, 'c/d.mdx': '[a](../a/index.mdx)'})).toEqual([
      'docs/c/d.mdx:1:1 link docs/a/index.mdx does not exist or cannot be read. Write ../a.mdx.',
    ]);
  });
});
