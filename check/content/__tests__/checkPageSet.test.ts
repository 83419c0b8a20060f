import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {checkPageSet} from '../checkPageSet';

/** Checks pages by name; each line of the sidebar has one string. */
function check(docs: string[], listed: string[]): string[] {
  const files = docs.map((doc) => `docs/${doc}${/\.\w+$/.test(doc) ? '' : '.mdx'}`);
  const written = listed.map((text) => `  '${text}',\n`).join('');
  const lists = {'sidebars.ts': written, 'references.ts': '', 'navigation.ts': ''};
  return checkPageSet({files, sidebars: {docs: listed}, lists}).map(formatFinding);
}

describe('the set of pages', () => {
  it('is complete with each page as a file and once in the sidebar', () => {
    const docs = ['a/index', 'a/b', 'index'];
    expect(check(docs, docs)).toEqual([]);
  });

  it('knows pages only: pictures and files of editors may be beside them', () => {
    expect(check(['index', 'a', 'a.png', '.index.mdx.swp', 'b.md'], ['index', 'a'])).toEqual([
      'docs/b.md:1:1 page-set the page is not in sidebars.ts. List it where readers look for it.',
    ]);
  });

  it('has each fault where it is: a file, or an entry of the sidebar', () => {
    expect(check(['index', 'b', 'extra', '_part'], ['index', 'a', 'b', 'b'])).toEqual([
      'docs/extra.mdx:1:1 page-set the page is not in sidebars.ts. List it where readers look for it.',
      'docs/_part.mdx:1:1 page-set the page is not in sidebars.ts. List it where readers look for it.',
      'sidebars.ts:2:3 page-set there is no docs/a.mdx. Write it, or remove it here.',
      'sidebars.ts:4:3 page-set b is listed before. List each page once.',
    ]);
  });

  it('names the file that a page becomes when it gets its first page below', () => {
    expect(check(['index', 'a', 'a/b'], ['index', 'a', 'a/b'])).toEqual([
      'docs/a.mdx:1:1 page-set there are pages below this one. Move it to docs/a/index.mdx.',
    ]);
  });
});
