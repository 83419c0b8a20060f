import {describe, expect, it} from 'vitest';
import {formatGrowth} from '../formatGrowth';
import {copyPage, growConfig, growSidebars, planCopies} from '../growDocs';

const FILES = ['a/one.mdx', 'a/two.mdx', 'reference/made.mdx', 'start.mdx'];

describe('the copies of pages', () => {
  it('come in sets, without pages of generated content', () => {
    expect(planCopies(FILES, 4).map(({to}) => to)).toEqual([
      'set-1/a/one.mdx',
      'set-1/a/two.mdx',
      'set-1/start.mdx',
      'set-2/a/one.mdx',
    ]);
  });

  it.each([
    ['stay in the set', '[x](./two.mdx#part)', '[x](./two.mdx#part)'],
    ['lead out of it', '[x](../reference/made.mdx)', '[x](../../reference/made.mdx)'],
    [
      'lead elsewhere',
      '[x](https://a.example/b.mdx) [y](#z)',
      '[x](https://a.example/b.mdx) [y](#z)',
    ],
  ])('have links that %s', (_where, markdown, expected) => {
    const copies = planCopies(FILES, 3);
    const copy = {set: 'set-1', from: 'a/one.mdx', to: 'set-1/a/one.mdx'};
    expect(copyPage(markdown, copy, new Set(copies.map(({to}) => to)))).toBe(expected);
  });

  it('are in categories of the sidebar, in the order of their originals', () => {
    const link = {type: 'doc' as const, id: 'a/one'};
    const category = {type: 'category' as const, label: 'A', link, items: ['a/two']};
    const reference = {type: 'category' as const, label: 'R', items: ['reference/made']};
    const items = ['start', category, reference];
    expect(growSidebars({docs: items}, planCopies(FILES, 4)).docs).toEqual([
      ...items,
      {
        type: 'category',
        label: 'Copies, set-1',
        items: [
          'set-1/start',
          {...category, key: 'set-1-A', link: {...link, id: 'set-1/a/one'}, items: ['set-1/a/two']},
        ],
      },
      {type: 'category', label: 'Copies, set-2', items: ['set-2/a/one']},
    ]);
  });
});

describe('the configuration of a grown site', () => {
  it('is the real one with other docs', () => {
    const docs = {path: '/x/docs', sidebarPath: '/x/sidebars.ts'};
    const config = {title: 'A', url: 'https://a.example', baseUrl: '/'};
    const other = ['other', {path: 'docs'}];
    const plugins = [other, ['docs', {path: 'docs', sidebarPath: 'a', breadcrumbs: true}]];
    expect(growConfig({...config, plugins}, docs)).toEqual({
      ...config,
      plugins: [other, ['docs', {...docs, breadcrumbs: true}]],
    });
  });
});

describe('the table of growth', () => {
  it('says what each page adds, and where nothing grows', () => {
    expect(
      formatGrowth([
        {added: 0, figures: {seconds: 10, html: 9000, index: 100_000}},
        {added: 500, figures: {seconds: 25, html: 9050, index: 1_100_000}},
        {added: 2000, figures: {seconds: 70, html: 9100, index: 4_100_000}},
      ]),
    ).toMatchInlineSnapshot(`
      "| More pages | 0 | 500 | 2,000 | per page |
      | --- | --: | --: | --: | --: |
      | seconds | 10 | 25 | 70 | **+0.03** |
      | html | 9,000 | 9,050 | 9,100 | – |
      | index | 100,000 | 1,100,000 | 4,100,000 | **+2,000** |"
    `);
  });
});
