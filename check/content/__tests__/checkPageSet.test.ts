import {describe, expect, it} from 'vitest';
import {ROUTES} from '../../../routes';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {checkPageSet, listDocs} from '../checkPageSet';

/** Checks pages by their names; the lists have one string a line. */
function check(routes: string[], docs: string[], listed: string[]): string[] {
  const write = (strings: string[]) => strings.map((text) => `  '${text}',\n`).join('');
  const files = docs.map((doc) => `docs/${doc}${/\.\w+$/.test(doc) ? '' : '.mdx'}`);
  const written = {'routes.ts': write(routes), 'sidebars.ts': write(listed)};
  const lists = {...written, 'references.ts': '', 'navigation.ts': ''};
  return checkPageSet({routes, files, sidebars: {docs: listed}, lists}).map(formatFinding);
}

describe('the set of pages', () => {
  it('is complete with each page as a file and once in the sidebar', () => {
    const docs = ['a/index', 'a/b', 'index'];
    expect(check(['/', '/a', '/a/b'], docs, docs)).toEqual([]);
  });

  it('knows pages only: pictures and files of editors may be beside them', () => {
    const files = ['index', 'a', 'a.png', '.index.mdx.swp', 'b.md'];
    expect(check(['/', '/a'], files, ['index', 'a'])).toEqual([
      'docs/b.md:1:1 page-set routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.',
    ]);
  });

  it('has each fault where it is: a route, a file, or an entry of the sidebar', () => {
    expect(
      check(['/', '/a', '/b'], ['index', 'b', 'extra', '_part'], ['index', 'b', 'b', 'extra']),
    ).toEqual([
      'routes.ts:2:3 page-set there is no docs/a.mdx. Write it, or remove its route.',
      'routes.ts:2:3 page-set a is not in sidebars.ts. List it where readers look for it.',
      'docs/extra.mdx:1:1 page-set routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.',
      'docs/_part.mdx:1:1 page-set routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.',
      'sidebars.ts:3:3 page-set b is listed before. List each page once.',
      'sidebars.ts:4:3 page-set routes.ts has no page extra. Add its route there, or remove it here.',
    ]);
  });

  it('names the one step that is left where a page gets its first page below', () => {
    const routes = ['/', '/a', '/a/b'];
    expect(check(routes, ['index', 'a', 'a/b'], ['index', 'a/index', 'a/b'])).toEqual([
      'docs/a.mdx:1:1 page-set routes.ts has pages below this one. Move it to docs/a/index.mdx.',
    ]);
    expect(check(routes, ['index', 'a/index', 'a/b'], ['index', 'a', 'a/b'])).toEqual([
      'sidebars.ts:2:3 page-set the id of this page is a/index. Write that.',
    ]);
    expect(check(['/', '/a'], ['index', 'a/index'], ['index', 'a'])).toEqual([
      'docs/a/index.mdx:1:1 page-set routes.ts has no page below this one. Add one there, or move this one to docs/a.mdx.',
    ]);
  });
});

describe('the docs of a route table', () => {
  it('are index pages where other routes are below them', () => {
    expect(listDocs(['/', '/a', '/a/b', '/ab'])).toEqual(['index', 'a/index', 'a/b', 'ab']);
  });

  it('each have a name of their own', () => {
    expect(new Set(listDocs(ROUTES)).size).toBe(ROUTES.length);
  });
});
